import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { request } from '../api-client/index.ts';
import { markNoticesRead } from '../contracts/calls/notifications.ts';
import type { Notification } from '../contracts/notifications.ts';
import type { ServerEvent } from '../contracts/socket.ts';
import { useLiveReads } from '../query-client/index.ts';
import { toast } from '../ui/toast.ts';
import { newsKey, newsQuery } from './queries.ts';

/** What adds a notice, reads one, or answers what one asks. */
const CHANGES = [
  'notification',
  'notificationsRead',
  'reservationChanged',
  'subscriptionChanged',
  'friendshipChanged',
  'matchChanged',
  'waitingChanged',
] as const satisfies ServerEvent[];

type Pages = InfiniteData<{ rows: Notification[]; nextCursor: string | null }>;

/** The caller's notices, live, and functions that mark them as read. */
export function useNews() {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const query = useInfiniteQuery({ ...newsQuery(me), enabled: me !== null });
  useLiveReads([newsKey(me)], CHANGES);

  /** Shows the notices that match `concerns` as read before the server answers. */
  const showRead = (concerns: (one: Notification) => boolean) =>
    queries.setQueryData<Pages>(newsKey(me), (data) => data && withRead(data, concerns));

  const readAll = useMutation({
    mutationFn: (until: string) => request(markNoticesRead, { body: { until } }),
    onMutate: (until) => {
      const before = queries.getQueryData<Pages>(newsKey(me));
      showRead((one) => one.id <= until);
      return before;
    },
    onError: (_error, _until, before) => {
      queries.setQueryData<Pages>(newsKey(me), before);
      toast.error('Bildirimler okundu olarak işaretlenemedi. Lütfen tekrar deneyin.');
      void queries.invalidateQueries({ queryKey: newsKey(me) });
    },
  });
  /** Following a link marks the notice as read; on failure it stays marked as new. */
  function readOne(one: Notification): void {
    if (one.readAt !== null) return;
    showRead(({ id }) => id === one.id);
    void request(markNoticesRead, { body: { id: one.id } }).catch(() => {});
  }
  return { query, news: query.data?.pages.flatMap((page) => page.rows) ?? [], readAll, readOne };
}

function withRead(data: Pages, concerns: (one: Notification) => boolean): Pages {
  const now = Date.now();
  const read = (one: Notification) => (one.readAt === null && concerns(one) ? { ...one, readAt: now } : one);
  return { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(read) })) };
}
