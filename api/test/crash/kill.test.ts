import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { afterEach, beforeEach, expect, it, onTestFailed } from 'vitest';
import { type Asked, approve, ask, type Caller, cancel, reject } from '../booking.ts';
import { type Random, randomFrom } from '../concurrency/random.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../factories.ts';
import { type Answer, createTestApp, JWT_SECRET } from '../harness.ts';
import { brokenInvariants } from '../invariants.ts';
import { startServer } from './server.ts';

const ROUNDS = 5;
const CALLERS = 12;
const SLOTS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '00:00-01:00'];

/** A reservation whose request was answered, and the calls about it. */
type Known = { reservation: Reservation; user: TestUser; answered: string[]; unanswered: string[] };
type Scene = { users: TestUser[]; business: TestVenue; known: Map<string, Known> };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topla-crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** One caller: requests hours and decides about them until the server dies. */
async function callUntilDeath(server: Caller, scene: Scene, random: Random): Promise<void> {
  for (;;) {
    const work = random.next() < 0.6 ? request : decide;
    if (!(await work(server, scene, random))) return;
  }
}

/** The answer, or null if the server died first. */
const answerOf = (call: Promise<Answer<Asked>>): Promise<Answer<Asked> | null> =>
  call.catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  });

async function request(server: Caller, { users, business, known }: Scene, random: Random): Promise<boolean> {
  const user = random.pick(users);
  const answer = await answerOf(
    ask(server, user, business, {
      date: addDays(istanbulDate(Date.now()), 1 + random.below(80)),
      timeSlot: random.pick(SLOTS),
    }),
  );
  if (answer?.status === 201) {
    const { reservation } = answer.body;
    known.set(reservation.id, { reservation, user, answered: [], unanswered: [] });
  }
  return answer !== null;
}

async function decide(server: Caller, { business, known }: Scene, random: Random): Promise<boolean> {
  if (known.size === 0) return true;
  const target = random.pick([...known.values()]);
  const { id } = target.reservation;
  const verb = random.pick(['approved', 'rejected', 'cancelled'] as const);
  const call = {
    approved: () => approve(server, business, id),
    rejected: () => reject(server, business, id),
    cancelled: () => cancel(server, target.user, id),
  }[verb];
  const answer = await answerOf(call());
  if (!answer) target.unanswered.push(verb);
  else if (answer.status === 200) target.answered.push(verb);
  return answer !== null;
}

/**
 * An answered call is stored. A call without an answer is stored as a whole or not at all.
 * Two connections may bring their answers in another order than the database took the calls, but nothing follows
 * a rejection or a cancellation.
 */
function possibleStatuses({ answered, unanswered }: Known): string[] {
  const final = answered.find((verb) => verb !== 'approved');
  return final ? [final] : [answered[0] ?? 'pending', ...unanswered];
}

/** Reads the file as the server left it, and answers its errors. */
async function examine(file: string, { known }: Scene): Promise<string[]> {
  const { db, close } = await createTestApp('sqlite', { url: file });
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.q);
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
  const broken = await brokenInvariants(db.q);
  const rows = new Map((await db.q.selectFrom('reservations').selectAll().execute()).map((r) => [r.id, r]));
  await close();
  const lost = [...known.values()].flatMap((entry) => {
    const row = rows.get(entry.reservation.id);
    const whole =
      row?.user_id === entry.user.id &&
      row.starts_at === entry.reservation.startsAt &&
      possibleStatuses(entry).includes(row.status);
    return whole ? [] : [`${entry.reservation.id} is ${row?.status} after ${JSON.stringify(entry)}`];
  });
  return [...broken, ...lost];
}

it('keeps every answered reservation when the server is killed at any moment', async () => {
  const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
  onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
  const random = randomFrom(seed);
  const file = join(folder, 'topla.sqlite');
  const maker = await createTestApp('sqlite', { url: file });
  maker.time.now = Date.now();
  const users: TestUser[] = [];
  for (let i = 0; i < CALLERS; i++) users.push(await createUser(maker));
  const scene: Scene = { users, business: await createVenue(maker), known: new Map() };
  await maker.close();
  for (let round = 0; round < ROUNDS; round++) {
    const before = scene.known.size;
    const server = await startServer(folder, JWT_SECRET);
    const callers = Array.from({ length: CALLERS }, () => callUntilDeath(server, scene, random));
    // Work must be running; from then on the moment of the kill is random.
    const enough = before + 1 + random.below(30);
    await expect.poll(() => scene.known.size, { timeout: 20_000, interval: 1 }).toBeGreaterThan(enough);
    await server.kill();
    await Promise.all(callers);
    expect(await examine(file, scene)).toEqual([]);
  }
});
