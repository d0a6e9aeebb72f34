import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  leaveSubscription,
  mySubscriptions,
  requestSubscription,
  restoreWeek,
  skipWeek,
} from 'mf-shared/contracts/calls/subscriptions';
import type { Occurrence, Subscription, SubscriptionCreate } from 'mf-shared/contracts/subscriptions';
import { errorText } from 'mf-shared/error-text';
import { useLiveReads } from 'mf-shared/query-client';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;
const MOST_RUNNING = 100;

/** The player's own subscriptions, pending and running first; the hub keeps them up to date. */
export function useMySubscriptions() {
  const actor = useSession(actorId);
  useLiveReads([keys.subscriptions()], ['subscriptionChanged']);
  return useInfiniteQuery({
    queryKey: keys.subscriptions(actor),
    queryFn: ({ pageParam, signal }) =>
      request(mySubscriptions, { query: { cursor: pageParam, limit: PAGE_SIZE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((one) => one.requests),
  });
}

/** The player's running subscriptions with their weeks, to stand among other hours; the hub keeps them up to date. */
export function useRunning() {
  const actor = useSession(actorId);
  useLiveReads([keys.subscriptions()], ['subscriptionChanged']);
  return useQuery({
    queryKey: keys.subscriptions(actor, 'running'),
    queryFn: async ({ signal }) => {
      const query = { status: 'approved', limit: MOST_RUNNING } as const;
      return (await request(mySubscriptions, { query, signal })).requests;
    },
  });
}

/** Reads everything again that shows a changed subscription. */
function useRefresh() {
  const queries = useQueryClient();
  return (venueId: string) => {
    void queries.invalidateQueries({ queryKey: keys.week(venueId) });
    return queries.invalidateQueries({ queryKey: keys.subscriptions() });
  };
}

/** Requests a weekly hour; the form shows the refusal. */
export function useSubscribe() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (json: SubscriptionCreate) => request(requestSubscription, { body: json }),
    onSettled: (_answer, _error, { businessId }) => refresh(businessId),
  });
}

/** Withdraws a request or ends a subscription. */
export function useLeave() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Subscription) => request(leaveSubscription, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, 'İptal edilemedi.')),
    onSettled: (_answer, _error, { businessId }) => refresh(businessId),
  });
}

type WeekChange = { subscription: Subscription; week: Occurrence; verb: 'skip' | 'restore' };

/** Skips a week or takes it back; the message of a skip offers an undo. */
export function useWeek() {
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationFn: ({ week, verb }: WeekChange) =>
      request({ skip: skipWeek, restore: restoreWeek }[verb], { params: { id: week.id } }),
    onSuccess: ({ message }, change) => {
      const undo = () => mutation.mutate({ ...change, verb: 'restore' });
      toast.success(
        message,
        change.verb === 'skip' ? { action: { label: 'Geri al', onClick: undo } } : undefined,
      );
    },
    onError: (error) => toast.error(errorText(error, 'Değişiklik yapılamadı.')),
    onSettled: (_answer, _error, { subscription }) => refresh(subscription.businessId),
  });
  return mutation;
}
