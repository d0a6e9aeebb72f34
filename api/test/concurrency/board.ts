import type { BoardEntry, ClosureAnswer, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { boardOf, moveIn, phoneIn, type Refused } from '../board.ts';
import type { TestBusiness } from '../factories.ts';
import type { Random } from './random.ts';
import { type Operation, record, SLOTS, type World } from './world.ts';

const REFUSABLE = [400, 409];

/** What was ended of late and may be taken back, for each venue. */
const ended = new WeakMap<TestBusiness['pitches'], { cancelled: unknown[]; reopened: unknown[] }>();
const memoryOf = ({ pitches }: TestBusiness) => {
  const known = ended.get(pitches) ?? { cancelled: [], reopened: [] };
  ended.set(pitches, known);
  return known;
};

const pickApp = (world: World, random: Random) => random.pick(world.apps);

function somewhere(world: World, random: Random, business: TestBusiness) {
  const today = istanbulDate(world.apps[0]?.time.now ?? 0);
  return {
    fieldId: random.pick(business.pitches).id,
    date: addDays(today, random.pick([0, 1, 1, 2, 3])),
    timeSlot: random.pick(SLOTS),
  };
}

async function takeCall(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const hours = [somewhere(world, random, business)];
  const first = hours[0];
  const weeks =
    random.below(6) === 0 && first ? { repeatUntil: addDays(first.date, 14), skipTaken: true } : {};
  record(world, 'phone', await phoneIn(pickApp(world, random), business, { hours, ...weeks }), [
    201,
    ...REFUSABLE,
  ]);
}

/** Something of a kind that a member of staff sees on the board; what they do about it may come too late. */
async function seen(
  world: World,
  random: Random,
  business: TestBusiness,
  kinds: readonly BoardEntry['kind'][],
): Promise<BoardEntry | undefined> {
  const app = pickApp(world, random);
  const today = istanbulDate(app.time.now);
  const { entries } = await boardOf(app, business, today, addDays(today, 3));
  const known = entries.filter((entry) => kinds.includes(entry.kind) && entry.startsAt > app.time.now);
  return known.length > 0 ? random.pick(known.slice(0, 6)) : undefined;
}

const post = <T>(world: World, random: Random, { token }: TestBusiness, path: string, json: unknown) =>
  pickApp(world, random).call<T & Refused>('post', `/api/business/${path}`, { token, json });

async function cancelCall(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const entry = await seen(world, random, business, ['phone']);
  if (!entry) return;
  const scope = random.pick(['one', 'following']);
  const path = `phone-bookings/${entry.id}/cancel`;
  const answer = await post<PhoneBookingCancelled>(world, random, business, path, {
    version: entry.version,
    scope,
  });
  if (record(world, 'phone cancel', answer, [200, ...REFUSABLE])) {
    memoryOf(business).cancelled.push(answer.body.cancelled);
  }
}

async function restoreCall(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const bookings = memoryOf(business).cancelled.at(-1);
  if (!bookings) return;
  const answer = await post(world, random, business, 'phone-bookings/restore', { bookings });
  record(world, 'phone restore', answer, [200, ...REFUSABLE]);
}

async function editCall(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const entry = await seen(world, random, business, ['phone']);
  if (!entry) return;
  const { token } = business;
  const json = { name: `Hasan ${random.below(100)}`, version: entry.version };
  const path = `/api/business/phone-bookings/${entry.id}`;
  const answer = await pickApp(world, random).call<Refused>('put', path, { token, json });
  record(world, 'phone edit', answer, [200, ...REFUSABLE]);
}

async function move(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const entry = await seen(world, random, business, ['phone', 'reservation']);
  if (!entry) return;
  const to = somewhere(world, random, business);
  const answer = await moveIn(pickApp(world, random), business, entry, to, random.pick(['keep', 'new']));
  record(world, 'move', answer, [200, ...REFUSABLE]);
}

async function close(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const { fieldId, date, timeSlot } = somewhere(world, random, business);
  const [start, end] = timeSlot.split('-');
  const span = random.below(5) === 0 ? {} : { start, end };
  const json = { fieldIds: [fieldId], from: date, to: date, reason: 'maintenance', skipTaken: true, ...span };
  record(world, 'close', await post(world, random, business, 'closures', json), [201, ...REFUSABLE]);
}

async function reopen(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const entry = await seen(world, random, business, ['closure']);
  if (!entry) return;
  const { id, version, startsAt } = entry;
  const scope = random.pick(['hour', 'night', 'series']);
  const json = { version, startsAt, scope };
  const answer = await post<ClosureAnswer>(world, random, business, `closures/${id}/reopen`, json);
  if (record(world, 'reopen', answer, [200, ...REFUSABLE]))
    memoryOf(business).reopened.push(answer.body.closures);
}

async function closeAgain(world: World, random: Random): Promise<void> {
  const business = random.pick(world.businesses);
  const closures = memoryOf(business).reopened.at(-1);
  if (!closures) return;
  const answer = await post(world, random, business, 'closures/restore', { closures });
  record(world, 'close again', answer, [200, ...REFUSABLE]);
}

/** What staff write on the board while players book. */
export const BOARD_OPERATIONS: Operation[] = [
  { weight: 10, run: takeCall },
  { weight: 6, run: cancelCall },
  { weight: 4, run: restoreCall },
  { weight: 2, run: editCall },
  { weight: 8, run: move },
  { weight: 3, run: close },
  { weight: 4, run: reopen },
  { weight: 3, run: closeAgain },
];

/** Each of these must have happened, else the run proves nothing. */
export const BOARD_MEETINGS = [
  'phone 201 ',
  'phone 409 slot_taken',
  'phone cancel 200 ',
  'phone restore 200 ',
  'phone edit 200 ',
  'move 200 ',
  'move 409 slot_taken',
  'close 201 ',
  'reopen 200 ',
  'close again 200 ',
];
