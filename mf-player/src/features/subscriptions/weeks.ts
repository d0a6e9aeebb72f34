import type { Occurrence, Subscription } from 'mf-shared/contracts/subscriptions';

/** A week of a subscription that its player will play. */
export type ComingWeek = { subscription: Subscription; week: Occurrence };

/** The next held week of each running subscription after `now` (ms). */
export const nextWeeks = (subscriptions: readonly Subscription[], now: number): ComingWeek[] =>
  subscriptions.flatMap((subscription) => {
    const week = subscription.occurrences.find(({ status, startsAt }) => status === 'held' && startsAt > now);
    return subscription.status === 'approved' && week ? [{ subscription, week }] : [];
  });
