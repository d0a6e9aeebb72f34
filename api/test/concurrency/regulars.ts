import { type Occurrence, type Subscription, WEEKDAYS } from 'mf-shared/contracts/subscriptions';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { extendSubscriptions } from '../../src/domains/subscriptions/extend.ts';
import type { Answer } from '../harness.ts';
import * as calls from '../subscriptions.ts';
import { request } from './bookings.ts';
import { SLOTS } from './hours.ts';
import { possiblePrices } from './prices.ts';
import type { Random } from './random.ts';
import { actingFor, changed, record, step } from './tell.ts';
import type { Acting, Operation, Span, ToldRegular, World } from './types.ts';

type Target = ToldRegular & { player: { token: string }; owner: Acting };

/** Weekly regulars: requested, decided, skipped, paused, ended. */
export const REGULAR_OPERATIONS: readonly Operation[] = [
  { weight: 6, run: subscribe },
  {
    weight: 6,
    run: (world, random) =>
      act(world, random, 'approve', (app, { owner }, id) => calls.decide(app, owner, 'approve', id)),
  },
  {
    weight: 1,
    run: (world, random) =>
      act(world, random, 'reject', (app, { owner }, id) => calls.decide(app, owner, 'reject', id)),
  },
  {
    weight: 1,
    run: (world, random) =>
      act(world, random, 'end', (app, { owner }, id) => calls.endByVenue(app, owner, id)),
  },
  {
    weight: 1,
    run: (world, random) =>
      act(world, random, 'leave', (app, { player }, id) => calls.endByPlayer(app, player, id)),
  },
  { weight: 9, run: (world, random) => week(world, random, 'skip') },
  { weight: 12, run: (world, random) => week(world, random, 'restore') },
  { weight: 5, run: snatch },
  { weight: 1, run: pause },
  {
    weight: 1,
    run: (world, random) =>
      act(world, random, 'resume', (app, { owner }, id) => calls.resume(app, owner, id)),
  },
  { weight: 1, run: extend },
];

export const REGULAR_MEETINGS = [
  'subscribe 201 ',
  'subscribe 409 subscription_exists',
  'regular approve 200 ',
  'regular leave 200 ',
  'week skip 200 ',
  'week restore 200 ',
  'week restore 409 slot_taken',
];

async function subscribe(world: World, random: Random): Promise<void> {
  const business = random.pick(world.venues);
  const answer = await calls.subscribe(random.pick(world.apps), random.pick(world.users), business, {
    fieldName: random.pick(business.pitches).name,
    dayOfWeek: random.pick(WEEKDAYS),
    timeSlot: random.pick(SLOTS),
  });
  if (!record(world, 'subscribe', answer, [201, 400, 409])) return;
  const { subscription } = answer.body;
  world.regulars.set(subscription.id, { subscription, verbs: [] });
}

/** A recent subscription with its two sides. */
function recent(world: World, random: Random): Target | undefined {
  const told = [...world.regulars.values()].slice(-16);
  if (told.length === 0) return undefined;
  const { subscription, verbs } = random.pick(told);
  const player = world.users.find((user) => user.id === subscription.user.id);
  const owner = world.venues.find((business) => business.id === subscription.businessId);
  return player && owner ? { subscription, verbs, player, owner: actingFor(owner, random) } : undefined;
}

type Call = (app: World['apps'][number], target: Target, id: string) => Promise<Answer<calls.Subscribed>>;

async function act(world: World, random: Random, verb: string, call: Call): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const asked = step(world);
  const answer = await call(random.pick(world.apps), target, target.subscription.id);
  const during = { asked, answered: step(world) };
  if (!record(world, `regular ${verb}`, answer, [200, 409])) return;
  target.verbs.push(verb);
  const done = DONE[verb];
  if (done) changed(world, target.owner, [target.subscription.id], done);
  if (verb === 'approve') tellWeeks(world, target.owner, answer.body.subscription, during);
}

/** The words of the change log for the venue's actions; players' actions have none. */
const DONE: Record<string, string> = {
  approve: 'abonelik onaylandı',
  reject: 'abonelik reddedildi',
  end: 'abonelik iptal edildi',
  pause: 'aboneliğe ara verildi',
  resume: 'abonelik yeniden başlatıldı',
};
const WEEK_DONE = { skip: 'bu hafta atlandı', restore: 'bu hafta geri alındı' };

/** Records the possible prices of the weeks that an approval wrote. */
function tellWeeks(world: World, owner: Acting, { fieldId, occurrences }: Subscription, during: Span): void {
  for (const week of occurrences)
    world.weeks.set(week.id, possiblePrices(owner, { ...week, fieldId }, during));
}

async function extend(world: World, random: Random): Promise<void> {
  const during = { asked: step(world), answered: Number.POSITIVE_INFINITY };
  world.extensions.push(during);
  await extendSubscriptions(random.pick(world.apps).ctx);
  during.answered = step(world);
}

