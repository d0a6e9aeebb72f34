import { cellsOf } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { describe, expect, it, onTestFailed } from 'vitest';
import { type Asked, ask, cancel, FRIDAY, reject, remove } from '../../../test/booking.ts';
import { mayHaveBeenAtLimit, type Seen } from '../../../test/concurrency/lines.ts';
import { type Random, randomFrom } from '../../../test/concurrency/random.ts';
import { rareMeetings } from '../../../test/concurrency/tell.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { createPostgres } from '../../../test/lent-databases.ts';
import { accept, decline, join, leave } from '../../../test/waiting.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { expireReservations } from '../reservations/expire.ts';
import { expireOffers } from './expire.ts';

const WAVES = 40;
const MOST_WAVES = 4 * WAVES;
const WAVE = 25;
const SLOTS = ['20:00-21:00', '21:00-22:00', '22:00-23:00', '23:00-00:00'];
const DATES = [FRIDAY, '2026-11-21', '2026-11-27'];

const MEETINGS = [
  'join 201 ',
  'accept 201 ',
  'decline 200 ',
  'leave 200 ',
  'cancel 200 ',
  'ask 409 slot_taken',
];

type World = {
  apps: TestApp[];
  users: TestUser[];
  business: TestVenue;
  tally: Map<string, number>;
  /** Reservations at the last look; and entries that wait, but may have been passed over for a full week. */
  reservations: Seen['reservations'];
  nights: Seen['nights'];
  passed: Set<string>;
};

async function createWorld(engine: 'sqlite' | 'postgres'): Promise<World> {
  const url = engine === 'postgres' ? await createPostgres() : undefined;
  const apps = [await createTestApp(engine, url ? { url } : {})];
  if (url) apps.push(await createTestApp(engine, { url }));
  const [app] = apps;
  if (!app) throw new Error('no process');
  const users = [];
  for (let i = 0; i < 24; i++) users.push(await createUser(app));
  return {
    apps,
    users,
    business: await createVenue(app),
    tally: new Map(),
    reservations: new Map(),
    nights: new Map(),
    passed: new Set(),
  };
}

const isLive = ({ status }: ReservationRow) => status === 'pending' || status === 'approved';

const rowsOf = async ({ apps }: World) => {
  const q = apps[0]?.db.q;
  if (!q) throw new Error('no process');
  return {
    entries: await q.selectFrom('waiting_entries').selectAll().orderBy('turn').execute(),
    cells: await q.selectFrom('cells').selectAll().execute(),
    rows: await q.selectFrom('reservations').selectAll().execute(),
  };
};

/** Makes one random call of a random player or venue; counts its answer. */
async function operate(world: World, random: Random): Promise<void> {
  const { business, users } = world;
  const app = random.pick(world.apps);
  const user = random.pick(users);
  const over = { date: random.pick(DATES), timeSlot: random.pick(SLOTS) };
  const dice = random.below(100);
  const count = (verb: string, { status, body }: { status: number; body: { code?: string } }) => {
    const key = `${verb} ${status} ${body.code ?? ''}`;
    world.tally.set(key, (world.tally.get(key) ?? 0) + 1);
    if (status >= 500) throw new Error(key);
  };
  if (dice < 30) return count('join', await join(app, user, business, over));
  if (dice < 45) return count('ask', await ask(app, user, business, over));
  if (dice < 47) for (const each of world.apps) each.time.now += 4 * MINUTE_MS;
  if (dice < 50) return void (await expireOffers(app.ctx));
  if (dice < 51) return void (await expireReservations(app.ctx));
  const { entries, rows } = await rowsOf(world);
  const reservations = rows.filter(isLive);
  const byId = new Map(users.map((each) => [each.id, each]));
  if (dice < 80) {
    const offered = entries.filter((row) => row.status === 'offered');
    const living = entries.filter((row) => row.status === 'offered' || row.status === 'waiting');
    const among = dice < 75 ? offered : living;
    if (among.length === 0) return;
    const row = random.pick(among);
    const owner = byId.get(row.user_id) ?? user;
    if (dice < 70) return count('accept', await accept(app, owner, row.id));
    if (dice < 75) return count('decline', await decline(app, owner, row.id));
    return count('leave', await leave(app, owner, row.id));
  }
  if (reservations.length === 0) return;
  const row = random.pick(reservations);
  const pending = row.status === 'pending';
  if (pending && dice < 88) return count('reject', await reject(app, business, row.id));
  if (dice < 97) return count('cancel', await cancel(app, byId.get(row.user_id) ?? user, row.id));
  const approved = await app.call<Asked>('post', '/api/reservations/approve', {
    token: business.token,
    json: { reservationId: row.id },
  });
  count('approve', approved);
  if (dice < 98) count('delete', await remove(app, business, row.id));
}

