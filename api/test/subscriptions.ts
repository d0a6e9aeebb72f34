import type { Occurrence, Subscription, SubscriptionCreate } from 'mf-shared/contracts/subscriptions';
import type { Caller } from './booking.ts';
import type { TestUser, TestVenue } from './factories.ts';
import type { Answer } from './harness.ts';

export type Subscribed = { message: string; code?: string; subscription: Subscription };
type Account = { token: string };

/** Requests a subscription; by default Fridays 21:00 on the first pitch. */
export const subscribe = (
  app: Caller,
  user: TestUser,
  business: TestVenue,
  over: Partial<SubscriptionCreate> = {},
): Promise<Answer<Subscribed>> =>
  app.call<Subscribed>('post', '/api/subscription/request', {
    token: user.token,
    json: {
      businessId: business.id,
      fieldName: 'Saha 1',
      dayOfWeek: 'Cuma',
      timeSlot: '21:00-22:00',
      ...over,
    },
  });

/** The actions of a side on a subscription or one of its weeks. */
export const decide = (app: Caller, { token }: Account, verb: 'approve' | 'reject', requestId: string) =>
  app.call<Subscribed>('post', `/api/subscription/${verb}`, { token, json: { requestId } });
export const endByVenue = (app: Caller, { token }: Account, id: string) =>
  app.call<Subscribed>('delete', `/api/subscription/${id}`, { token });
export const endByPlayer = (app: Caller, { token }: Account, id: string) =>
  app.call<Subscribed>('post', `/api/subscription/${id}/cancel`, { token });
export const onWeek = (app: Caller, { token }: Account, verb: 'skip' | 'restore', id: string) =>
  app.call<Subscribed>('post', `/api/subscription/occurrences/${id}/${verb}`, { token });
export const pause = (app: Caller, { token }: Account, id: string, range: { from: string; until: string }) =>
  app.call<Subscribed>('post', `/api/subscription/${id}/pause`, { token, json: range });
export const resume = (app: Caller, { token }: Account, id: string) =>
  app.call<Subscribed>('post', `/api/subscription/${id}/resume`, { token });
export const show = (app: Caller, { token }: Account, id: string) =>
  app.call<Subscription>('get', `/api/subscription/${id}`, { token });

const mustSucceed = ({ status, body }: Answer<Subscribed>): Subscription => {
  if (status >= 300) throw new Error(`expected a subscription, got ${status} ${body.message}`);
  return body.subscription;
};

/** A request that must succeed. */
export const requested = async (...args: Parameters<typeof subscribe>): Promise<Subscription> =>
  mustSucceed(await subscribe(...args));

/** A running subscription. */
export async function subscribed(
  app: Caller,
  user: TestUser,
  business: TestVenue,
  over: Partial<SubscriptionCreate> = {},
): Promise<Subscription> {
  const { id } = await requested(app, user, business, over);
  return mustSucceed(await decide(app, business, 'approve', id));
}

/**
 * The week of a football night.
 * @throws Error if the subscription has none.
 */
export function weekOn(subscription: Subscription, date: string): Occurrence {
  const found = subscription.occurrences.find((week) => week.date === date);
  if (!found) throw new Error(`no week on ${date}`);
  return found;
}
