import type { Reservation } from 'mf-shared/contracts/reservations';
import { addDays, istanbulDate, slotsOf } from 'mf-shared/schedule';
import { expireReservations } from '../../src/domains/reservations/expire.ts';
import { type Asked, signedInAgain, weekOf } from '../booking.ts';
import { createBusiness, createUser, type TestBusiness, type TestUser } from '../factories.ts';
import type { Answer, TestApp } from '../harness.ts';
import { BOARD_OPERATIONS } from './board.ts';
import { MOVE_OPERATIONS } from './moves.ts';
import type { Random } from './random.ts';
import { REGULAR_OPERATIONS, type ToldRegular } from './regulars.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const USERS = 8;
const BUSINESSES = 2;
const PITCHES = 2;
/** Mostly whole hours, sometimes half-way ones, so that old bookings lie across new slots. */
const HOURS = [
  { start: '18:00', end: '02:00' },
  { start: '18:00', end: '02:00' },
  { start: '18:30', end: '01:30' },
  { start: '17:00', end: '00:00' },
  { start: '20:30', end: '03:30' },
];
export const SLOTS = HOURS.flatMap((range) => slotsOf([range]).map((slot) => slot.timeSlot));

/** What the callers were told about a reservation. */
export type Told = { reservation: Reservation; user: TestUser; business: TestBusiness; verbs: string[] };

/** Accounts, the processes that serve them, and everything that was acknowledged. */
export type World = {
  apps: readonly TestApp[];
  users: TestUser[];
  businesses: TestBusiness[];
  told: Map<string, Told>;
  /** Subscriptions that were acknowledged. */
  regulars: Map<string, ToldRegular>;
  /** Answers by call and status, for the record. */
  tally: Map<string, number>;
};

/** A small world, so that callers get into each other's way all the time. */
export async function createWorld(apps: readonly TestApp[]): Promise<World> {
  const [app] = apps;
  if (!app) throw new Error('no process');
  const users: TestUser[] = [];
  for (let i = 0; i < USERS; i++) users.push(await createUser(app));
  const businesses: TestBusiness[] = [];
  const paid = { next_payment_at: app.time.now + 1000 * DAY };
  for (let i = 0; i < BUSINESSES; i++) {
    businesses.push(
      await createBusiness(
        app,
        paid,
        Array.from({ length: PITCHES }, () => ({})),
      ),
    );
  }
  return { apps, users, businesses, told: new Map(), regulars: new Map(), tally: new Map() };
}

/** New tokens for everybody: the clock runs ahead by weeks. */
export async function renewTokens(world: World): Promise<void> {
  const [app] = world.apps;
  if (!app) return;
  world.users = await Promise.all(world.users.map((user) => signedInAgain(app, user, 'user')));
  world.businesses = await Promise.all(world.businesses.map((b) => signedInAgain(app, b, 'business')));
  const owners = new Map([...world.users, ...world.businesses].map((account) => [account.id, account.token]));
  for (const told of world.told.values()) {
    told.user = { ...told.user, token: owners.get(told.user.id) ?? '' };
    told.business = { ...told.business, token: owners.get(told.business.id) ?? '' };
  }
}

export type Operation = { weight: number; run: (world: World, random: Random) => Promise<void> };

const OPERATIONS: Operation[] = [
  { weight: 42, run: (world, random) => request(world, random) },
  { weight: 4, run: burst },
  { weight: 14, run: (world, random) => decide(world, random, 'approve') },
  { weight: 6, run: (world, random) => decide(world, random, 'reject') },
  { weight: 10, run: (world, random) => cancelOne(world, random) },
  { weight: 6, run: (world, random) => deleteOne(world, random) },
  { weight: 4, run: changeHours },
  { weight: 6, run: look },
  { weight: 2, run: moveClock },
  { weight: 2, run: (world, random) => expireReservations(random.pick(world.apps).ctx).then(() => {}) },
];
/** Read when it is used: what else happens in the world is written beside it. */
const weighted = () =>
  [...OPERATIONS, ...REGULAR_OPERATIONS, ...BOARD_OPERATIONS, ...MOVE_OPERATIONS].flatMap(({ weight, run }) =>
    Array.from({ length: weight }, () => run),
  );