/** Weeks of regulars whose price was not on the price list when they were written. */
export async function wrongWeeks(world: World): Promise<string[]> {
  const rows = (await world.apps[0]?.db.q.selectFrom('subscription_occurrences').selectAll().execute()) ?? [];
  const wrong = rows.flatMap(({ id, venue_id, pitch_id: fieldId, date, starts_at: startsAt, price }) => {
    const venue = world.venues.find((one) => one.id === venue_id);
    // The price of a moved night was told with the move.
    if (!venue || world.shifts.has(id)) return [];
    const hour = { fieldId, date, startsAt };
    const possible =
      world.weeks.get(id) ?? world.extensions.flatMap((during) => possiblePrices(venue, hour, during));
    world.weeks.set(id, possible);
    return possible.includes(price) ? [] : [`week ${id} cost ${possible}, written was ${price}`];
  });
  world.extensions = [];
  return wrong;
}

/** Skips or restores a near week, where single bookings come in between; either side does it. */
async function week(world: World, random: Random, verb: 'skip' | 'restore'): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const app = random.pick(world.apps);
  const { body } = await calls.show(app, target.owner, target.subscription.id);
  const fits = body.occurrences.filter((one) => (one.status === 'held') === (verb === 'skip'));
  if (fits.length === 0) return;
  const chosen = random.pick(fits.slice(0, 4));
  const own = skipperOf(target, chosen);
  await onWeek(world, random, target, verb, {
    id: chosen.id,
    side: random.pick([target.player, target.owner, own, own]),
  });
}

/** The side that may restore a skipped week. */
const skipperOf = ({ player, owner }: Target, { skippedBy }: Occurrence) =>
  ({ player, business: owner, pause: owner })[skippedBy ?? 'pause'];

async function onWeek(
  world: World,
  random: Random,
  { owner, subscription }: Target,
  verb: 'skip' | 'restore',
  { id, side }: { id: string; side: { token: string } },
): Promise<void> {
  const answer = await calls.onWeek(random.pick(world.apps), side, verb, id);
  if (!record(world, `week ${verb}`, answer, [200, 409])) return;
  if (side === owner) changed(world, owner, [subscription.id], WEEK_DONE[verb]);
}

/** A player requests a regular's skipped hour of a near week; then the regular wants it back. */
async function snatch(world: World, random: Random): Promise<void> {
  const target = recent(world, random);
  const business = world.venues.find((one) => one.id === target?.subscription.businessId);
  if (!target || !business) return;
  const { body } = await calls.show(random.pick(world.apps), target.owner, target.subscription.id);
  const given = body.occurrences.filter((one) => one.status === 'skipped');
  if (given.length === 0) return;
  const week = random.pick(given.slice(0, 2));
  const { date, timeSlot, fieldName } = week;
  await request(world, random, { user: random.pick(world.users), business, fieldName, date, timeSlot });
  await onWeek(world, random, target, 'restore', { id: week.id, side: skipperOf(target, week) });
}

async function pause(world: World, random: Random): Promise<void> {
  const today = istanbulDate(world.apps[0]?.time.now ?? 0);
  const range = { from: addDays(today, 1), until: addDays(today, 1 + random.below(20)) };
  await act(world, random, 'pause', (app, { owner }, id) => calls.pause(app, owner, id, range));
}

/** The stored status after the answered calls. */
function statusAfter(verbs: readonly string[]): string {
  if (verbs.includes('reject')) return 'rejected ';
  if (verbs.includes('end')) return 'cancelled business';
  if (verbs.includes('leave')) return 'cancelled player';
  return verbs.includes('approve') ? 'approved ' : 'pending ';
}

/** Subscriptions that are not stored as their callers were told. */
export async function forgottenRegulars({ apps, regulars }: World): Promise<string[]> {
  const rows = (await apps[0]?.db.q.selectFrom('subscriptions').selectAll().execute()) ?? [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unknown = rows.filter((row) => !regulars.has(row.id)).map((row) => `${row.id} was told to nobody`);
  const wrong = [...regulars].flatMap(([id, { verbs }]) => {
    const row = byId.get(id);
    const status = row ? `${row.status} ${row.end_reason ?? ''}` : 'missing';
    const ends = verbs.filter((verb) => ['reject', 'end', 'leave'].includes(verb)).length;
    const approvals = verbs.filter((verb) => verb === 'approve').length;
    const right = status === statusAfter(verbs) && ends <= 1 && approvals <= 1;
    return right ? [] : [`${id} is ${status} after ${verbs}`];
  });
  return [...unknown, ...wrong];
}

/** Nights that are not where the last answered move put them, and moved nights without an answered move. */
export async function wrongShifts({ apps, shifts }: World): Promise<string[]> {
  const rows = (await apps[0]?.db.q.selectFrom('subscription_occurrences').selectAll().execute()) ?? [];
  return rows.flatMap((row) => {
    const told = shifts.get(row.id) ?? [];
    const last = told.toSorted((a, b) => a.version - b.version).at(-1);
    const versions = new Set(told.map(({ version }) => version)).size;
    if (!last) return row.usual_date === null ? [] : [`week ${row.id} was moved untold`];
    const same =
      [last.fieldId, last.startsAt, last.price].join() === [row.pitch_id, row.starts_at, row.price].join();
    return same && versions === told.length && last.version <= row.version
      ? []
      : [`week ${row.id} was told at ${last.startsAt}`];
  });
}
