import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/base/id.ts';
import { approve, booked, FRIDAY } from './booking.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from './factories.ts';
import { createTestApp, type TestApp, WEDNESDAY_NOON } from './harness.ts';
import { playedAt } from './recommendations.ts';
import { joined } from './waiting.ts';

let app: TestApp;
let player: TestUser;
let venue: TestVenue;
beforeAll(async () => {
  app = await createTestApp('sqlite');
  venue = await createVenue(app, { next_payment_at: WEDNESDAY_NOON + 2.5 * DAY_MS, cancel_hours: 5 }, [
    {},
    {},
  ]);
  await createVenue(app, { next_payment_at: WEDNESDAY_NOON + 1.5 * DAY_MS });
  player = await createUser(app);
  const other = await createUser(app);
  await playedAt(app, player, venue, { date: '2026-11-11' });
  // One that the venue approves, one that it leaves unanswered, and one that another player got.
  const { id } = await booked(app, player, venue, { date: '2026-11-19', timeSlot: '20:00-21:00' });
  await approve(app, venue, id);
  await booked(app, player, venue, { date: '2026-11-19', fieldName: 'Saha 2', timeSlot: '18:00-19:00' });
  await booked(app, other, venue);
  await joined(app, player, venue);
  await app.db.q
    .insertInto('ads')
    .values({
      id: newId(),
      user_id: other.id,
      type: 'findTeam',
      description: 'Kaleci takım arıyor.',
      city: 'İstanbul',
      position: 'Kaleci',
      status: 'active',
      created_at: WEDNESDAY_NOON,
      expires_at: WEDNESDAY_NOON + 7.25 * HOUR_MS,
    })
    .execute();
});
afterAll(() => app.close());

const week = (start: string, end: string) =>
  `/api/reservations/weekly-user?businessId=${venue.id}&startDate=${start}&endDate=${end}`;

/** Answers that are kept, and the instants in their lives. While answers are checked, an old one is an error. */
it.each<[string, () => [string, string?]]>([
  ['the week of a visitor', () => [week('2026-11-16', '2026-11-22')]],
  ['a week that opens day by day', () => [week('2027-02-08', '2027-02-14')]],
  ['the week of a player', () => [week('2026-11-16', '2026-11-22'), player.token]],
  ['a search', () => ['/api/business/search?city=%C4%B0stanbul']],
  [
    'a search for hours',
    () => [`/api/hours?city=%C4%B0stanbul&date=${FRIDAY}&earliest=17:00&latest=02:00&limit=100`],
  ],
  [
    'the list of a venue',
    () => [`/api/reservations/business-reservations?businessId=${venue.id}`, venue.token],
  ],
  [
    'the day of a venue',
    () => [`/api/reservations/daily?businessId=${venue.id}&date=${FRIDAY}`, venue.token],
  ],
  ['the day before', () => [`/api/reservations/daily?businessId=${venue.id}&date=2026-11-19`, venue.token]],
  ['recommendations', () => ['/api/recommendations', player.token]],
])('%s is not given again once the time has changed it', async (_, call) => {
  const [path, token] = call();
  const seen = new Set<string>();
  for (let at = WEDNESDAY_NOON + HOUR_MS / 4; at < WEDNESDAY_NOON + 3 * DAY_MS; at += HOUR_MS / 4) {
    for (const moment of [at - MINUTE_MS / 3, at, at + MINUTE_MS / 4]) {
      app.time.now = moment;
      const { status, body } = await app.call('get', path, token === undefined ? {} : { token });
      expect({ at: new Date(moment).toISOString(), status }).not.toMatchObject({ status: 500 });
      seen.add(JSON.stringify(body));
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});
