import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/index.ts';
import { noticePreferences } from '../contracts/calls/notification-settings.ts';
import { listNotices } from '../contracts/calls/notifications.ts';

const PAGE_SIZE = 30;

/** What belongs to one signed-in player or business lies below this key. */
export const newsKey = (me: string | null) => ['notifications', me] as const;
const preferencesKey = (me: string | null) => ['notification-preferences', me] as const;

/** News of the caller, the newest first, page by page. */
export const newsQuery = (me: string | null) =>
  infiniteQueryOptions({
    queryKey: newsKey(me),
    queryFn: ({ pageParam, signal }) =>
      request(listNotices, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** How the caller wants to be told. */
export const preferencesQuery = (me: string | null) =>
  queryOptions({
    queryKey: preferencesKey(me),
    queryFn: ({ signal }) => request(noticePreferences, { signal }),
  });
