import {
  type BoardEntry,
  type ClosureAnswer,
  MAX_BOARD_NIGHTS,
  type PhoneBookingAnswer,
  type PhoneBookingCancelled,
} from 'mf-shared/contracts/board';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { boardOf, moveIn, phoneIn, type Refused } from '../board.ts';
import type { TestVenue } from '../factories.ts';
import { SLOTS } from './hours.ts';
import { expectPrice } from './prices.ts';
import type { Random } from './random.ts';
import { actingFor, changed, record, step } from './tell.ts';
import type { Acting, Operation, Span, World } from './types.ts';
import { tellClosures, tellPhones } from './written.ts';

/** 403: the desk may not set a price or touch a past hour. */
const REFUSABLE = [400, 403, 409];

/** Recently ended entries that may be restored, for each venue. */
const ended = new WeakMap<TestVenue['pitches'], { cancelled: unknown[]; reopened: unknown[] }>();
const memoryOf = ({ pitches }: TestVenue) => {
  const known = ended.get(pitches) ?? { cancelled: [], reopened: [] };
  ended.set(pitches, known);
  return known;
};

/** A price that no price list has. */
const AGREED = 777;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const pickApp = (world: World, random: Random) => random.pick(world.apps);

function somewhere(world: World, random: Random, business: TestVenue) {
  const today = istanbulDate(world.apps[0]?.time.now ?? 0);
  return {
    fieldId: random.pick(business.pitches).id,
    date: addDays(today, random.pick([0, 1, 1, 2, 3])),
    timeSlot: random.pick(SLOTS),
  };
}

async function takeCall(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const hours = [somewhere(world, random, business)];
  const first = hours[0];
  const weeks =
    random.below(6) === 0 && first ? { repeatUntil: addDays(first.date, 14), skipTaken: true } : {};
  const agreed = random.below(5) === 0 ? { price: AGREED } : {};
  const asked = step(world);
  const answer = await phoneIn(pickApp(world, random), business, { hours, ...weeks, ...agreed });
  const during = { asked, answered: step(world) };
  if (!record(world, 'phone', answer, [201, ...REFUSABLE])) return;
  const { bookings } = answer.body;
  tellPhones(world, bookings);
  changed(world, business, idsOf(bookings), 'telefonla alındı');
  for (const entry of bookings) expectAgreed(world, business, entry, agreed.price, during);
}

/** The agreed price of a phone booking applies, else the price list. */
function expectAgreed(
  world: World,
  acting: Acting,
  entry: BoardEntry,
  agreed: number | undefined,
  during: Span,
): void {
  if (agreed === undefined) expectPrice(world, acting, { ...entry, price: entry.price ?? 0 }, during);
  else if (entry.price !== agreed) world.wrong.push(`${entry.id} cost ${agreed}, written was ${entry.price}`);
}

/** An entry of a kind that staff see on the board; their change may come too late. */
async function seen(
  world: World,
  random: Random,
  business: TestVenue,
  kinds: readonly BoardEntry['kind'][],
): Promise<BoardEntry | undefined> {
  const app = pickApp(world, random);
  const today = istanbulDate(app.time.now);
  // Regulars are rare: the whole week is searched for one.
  const nights = kinds.includes('subscription') ? MAX_BOARD_NIGHTS - 1 : 3;
  const { entries } = await boardOf(app, business, today, addDays(today, nights));
  const known = entries.filter((entry) => kinds.includes(entry.kind) && entry.startsAt > app.time.now);
  return known.length > 0 ? random.pick(known.slice(0, 6)) : undefined;
}

const post = <T>(world: World, random: Random, { token }: TestVenue, path: string, json: unknown) =>
  pickApp(world, random).call<T & Refused>('post', `/api/business/${path}`, { token, json });

async function cancelCall(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const entry = await seen(world, random, business, ['phone']);
  if (!entry) return;
  const scope = random.pick(['one', 'following']);
  const path = `phone-bookings/${entry.id}/cancel`;
  const answer = await post<PhoneBookingCancelled>(world, random, business, path, {
    version: entry.version,
    scope,
  });
  if (!record(world, 'phone cancel', answer, [200, ...REFUSABLE])) return;
  const { cancelled } = answer.body;
  memoryOf(business).cancelled.push(cancelled);
  tellPhones(world, cancelled);
  changed(world, business, idsOf(cancelled), 'iptal edildi');
}

async function restoreCall(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const bookings = memoryOf(business).cancelled.at(-1);
  if (!bookings) return;
  const path = 'phone-bookings/restore';
  const answer = await post<PhoneBookingAnswer>(world, random, business, path, { bookings });
  if (!record(world, 'phone restore', answer, [200, ...REFUSABLE])) return;
  tellPhones(world, answer.body.bookings);
  changed(world, business, idsOf(answer.body.bookings), 'iptali geri alındı');
}

