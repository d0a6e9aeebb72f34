import { addDays, istanbulDate } from 'mf-shared/schedule';
import { describe, expect, it, onTestFailed } from 'vitest';
import type { Queries } from '../../src/db/database.ts';
import { expireReservations } from '../../src/domains/reservations/expire.ts';
import { weekOf } from '../booking.ts';
import { createPostgres, createTestApp, type TestApp } from '../harness.ts';
import { brokenInvariants } from '../invariants.ts';
import { BOARD_MEETINGS } from './board.ts';
import { MOVE_MEETINGS } from './moves.ts';
import { randomFrom } from './random.ts';
import { forgottenRegulars } from './regulars.ts';
import { createWorld, operate, renewTokens, type Told, type World } from './world.ts';

const WAVES = 160;
const WAVE = 50;
const DAY = 24 * 60 * 60 * 1000;
const CHECK_EVERY = 5;

/** SQLite as one process; PostgreSQL as two, each with connections and stored weeks of its own. */
async function startProcesses(engine: 'sqlite' | 'postgres'): Promise<TestApp[]> {
  if (engine === 'sqlite') return [await createTestApp('sqlite')];
  const url = await createPostgres();
  return [await createTestApp('postgres', { url }), await createTestApp('postgres', { url })];
}

/** What a status must be after the calls that were acknowledged. */
function statusesAfter({ reservation, verbs }: Told): string[] {
  if (verbs.includes('reject')) return ['rejected '];
  if (verbs.includes('delete')) return ['cancelled business'];
  if (verbs.includes('cancel')) return ['cancelled player'];
  const open = ['pending ', 'cancelled expired'];
  const approved = verbs.includes('approve') || reservation.status === 'approved';
  // What was approved may wait again after a move, and be approved again.
  if (verbs.includes('move')) return approved ? ['approved ', ...open] : open;
  return approved ? ['approved '] : open;
}

/** Every acknowledged change is in the database, and the database holds none that was not acknowledged. */
async function forgotten({ apps, told }: World): Promise<string[]> {
  const rows = await apps[0]?.db.q.selectFrom('reservations').selectAll().execute();
  const byId = new Map(rows?.map((row) => [row.id, row]));
  const unknown = [...byId.keys()].filter((id) => !told.has(id)).map((id) => `${id} was never acknowledged`);
  const wrong = [...told.values()].flatMap((told) => {
    const row = byId.get(told.reservation.id);
    const status = row ? `${row.status} ${row.end_reason ?? ''}` : 'missing';
    const ends = told.verbs.filter((verb) => verb !== 'approve' && verb !== 'move').length;
    const right = statusesAfter(told).includes(status) && ends <= 1;
    return right ? [] : [`${told.reservation.id} is ${status} after ${told.verbs}`];
  });
  return [...unknown, ...wrong];
}

/** What staff hold by hand: phone bookings, and each closed half hour. */
async function writtenByHand(q: Queries) {
  const closed = await q.selectFrom('cells').selectAll().where('owner_kind', '=', 'closure').execute();
  return {
    phoneBookings: await q.selectFrom('phone_bookings').selectAll().where('status', '=', 'active').execute(),
    closedCells: closed.map((cell) => ({ ...cell, ends_at: cell.starts_at + DAY / 48 })),
  };
}

/** Each process shows exactly those hours as occupied that a reservation or a regular overlaps. */
async function staleWeeks({ apps, businesses }: World): Promise<string[]> {
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
    const live = [
      ...regular,
      ...phoneBookings,
      ...closedCells,
      ...rows.filter(
        (row) => row.status === 'approved' || (row.status === 'pending' && row.expires_at > now),
      ),
    ];
    const start = istanbulDate(now);
    for (const { id } of businesses) {
      for (const field of await weekOf(app, id, { start, end: addDays(start, 6) })) {
        for (const slot of field.weeklyData.flatMap((day) => day.daySlots)) {
          const end = slot.startsAt + DAY / 24;
          const taken = live.some(
            (row) => row.pitch_id === field.fieldId && row.starts_at < end && slot.startsAt < row.ends_at,
          );
          if (taken !== (slot.status === 'occupied')) wrong.push(`${field.fieldName} ${slot.startsAt}`);
        }
      }
    }
  }
  return wrong;
}

/** What must hold whenever no call is under way. */
async function expectWhole(world: World): Promise<void> {
  expect(await staleWeeks(world)).toEqual([]);
  for (const { ctx, db } of world.apps) {
    await expireReservations(ctx);
    expect(await brokenInvariants(db.q)).toEqual([]);
  }
}

describe.each(['sqlite', 'postgres'] as const)('thousands of calls at once on %s', (engine) => {
  it('leave every rule of occupancy whole', { timeout: 180_000 }, async () => {
    const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
    const random = randomFrom(seed);
    const apps = await startProcesses(engine);
    const world = await createWorld(apps);
    for (let wave = 0; wave < WAVES; wave++) {
      await Promise.all(Array.from({ length: WAVE }, () => operate(world, random)));
      if (wave % CHECK_EVERY > 0) continue;
      await renewTokens(world);
      await expectWhole(world);
    }
    await expectWhole(world);
    expect(await forgotten(world)).toEqual([]);
    expect(await forgottenRegulars(world)).toEqual([]);
    // A run in which nobody met anybody would prove nothing.
    for (const met of [
      'create 201 ',
      'create 409 slot_taken',
      'create 409 weekly_limit',
      'approve 200 ',
      'approve 409 reservation_not_pending',
      'cancel 200 ',
      'cancel 409 cancel_too_late',
      'delete 200 ',
      'reject 200 ',
      'hours 200 ',
      ...BOARD_MEETINGS,
      ...MOVE_MEETINGS,
      'subscribe 201 ',
      'subscribe 409 subscription_exists',
      'regular approve 200 ',
      'regular leave 200 ',
      'week skip 200 ',
      'week restore 200 ',
      'week restore 409 slot_taken',
    ]) {
      expect(world.tally.get(met) ?? 0, met).toBeGreaterThan(10);
    }
    await Promise.all(apps.map((running) => running.close()));
  });
});
