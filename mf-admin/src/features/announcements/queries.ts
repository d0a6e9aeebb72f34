import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type { AnnouncementState } from 'mf-shared/contracts/announcements';
import { announcement, announcements, previewAnnouncement } from 'mf-shared/contracts/calls/announcements';
import { keys } from '../../common/keys.ts';
import type { Payload } from './form.ts';

const PAGE = 20;
/** How often the counts of an announcement that goes out are read again. */
const LOOK_MS = 2000;

/** Announcements of a state, or all, in pages. */
export const announcementsQuery = (state: AnnouncementState | '') =>
  infiniteQueryOptions({
    queryKey: keys.announcements('list', state),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(announcements, { query: { state, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** One announcement; its counts are read again and again while it goes out. */
export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: keys.announcements('one', id),
    queryFn: ({ signal }) => request(announcement, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'sending' || data.progress.waiting > 0) ? LOOK_MS : false,
  });

/** Asks how an announcement looks, and how many accounts it goes to. */
export const usePreview = () =>
  useMutation({ mutationFn: (input: Payload) => request(previewAnnouncement, { body: input }) });
