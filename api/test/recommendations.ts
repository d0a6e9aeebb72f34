import type { Recommendations } from 'mf-shared/contracts/recommendations';
import { cellsOf, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { newId } from '../src/base/id.ts';
import type { NewReservation } from '../src/db/schema/reservations.ts';
import { pairOf } from '../src/domains/friends/queries.ts';
import type { TestUser, TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

/** An approved hour on that date with its cells, also in the past; by default 21:00. */
export async function playedAt(
  app: TestApp,
  user: TestUser,
  business: TestVenue,
  { date, hour = 21, ...row }: { date: string; hour?: number } & Partial<NewReservation>,
): Promise<void> {
  const [pitch] = business.pitches;
  if (!pitch) throw new Error('A venue needs a pitch.');
  const startsAt = istanbulMidnight(date) + hour * HOUR_MS;
  const id = newId();
  const values: NewReservation = {
    id,
    venue_id: business.id,
    pitch_id: pitch.id,
    user_id: user.id,
    field_name: pitch.name,
    date,
    time_slot: `${hour}:00-${hour + 1}:00`,
    starts_at: startsAt,
    ends_at: startsAt + HOUR_MS,
    status: 'approved',
    end_reason: null,
    price: 1200,
    expires_at: startsAt,
    created_at: startsAt - 48 * HOUR_MS,
    decided_at: startsAt - 47 * HOUR_MS,
    ...row,
  };
  await app.db.q.insertInto('reservations').values(values).execute();
  if (values.status !== 'approved') return;
  const cells = cellsOf(startsAt, values.ends_at).map((starts_at) => ({
    pitch_id: pitch.id,
    starts_at,
    expires_at: null,
    owner_kind: 'reservation' as const,
    owner_id: id,
  }));
  await app.db.q.insertInto('cells').values(cells).execute();
}

/** The football night `days` from the test's today. */
export const night = (app: TestApp, days: number): string => istanbulDate(app.time.now + days * 24 * HOUR_MS);

/** Makes two players friends, since a day ago. */
export const befriend = (app: TestApp, one: TestUser, other: TestUser) =>
  app.db.q
    .insertInto('friendships')
    .values({
      ...pairOf(one.id, other.id),
      id: newId(),
      sender_id: one.id,
      status: 'accepted',
      created_at: app.time.now - 48 * HOUR_MS,
      accepted_at: app.time.now - 24 * HOUR_MS,
    })
    .execute();

/** The player's recommendations. */
export async function recommended(app: TestApp, user: TestUser): Promise<Recommendations> {
  const { status, body } = await app.call<Recommendations>('get', '/api/recommendations', {
    token: user.token,
  });
  if (status !== 200) throw new Error(`recommendations: ${status}`);
  return body;
}
