import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  deskPlayer,
  deskVenue,
  playerBlocks,
  previewPlayerSuspension,
  previewVenueSuspension,
  venueBlocks,
} from 'mf-shared/contracts/calls/desk';
import { playerContents, venueContents } from 'mf-shared/contracts/calls/removals';
import { keys } from '../../common/keys.ts';
import type { Whose } from './acts.ts';

/** A player as admins see one. */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: keys.account('player', id),
    queryFn: ({ signal }) => request(deskPlayer, { params: { id }, signal }),
  });

/** A venue as admins see one. */
export const venueQuery = (id: string) =>
  queryOptions({
    queryKey: keys.account('venue', id),
    queryFn: ({ signal }) => request(deskVenue, { params: { id }, signal }),
  });

/** What suspending an account now would end. */
export const suspensionQuery = ({ kind, id }: Whose) =>
  queryOptions({
    queryKey: keys.account(kind, id, 'suspension'),
    queryFn: ({ signal }) =>
      request(kind === 'player' ? previewPlayerSuspension : previewVenueSuspension, {
        params: { id },
        signal,
      }),
    staleTime: 0,
  });

/** What an account published, and what of it was removed. */
export const contentsQuery = ({ kind, id }: Whose) =>
  queryOptions({
    queryKey: keys.account(kind, id, 'contents'),
    queryFn: ({ signal }) =>
      request(kind === 'player' ? playerContents : venueContents, { params: { id }, signal }),
  });

const BLOCKS_PAGE = 10;

/** Whom an account blocked, or who blocked it, in pages. */
export const blocksQuery = ({ kind, id }: Whose, direction: 'made' | 'received') =>
  infiniteQueryOptions({
    queryKey: keys.account(kind, id, direction),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(kind === 'player' ? playerBlocks : venueBlocks, {
        params: { id },
        query: { direction, limit: BLOCKS_PAGE, cursor: pageParam },
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });
