import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoned } from '../../../test/board.ts';
import { booked } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { joined } from '../../../test/waiting.ts';
import { lockAllPitches } from './finish-closing.ts';
import { endingAt } from './kept.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('sqlite');
});
afterAll(() => app.close());

const ONE_OF_EACH = { reservations: 1, subscriptions: 1, waiting: 1, phoneBookings: 1, staff: 0 };

/** A venue with one of everything that ends with it, and another venue with the same. */
async function venue() {
  const make = async () => {
    const business = await createVenue(app);
    const [one, other] = [await createUser(app), await createUser(app)];
    await booked(app, one, business);
    await joined(app, other, business);
    await phoned(app, business, { hours: [{ ...hourOf(business), timeSlot: '19:00-20:00' }] });
    await subscribed(app, await createUser(app), business, { timeSlot: '23:00-00:00' });
    return business;
  };
  await make();
  return make();
}
const hourOf = ({ pitches }: { pitches: { id: string }[] }) => ({
  fieldId: pitches[0]?.id ?? '',
  date: '2026-11-20',
});

type Table = 'reservations' | 'subscriptions' | 'waiting_entries' | 'phone_bookings';
type Counted = keyof typeof ONE_OF_EACH;

it('counts one of each, and nothing of another venue', async () => {
  const { id } = await venue();
  expect(await endingAt(app.db.q, id, app.time.now)).toEqual(ONE_OF_EACH);
});

it.each<[string, Table, object, Counted]>([
  ['a reservation that has begun', 'reservations', { starts_at: 'now' }, 'reservations'],
  ['a request whose time is over', 'reservations', { expires_at: 'now' }, 'reservations'],
  ['a cancelled reservation', 'reservations', { status: 'cancelled' }, 'reservations'],
  ['a subscription that ended', 'subscriptions', { status: 'cancelled' }, 'subscriptions'],
  ['a line of an hour that has begun', 'waiting_entries', { starts_at: 'now' }, 'waiting'],
  ['a place in line that was given up', 'waiting_entries', { status: 'ended' }, 'waiting'],
  ['a phone booking that has begun', 'phone_bookings', { starts_at: 'now' }, 'phoneBookings'],
  ['a phone booking that was called off', 'phone_bookings', { status: 'cancelled' }, 'phoneBookings'],
])('does not count %s', async (_, table, change, counted) => {
  const { id } = await venue();
  const { now } = app.time;
  const row = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value === 'now' ? now : value]),
  );
  await app.db.q.updateTable(table).set(row).where('venue_id', '=', id).execute();
  expect(await endingAt(app.db.q, id, now)).toEqual({ ...ONE_OF_EACH, [counted]: 0 });
});

it('holds a pitch too that is added while the venue waits for the others', async () => {
  const business = await createVenue(app);
  const [first = ''] = business.pitches.map(({ id }) => id);
  const held: string[] = [];
  await app.db.transact(async (tx) => {
    const lock = async (_table: string, id: string) => {
      held.push(id);
      if (held.length > 1) return true;
      const row = tx.q.selectFrom('pitches').selectAll().where('id', '=', first);
      await tx.q
        .insertInto('pitches')
        .values({ ...(await row.executeTakeFirstOrThrow()), id: `${first}-two` })
        .execute();
      return true;
    };
    await lockAllPitches({ ...tx, lock }, business.id);
  });
  expect(new Set(held)).toEqual(new Set([first, `${first}-two`]));
});