/** One operation by somebody on some process, recorded when it was acknowledged. */
export const operate = (world: World, random: Random): Promise<void> =>
  random.pick(weighted())(world, random);

/** Notes an answer; whether it was a success. Throws for a status that nobody expects. */
export function record(
  world: World,
  call: string,
  answer: Answer<{ message: string; code?: string }>,
  allowed: readonly number[],
): boolean {
  const key = `${call} ${answer.status} ${answer.body.code ?? ''}`;
  world.tally.set(key, (world.tally.get(key) ?? 0) + 1);
  if (!allowed.includes(answer.status)) throw new Error(`${key}: ${answer.body.message}`);
  return answer.status < 300;
}

export type Wish = {
  user: TestUser;
  business: TestBusiness;
  fieldName: string;
  date: string;
  /** Any without it. */
  timeSlot?: string;
};

function wish(world: World, random: Random): Wish {
  const business = random.pick(world.businesses);
  const today = istanbulDate(world.apps[0]?.time.now ?? 0);
  return {
    user: random.pick(world.users),
    business,
    fieldName: random.pick(business.pitches).name,
    date: addDays(today, random.pick([0, 0, 1, 1, 2, 3, 9])),
  };
}

/** A player asks for an hour, recorded when it was acknowledged. */
export async function request(
  world: World,
  random: Random,
  wanted: Wish = wish(world, random),
): Promise<void> {
  const { user, business, fieldName, date, timeSlot = random.pick(SLOTS) } = wanted;
  const answer = await random.pick(world.apps).call<Asked>('post', '/api/reservations/create', {
    token: user.token,
    json: {
      userEmail: user.email,
      businessId: business.id,
      date,
      timeSlot,
      fieldName,
    },
  });
  if (!record(world, 'create', answer, [201, 400, 409])) return;
  const { reservation } = answer.body;
  world.told.set(reservation.id, { reservation, user, business, verbs: [] });
}

/** One player asks for several hours of one pitch and night at once, to slip past the weekly limit. */
async function burst(world: World, random: Random): Promise<void> {
  const wanted = wish(world, random);
  await Promise.all(Array.from({ length: 6 }, () => request(world, random, wanted)));
}

/** One of the reservations of late, so that several callers meet over the same one. */
export function recent(world: World, random: Random): Told | undefined {
  const ids = [...world.told.keys()].slice(-80);
  return ids.length > 0 ? world.told.get(random.pick(ids)) : undefined;
}

async function decide(world: World, random: Random, verb: 'approve' | 'reject'): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const answer = await random.pick(world.apps).call<Asked>('post', `/api/reservations/${verb}`, {
    token: target.business.token,
    json: { reservationId: target.reservation.id },
  });
  if (record(world, verb, answer, [200, 409])) target.verbs.push(verb);
}

async function cancelOne(world: World, random: Random): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const answer = await random
    .pick(world.apps)
    .call<Asked>('post', `/api/reservations/${target.reservation.id}/cancel`, { token: target.user.token });
  if (record(world, 'cancel', answer, [200, 409])) target.verbs.push('cancel');
}

async function deleteOne(world: World, random: Random): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const answer = await random
    .pick(world.apps)
    .call<Asked>('delete', `/api/reservations/${target.reservation.id}`, { token: target.business.token });
  if (record(world, 'delete', answer, [200, 409])) target.verbs.push('delete');
}

async function changeHours(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const fields = business.pitches.map(({ id, name }) => ({
    id,
    name,
    capacity: "7'e 7",
    price: 1000 + random.below(500),
    workingHours: [random.pick(HOURS)],
  }));
  const answer = await random.pick(world.apps).call<Asked>('put', '/api/business/update', {
    token: business.token,
    json: { businessName: 'Çınar Halı Saha', fields },
  });
  record(world, 'hours', answer, [200]);
}

async function look(world: World, random: Random): Promise<void> {
  const app = random.pick(world.apps);
  const start = istanbulDate(app.time.now);
  const fields = await weekOf(app, random.pick(world.businesses).id, { start, end: addDays(start, 6) });
  if (fields.length !== PITCHES) throw new Error('a pitch is missing from the week');
}

async function moveClock(world: World, random: Random): Promise<void> {
  const step = random.pick([1, 5, 30, 90]) * MINUTE;
  for (const app of world.apps) app.time.now += step;
}
