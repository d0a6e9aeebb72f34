import { addDays, istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../src/db/database.ts';
import type { ReservationRow } from '../../src/db/schema/reservations.ts';
import { expireReservations } from '../../src/domains/reservations/expire.ts';
import { expireOffers } from '../../src/domains/waiting-list/expire.ts';
import { weekOf } from '../booking.ts';
import { createTestApp, type TestApp, WEDNESDAY_NOON } from '../harness.ts';
import { brokenInvariants } from '../invariants.ts';
import { createPostgres } from '../lent-databases.ts';
import { ATTENDANCE_MEETINGS, wrongMarks } from './attendance.ts';
import { BOARD_MEETINGS } from './board.ts';
import { BOOKING_MEETINGS } from './bookings.ts';
import { LINE_MEETINGS, nothingSeen, type Seen, wrongLines } from './lines.ts';
import { moneyOf } from './money.ts';
import { MOVE_MEETINGS } from './moves.ts';
import { operate } from './operations.ts';
import { PRICE_MEETINGS } from './prices.ts';
import { randomFrom } from './random.ts';
import { forgottenRegulars, REGULAR_MEETINGS, wrongShifts, wrongWeeks } from './regulars.ts';
import { deadlocks, rareMeetings } from './tell.ts';
import type { Told, World } from './types.ts';
import { createWorld, renewTokens } from './world.ts';
import { wrongClosures, wrongPhones, wrongRecords } from './written.ts';

const WAVES = 60;
const MOST_WAVES = 8 * WAVES;
const WAVE = 50;
const CHECK_EVERY = 6;
const FIRST_NIGHT = istanbulDate(WEDNESDAY_NOON);

/** SQLite as one process; PostgreSQL as two, each with its own connections and week cache. */
async function startProcesses(engine: 'sqlite' | 'postgres'): Promise<TestApp[]> {
  if (engine === 'sqlite') return [await createTestApp('sqlite')];
  const url = await createPostgres();
  return [await createTestApp('postgres', { url }), await createTestApp('postgres', { url })];
}

const ENDS = ['reject', 'delete', 'cancel'];

/** The possible statuses after the answered calls. */
function statusesAfter({ reservation, verbs }: Told): string[] {
  const open = ['pending ', 'cancelled expired'];
  const approved = verbs.includes('approve') || reservation.status === 'approved';
  // After a move an approved reservation may be pending and approved again.
  const stands = approved ? (verbs.includes('move') ? ['approved ', ...open] : ['approved ']) : open;
  const ended = [
    ...(verbs.includes('reject') ? ['rejected '] : []),
    ...(verbs.includes('delete') ? ['cancelled business'] : []),
    ...(verbs.includes('cancel') ? ['cancelled player'] : []),
  ];
  if (ended.length === 0) return stands;
  const ends = verbs.filter((verb) => ENDS.includes(verb)).length;
  const takenBack = verbs.filter((verb) => verb === 'take back').length;
  return ends > takenBack ? ended : stands;
}

/** Whether the reservation has the place and price of its last answered move. */
function isAsTold({ places, verbs }: Told, row: ReservationRow): boolean {
  const last = places.filter((one) => !places.some((later) => later.asked > one.answered));
  const found = last.some(
    (one) => one.fieldId === row.pitch_id && one.startsAt === row.starts_at && one.price === row.price,
  );
  return found && row.moves === verbs.filter((verb) => verb.endsWith('move')).length;
}

/** Reservations that are not as their callers were told. */
async function forgotten({ apps, told }: World): Promise<string[]> {
  const rows = await apps[0]?.db.q.selectFrom('reservations').selectAll().execute();
  const byId = new Map(rows?.map((row) => [row.id, row]));
  const unknown = [...byId.keys()].filter((id) => !told.has(id)).map((id) => `${id} was told to nobody`);
  const wrong = [...told.values()].flatMap((told) => {
    const row = byId.get(told.reservation.id);
    const status = row ? `${row.status} ${row.end_reason ?? ''}` : 'missing';
    const ends = told.verbs.filter((verb) => ENDS.includes(verb)).length;
    const takenBack = told.verbs.filter((verb) => verb === 'take back').length;
    const stands = ends - takenBack === 0 || ends - takenBack === 1;
    const right = statusesAfter(told).includes(status) && stands && row && isAsTold(told, row);
    return right ? [] : [`${told.reservation.id} is ${status} after ${told.verbs}`];
  });
  return [...unknown, ...wrong];
}

/** What staff wrote by hand: phone bookings, and each closed half hour. */
async function writtenByHand(q: Queries) {
  const closed = await q.selectFrom('cells').selectAll().where('owner_kind', '=', 'closure').execute();
  return {
    phoneBookings: await q.selectFrom('phone_bookings').selectAll().where('status', '=', 'active').execute(),
    closedCells: closed.map((cell) => ({ ...cell, ends_at: cell.starts_at + DAY_MS / 48 })),
  };
}

/** Each process shows exactly the hours as taken that a reservation or a regular overlaps. */
async function staleWeeks({ apps, venues }: World): Promise<string[]> {
  const wrong: string[] = [];
  for (const app of apps) {
    const now = app.time.now;
    const rows = await app.db.q.selectFrom('reservations').selectAll().execute();
    const regular = await app.db.q
      .selectFrom('subscription_occurrences')
      .selectAll()
      .where('status', '=', 'held')
      .execute();
    const { phoneBookings, closedCells } = await writtenByHand(app.db.q);
    // An offer holds its hour until it is settled; another offer may follow.
    const offers = await app.db.q
      .selectFrom('waiting_entries')
      .selectAll()
      .where('status', '=', 'offered')
      .execute();
    const live = [
      ...regular,
      ...offers,
      ...phoneBookings,
      ...closedCells,
      ...rows.filter(
        (row) => row.status === 'approved' || (row.status === 'pending' && row.expires_at > now),
      ),
    ];
    const start = istanbulDate(now);
    for (const { id } of venues) {
      for (const field of await weekOf(app, id, { start, end: addDays(start, 6) })) {
        for (const slot of field.weeklyData.flatMap((day) => day.daySlots)) {
          const end = slot.startsAt + DAY_MS / 24;
          const isPast = slot.startsAt <= now;
          const taken =
            isPast ||
            live.some(
              (row) => row.pitch_id === field.fieldId && row.starts_at < end && slot.startsAt < row.ends_at,
            );
          if (taken !== (slot.status === 'occupied')) wrong.push(`${field.fieldName} ${slot.startsAt}`);
        }
      }
    }
  }
  return wrong;
}

/** Fails with the first broken rules and the seed: the end of a log is what people read. */
const expectNone = (world: World, broken: readonly string[]): void =>
  expect(broken, [`TOPLA_SEED=${world.seed}`, ...broken.slice(0, 5)].join('\n')).toEqual([]);

/** What must hold whenever no call is running. */
async function expectWhole(world: World, seen: Seen): Promise<void> {
  expectNone(world, world.wrong);
  expectNone(world, await staleWeeks(world));
  for (const { ctx, db } of world.apps) {
    await expireReservations(ctx);
    await expireOffers(ctx);
    expectNone(world, await brokenInvariants(db.q));
  }
  expectNone(world, await wrongLines(world, seen));
  expectNone(world, await wrongWeeks(world));
  expectNone(world, await wrongShifts(world));
  expectNone(world, await wrongMarks(world));
  for (const { told, found, parts } of await moneyOf(world, FIRST_NIGHT)) {
    expect(told).toEqual(found);
    expect(new Set(parts.map(({ amount, count }) => `${amount} ${count}`)).size).toBe(1);
  }
}

/** Expects that the database has every change that a caller was told of, and no other. */
async function expectNothingForgotten(world: World): Promise<void> {
  expectNone(world, await forgotten(world));
  expectNone(world, await forgottenRegulars(world));
  expectNone(world, await wrongPhones(world));
  expectNone(world, await wrongClosures(world));
  expectNone(world, await wrongRecords(world));
}

const MEETINGS = [
  ...BOOKING_MEETINGS,
  ...PRICE_MEETINGS,
  ...BOARD_MEETINGS,
  ...MOVE_MEETINGS,
  ...REGULAR_MEETINGS,
  ...LINE_MEETINGS,
  ...ATTENDANCE_MEETINGS,
];

describe.each(['sqlite', 'postgres'] as const)('thousands of calls at once on %s', (engine) => {
  it('leave every rule of occupancy whole', { timeout: 600_000 }, async () => {
    const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const random = randomFrom(seed);
    const apps = await startProcesses(engine);
    const world = await createWorld(apps, seed);
    const seen = nothingSeen();
    // A run without meetings proves nothing: it continues until all kinds have met.
    const goesOn = (wave: number) =>
      wave < WAVES || (wave < MOST_WAVES && rareMeetings(world, MEETINGS).length > 0);
    for (let wave = 0; goesOn(wave); wave++) {
      await Promise.all(Array.from({ length: WAVE }, () => operate(world, random)));
      if (wave % CHECK_EVERY > 0) continue;
      await renewTokens(world);
      await expectWhole(world, seen);
    }
    await expectWhole(world, seen);
    await expectNothingForgotten(world);
    expect(deadlocks(apps)).toEqual([]);
    expectNone(world, rareMeetings(world, MEETINGS));
    // While no price was being changed, only one price was possible.
    expect(world.tally.get('price known') ?? 0).toBeGreaterThan(100);
    await Promise.all(apps.map((running) => running.close()));
  });
});
