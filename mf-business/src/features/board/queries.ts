import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { readBoard } from 'mf-shared/contracts/calls/board';
import { keys } from '../../common/keys.ts';

/** Everything on the venue's pitches between two football nights, both included. */
export const boardQuery = (venueId: string, from: string, to: string) =>
  queryOptions({
    queryKey: keys.board(venueId, from, to),
    queryFn: ({ signal }) => request(readBoard, { query: { from, to }, signal }),
  });
