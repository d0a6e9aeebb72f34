import { HOUR_MS } from 'mf-shared/time';
import { newId } from '../src/base/id.ts';
import type { NewReservation } from '../src/db/schema/reservations.ts';
import type { TestUser, TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

/** Writes an approved hour of the player at the venue; by default it ended an hour ago. Answers its id. */
export async function playedHour(
  app: TestApp,
  business: TestVenue,
  user: Pick<TestUser, 'id'>,
  row: Partial<NewReservation> = {},
): Promise<string> {
  const pitch = business.pitches[0];
  if (!pitch) throw new Error('The business has no pitch.');
  const starts_at = row.starts_at ?? app.time.now - 2 * HOUR_MS;
  const values: NewReservation = {
    id: newId(),
    venue_id: business.id,
    pitch_id: pitch.id,
    user_id: user.id,
    field_name: pitch.name,
    date: '2026-11-18',
    time_slot: '12:00-13:00',
    starts_at,
    ends_at: starts_at + HOUR_MS,
    status: 'approved',
    end_reason: null,
    price: 1200,
    expires_at: starts_at,
    created_at: starts_at - HOUR_MS,
    decided_at: null,
    ...row,
  };
  await app.db.q.insertInto('reservations').values(values).execute();
  return values.id;
}