async function editCall(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const entry = await seen(world, random, business, ['phone']);
  if (!entry) return;
  const { token } = business;
  const agreed = random.below(2) === 0 ? { price: AGREED + random.below(5) } : {};
  const json = { name: `Hasan ${random.below(100)}`, version: entry.version, ...agreed };
  const path = `/api/business/phone-bookings/${entry.id}`;
  const answer = await pickApp(world, random).call<PhoneBookingAnswer & Refused>('put', path, {
    token,
    json,
  });
  if (!record(world, 'phone edit', answer, [200, ...REFUSABLE])) return;
  tellPhones(world, answer.body.bookings);
  changed(world, business, [entry.id], 'bilgileri değiştirildi');
  // A change is based on the seen version, so it changes the seen price.
  const wanted = agreed.price ?? entry.price;
  if (answer.body.bookings[0]?.price !== wanted) world.wrong.push(`${entry.id} does not cost ${wanted}`);
}

async function move(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const entry = await seen(world, random, business, ['phone', 'reservation']);
  if (entry) await moveAway(world, random, business, entry);
}

/** Moves one night of a regular; all its other weeks stay. */
async function shift(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const entry = await seen(world, random, business, ['subscription']);
  if (!entry) return;
  const price = random.pick(['keep', 'keep', 'new'] as const);
  const asked = step(world);
  const to = somewhere(world, random, business);
  const answer = await moveIn(pickApp(world, random), business, entry, to, price);
  const during = { asked, answered: step(world) };
  if (!record(world, 'week move', answer, [200, ...REFUSABLE])) return;
  const after = answer.body.entry;
  changed(world, business, [entry.seriesId], 'bu hafta buraya taşındı');
  const place = { fieldId: after.fieldId, startsAt: after.startsAt, price: after.price ?? 0 };
  const known = world.shifts.get(entry.id) ?? [];
  world.shifts.set(entry.id, [...known, { version: Number(after.version), ...place }]);
  expectAgreed(world, business, after, price === 'new' ? undefined : (entry.price ?? 0), during);
}

async function moveAway(world: World, random: Random, business: Acting, entry: BoardEntry): Promise<void> {
  const to = somewhere(world, random, business);
  const price = random.pick(['keep', 'new'] as const);
  const asked = step(world);
  const answer = await moveIn(pickApp(world, random), business, entry, to, price);
  const during = { asked, answered: step(world) };
  if (!record(world, 'venue move', answer, [200, ...REFUSABLE])) return;
  changed(world, business, [entry.id], 'buraya taşındı');
  const after = answer.body.entry;
  if (entry.kind === 'phone') tellPhones(world, [after]);
  else tellMoved(world, after, during);
  if (price === 'new') expectAgreed(world, business, after, undefined, during);
  // Meanwhile a player may have moved a reservation away and back at another price.
  else if (entry.kind === 'phone') expectAgreed(world, business, after, entry.price ?? 0, during);
}

function tellMoved({ told }: World, { id, fieldId, startsAt, price }: BoardEntry, during: Span): void {
  const reservation = told.get(id);
  reservation?.verbs.push('venue move');
  reservation?.places.push({ ...during, fieldId, startsAt, price: price ?? 0 });
}

async function close(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const { fieldId, date, timeSlot } = somewhere(world, random, business);
  const [start, end] = timeSlot.split('-');
  const span = random.below(5) === 0 ? {} : { start, end };
  const wide =
    random.below(3) === 0 ? { fieldIds: business.pitches.map(({ id }) => id), to: addDays(date, 1) } : {};
  const one = { fieldIds: [fieldId], from: date, to: date };
  const json = { ...one, ...wide, ...span, reason: 'maintenance', skipTaken: true };
  const answer = await post<ClosureAnswer>(world, random, business, 'closures', json);
  if (!record(world, 'close', answer, [201, ...REFUSABLE])) return;
  tellClosures(world, answer.body.closures, true);
  changed(world, business, idsOf(answer.body.closures), 'saatler kapatıldı');
}

async function reopen(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const entry = await seen(world, random, business, ['closure']);
  if (!entry) return;
  const { id, version, startsAt } = entry;
  const scope = random.pick(['hour', 'night', 'series']);
  const json = { version, startsAt, scope };
  const answer = await post<ClosureAnswer>(world, random, business, `closures/${id}/reopen`, json);
  if (!record(world, 'reopen', answer, [200, ...REFUSABLE])) return;
  const { closures } = answer.body;
  memoryOf(business).reopened.push(closures);
  tellClosures(world, closures, false);
  changed(world, business, idsOf(closures), 'saatler açıldı');
}

async function closeAgain(world: World, random: Random): Promise<void> {
  const business = actingFor(random.pick(world.venues), random);
  const closures = memoryOf(business).reopened.at(-1);
  if (!closures) return;
  const answer = await post<ClosureAnswer>(world, random, business, 'closures/restore', { closures });
  if (!record(world, 'close again', answer, [200, ...REFUSABLE])) return;
  tellClosures(world, answer.body.closures, true);
  changed(world, business, idsOf(answer.body.closures), 'saatler yeniden kapatıldı');
}

/** What staff write on the board while players book. */
export const BOARD_OPERATIONS: Operation[] = [
  { weight: 10, run: takeCall },
  { weight: 6, run: cancelCall },
  { weight: 4, run: restoreCall },
  { weight: 2, run: editCall },
  { weight: 8, run: move },
  { weight: 12, run: shift },
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
  'venue move 200 ',
  'venue move 409 slot_taken',
  'week move 200 ',
  'week move 409 slot_taken',
  'close 201 ',
  'reopen 200 ',
  'close again 200 ',
];