/**
 * Rules that are broken between calls, found from reservations and entries alone: an hour has one holder, its cells are
 * exactly that holder's, and nobody waits before a free hour or before somebody with an offer of it.
 */
async function broken(world: World): Promise<string[]> {
  const { entries, cells, rows } = await rowsOf(world);
  const reservations = rows.filter(isLive);
  const offered = entries.filter((row) => row.status === 'offered');
  const wrong: string[] = [];
  const holders = new Map<string, string>();
  for (const row of [...reservations, ...offered]) {
    for (const cell of cellsOf(row.starts_at, row.ends_at)) {
      const key = `${row.pitch_id} ${cell}`;
      if (holders.has(key)) wrong.push(`${key} has two holders`);
      holders.set(key, row.id);
    }
  }
  for (const cell of cells) {
    const key = `${cell.pitch_id} ${cell.starts_at}`;
    if (holders.get(key) !== cell.owner_id) wrong.push(`${key} is held by ${cell.owner_kind} of nobody`);
    holders.delete(key);
  }
  for (const [key, id] of holders) wrong.push(`${key} of ${id} is not held`);
  const now = world.apps[0]?.time.now ?? 0;
  const waiting = entries.filter((row) => row.status === 'waiting' && row.starts_at > now);
  for (const row of waiting) if (mayHaveBeenAtLimit(row, rows, world)) world.passed.add(row.id);
  world.reservations = new Map(rows.map((row) => [row.id, row]));
  for (const row of waiting.filter(({ id }) => !world.passed.has(id))) {
    const holder = [...reservations, ...offered].find((each) => each.starts_at === row.starts_at);
    if (!holder) wrong.push(`turn ${row.turn} waits for a free hour`);
    const offer = offered.find((each) => each.starts_at === row.starts_at);
    if (offer && offer.turn > row.turn) wrong.push(`turn ${offer.turn} jumped turn ${row.turn}`);
  }
  return wrong;
}

describe.each(['sqlite', 'postgres'] as const)('many calls at once on %s', (engine) => {
  it('leave every line in order and no hour with nobody', { timeout: 120_000 }, async () => {
    const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
    const random = randomFrom(seed);
    const world = await createWorld(engine);
    // A run in which nobody met anybody would prove nothing. It goes on until everybody has met somebody.
    const goesOn = (wave: number) =>
      wave < WAVES || (wave < MOST_WAVES && rareMeetings(world, MEETINGS).length > 0);
    for (let wave = 0; goesOn(wave); wave++) {
      await Promise.all(Array.from({ length: WAVE }, () => operate(world, random)));
      expect(await broken(world), `wave ${wave}`).toEqual([]);
    }
    for (const app of world.apps) app.time.now += 60 * MINUTE_MS;
    for (let pass = 0; pass < 20; pass++) {
      for (const app of world.apps) app.time.now += 16 * MINUTE_MS;
      for (const app of world.apps) await expireOffers(app.ctx);
    }
    expect(await broken(world)).toEqual([]);
    expect((await rowsOf(world)).entries.filter((row) => row.status === 'offered')).toEqual([]);
    expect(rareMeetings(world, MEETINGS)).toEqual([]);
    await Promise.all(world.apps.map((app) => app.close()));
  });
});
