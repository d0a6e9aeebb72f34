import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  approveSubscription,
  cancelSubscription,
  pauseSubscription,
  rejectSubscription,
  restoreWeek,
  resumeSubscription,
  skipWeek,
  venueSubscriptions,
} from 'mf-shared/contracts/calls/subscriptions';
import type { Occurrence, Subscription, SubscriptionPause } from 'mf-shared/contracts/subscriptions';
import { answerText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE = 50;

/** Subscriptions of the venue: pending, running, ended. */
export const subscriptionsQuery = (venueId: string) =>
  infiniteQueryOptions({
    queryKey: keys.subscriptions(venueId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(venueSubscriptions, {
        query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** The owner's changes, with the input of each call. */
type Change =
  | { verb: 'approve' | 'reject' | 'cancel' | 'resume'; subscription: Subscription }
  | { verb: 'pause'; subscription: Subscription; range: SubscriptionPause }
  | { verb: 'skip' | 'restore'; subscription: Subscription; week: Occurrence };

const FAILED: Record<Change['verb'], string> = {
  approve: 'Onaylanamadı.',
  reject: 'Reddedilemedi.',
  cancel: 'İptal edilemedi.',
  pause: 'Ara verilemedi.',
  resume: 'Yeniden başlatılamadı.',
  skip: 'Hafta atlanamadı.',
  restore: 'Hafta geri alınamadı.',
};

function send(change: Change) {
  const { id } = change.subscription;
  switch (change.verb) {
    case 'approve':
    case 'reject':
      return request({ approve: approveSubscription, reject: rejectSubscription }[change.verb], {
        body: { requestId: id },
      });
    case 'cancel':
      return request(cancelSubscription, { params: { id } });
    case 'resume':
      return request(resumeSubscription, { params: { id } });
    case 'pause':
      return request(pauseSubscription, { params: { id }, body: change.range });
    default:
      return request({ skip: skipWeek, restore: restoreWeek }[change.verb], {
        params: { id: change.week.id },
      });
  }
}

/** The change that undoes a change; null if there is none. */
function undoOf(change: Change): Change | null {
  if (change.verb === 'skip') return { ...change, verb: 'restore' };
  if (change.verb === 'pause') return { verb: 'resume', subscription: change.subscription };
  return null;
}

/** Decides about subscriptions and their weeks; skipping and pausing offer an undo. */
export function useChange(venueId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: ({ message }, change) => {
      const undo = undoOf(change);
      toast.success(
        message,
        undo ? { action: { label: 'Geri al', onClick: () => mutation.mutate(undo) } } : undefined,
      );
    },
    onError: (error, { verb }) => toast.error(answerText(error, FAILED[verb])),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.day(venueId) });
      return client.invalidateQueries({ queryKey: keys.subscriptions(venueId) });
    },
  });
  return mutation;
}
export type ChangeMutation = ReturnType<typeof useChange>;
