import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/index.ts';
import { noticePreferences } from '../contracts/calls/notification-settings.ts';
import { listNotices } from '../contracts/calls/notifications.ts';

const PAGE_SIZE = 30;

/** Cache key of one signed-in player or business. */
export const newsKey = (me: string | null) => ['notifications', me] as const;
const preferencesKey = (me: string | null) => ['notification-preferences', me] as const;

/** The caller's notices, newest first, by page. */
export const newsQuery = (me: string | null) =>
  infiniteQueryOptions({
    queryKey: newsKey(me),
    // What a notice asks may have been answered on another page.
    staleTime: 0,
    queryFn: ({ pageParam, signal }) =>
      request(listNotices, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The caller's notification settings. */
export const preferencesQuery = (me: string | null) =>
  queryOptions({
    queryKey: preferencesKey(me),
    queryFn: ({ signal }) => request(noticePreferences, { signal }),
  });
