import type { Reservation } from 'mf-shared/contracts/reservations';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { expireReservations } from '../../src/domains/reservations/expire.ts';
import { type Asked, weekOf } from '../booking.ts';
import type { TestUser } from '../factories.ts';
import { SLOTS } from './hours.ts';
import { expectPrice, shownPrice } from './prices.ts';
import type { Random } from './random.ts';
import { actingFor, changed, recent, record, step } from './tell.ts';
import type { Operation, Span, Told, Venue, World } from './types.ts';

/** Players request and cancel hours, venues decide. */
export const BOOKING_OPERATIONS: Operation[] = [
  { weight: 42, run: (world, random) => request(world, random) },
  { weight: 4, run: burst },
  { weight: 2, run: hoard },
  { weight: 14, run: (world, random) => decide(world, random, 'approve') },
  { weight: 6, run: (world, random) => decide(world, random, 'reject') },
  { weight: 10, run: cancelOne },
  { weight: 6, run: deleteOne },
  { weight: 5, run: restoreOne },
  { weight: 6, run: look },
  { weight: 2, run: moveClock },
  { weight: 2, run: (world, random) => expireReservations(random.pick(world.apps).ctx).then(() => {}) },
];
export const BOOKING_MEETINGS = [
  'create 201 ',
  'create 409 slot_taken',
  'create 409 weekly_limit',
  'create 409 hours_overlap',
  'create 409 open_requests_limit',
  'approve 200 ',
  'approve 409 reservation_not_pending',
  'cancel 200 ',
  'cancel 409 cancel_too_late',
  'delete 200 ',
  'reject 200 ',
  'take back 200 ',
];

type Wish = {
  user: TestUser;
  business: Venue;
  fieldName: string;
  date: string;
  /** If absent, any hour. */
  timeSlot?: string;
};

function wish(world: World, random: Random): Wish {
  const business = random.pick(world.venues);
  const today = istanbulDate(world.apps[0]?.time.now ?? 0);
  return {
    user: random.pick(world.users),
    business,
    fieldName: random.pick(business.pitches).name,
    date: addDays(today, random.pick([0, 0, 1, 1, 2, 3, 9])),
  };
}

/** A player requests an hour; recorded when answered. */
export async function request(
  world: World,
  random: Random,
  wanted: Wish = wish(world, random),
): Promise<void> {
  const { user, business, fieldName, date, timeSlot = random.pick(SLOTS) } = wanted;
  const pitch = business.pitches.find(({ name }) => name === fieldName);
  const shown = random.below(6) === 0 ? { price: shownPrice(business, random, pitch?.id ?? '') } : {};
  const asked = step(world);
  const answer = await random.pick(world.apps).call<Asked>('post', '/api/reservations/create', {
    token: user.token,
    json: { userEmail: user.email, businessId: business.id, date, timeSlot, fieldName, ...shown },
  });
  const answered = step(world);
  if (!record(world, 'create', answer, [201, 400, 409])) return;
  tellBooked(world, { user, business }, answer.body.reservation, { asked, answered });
}

/** Records a new reservation, and checks its price against the list. */
export function tellBooked(
  world: World,
  { user, business }: Pick<Told, 'user' | 'business'>,
  reservation: Reservation,
  during: Span,
): void {
  const { fieldId, startsAt, price } = reservation;
  expectPrice(world, business, reservation, during);
  const places = [{ ...during, fieldId, startsAt, price }];
  world.told.set(reservation.id, { reservation, user, business, verbs: [], endedAt: 0, places, marks: [] });
}

/** One player requests several hours of one pitch and night at once, to get past the weekly limit. */
async function burst(world: World, random: Random): Promise<void> {
  const wanted = wish(world, random);
  await Promise.all(Array.from({ length: 6 }, () => request(world, random, wanted)));
}

/** One player requests week after week, to get past the limit of open requests. */
async function hoard(world: World, random: Random): Promise<void> {
  const wanted = wish(world, random);
  for (let week = 0; week < 8; week++) {
    await request(world, random, { ...wanted, date: addDays(wanted.date, 7 * week) });
  }
}

const DECIDED = { approve: 'onaylandı', reject: 'reddedildi' };

async function decide(world: World, random: Random, verb: 'approve' | 'reject'): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const acting = actingFor(target.business, random);
  const { id } = target.reservation;
  const answer = await random.pick(world.apps).call<Asked>('post', `/api/reservations/${verb}`, {
    token: acting.token,
    json: { reservationId: id },
  });
  if (!record(world, verb, answer, [200, 409])) return;
  target.verbs.push(verb);
  if (verb === 'reject') target.endedAt = step(world);
  changed(world, acting, [id], DECIDED[verb]);
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
  const acting = actingFor(target.business, random);
  const { id } = target.reservation;
  const answer = await random
    .pick(world.apps)
    .call<Asked>('delete', `/api/reservations/${id}`, { token: acting.token });
  if (!record(world, 'delete', answer, [200, 403, 409])) return;
  target.verbs.push('delete');
  target.endedAt = step(world);
  changed(world, acting, [id], 'iptal edildi');
}

/** The venue restores a reservation that it ended. */
async function restoreOne(world: World, random: Random): Promise<void> {
  const ended = [...world.told.values()]
    .filter(({ endedAt }) => endedAt > 0)
    .sort((a, b) => a.endedAt - b.endedAt)
    .slice(-4);
  if (ended.length === 0) return;
  const target = random.pick(ended);
  const acting = actingFor(target.business, random);
  const { id } = target.reservation;
  const answer = await random
    .pick(world.apps)
    .call<Asked>('post', `/api/reservations/${id}/restore`, { token: acting.token });
  if (!record(world, 'take back', answer, [200, 400, 403, 409])) return;
  target.verbs.push('take back');
  changed(world, acting, [id], 'geri alındı');
}

async function look(world: World, random: Random): Promise<void> {
  const app = random.pick(world.apps);
  const start = istanbulDate(app.time.now);
  const { id, pitches } = random.pick(world.venues);
  const fields = await weekOf(app, id, { start, end: addDays(start, 6) });
  if (fields.length !== pitches.length) throw new Error('a pitch is missing from the week');
}

async function moveClock(world: World, random: Random): Promise<void> {
  const passed = random.pick([1, 5, 30, 90]) * MINUTE_MS;
  for (const app of world.apps) app.time.now += passed;
}
