import { MINUTE_MS } from 'mf-shared/time';
import { expireOffers } from '../src/domains/waiting-list/expire.ts';
import { atTime, booked } from './booking.ts';
import { createUser, createVenue, type TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import { joined, placesOf } from './waiting.ts';

export const SLOT = '21:00-22:00';

/** A booked hour with a line of players, and what became of both. */
export function offers(app: () => TestApp) {
  const scene = async (waiters = 3) => {
    const business = await createVenue(app());
    const holder = await createUser(app());
    const reservation = await booked(app(), holder, business);
    const line: { user: TestUser; id: string }[] = [];
    for (let i = 0; i < waiters; i++) {
      const user = await createUser(app());
      line.push({ user, id: (await joined(app(), user, business)).id });
    }
    const [first, second, third] = line;
    if (!first) throw new Error('nobody waits');
    return { business, holder, reservation, first, second: second ?? first, third: third ?? first };
  };
  const stateOf = async (user: TestUser) => (await placesOf(app(), user)).map((place) => place.status);
  /** Runs the job at `minutes` from now. */
  const later = (minutes: number) =>
    atTime(app(), app().time.now + minutes * MINUTE_MS, () => expireOffers(app().ctx));
  return { scene, stateOf, later };
}
