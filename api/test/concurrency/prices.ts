import { addDays, istanbulDate, istanbulTime } from 'mf-shared/schedule';
import type { Answer } from '../harness.ts';
import { HOURS } from './hours.ts';
import type { Random } from './random.ts';
import { actingFor, changed, count, record, step } from './tell.ts';
import type { Acting, Operation, Rule, Span, Venue, World } from './types.ts';

type Hour = { fieldId: string; date: string; startsAt: number };
type Known<T> = Span & { value: T };

/** Owners change prices and hours while players book. */
export const PRICE_OPERATIONS: Operation[] = [
  { weight: 3, run: changeHours },
  { weight: 2, run: changeRules },
];
export const PRICE_MEETINGS = ['hours 200 ', 'prices 200 ', 'create 409 price_changed'];

/** The states that may have been in force during a call. */
const inForce = <T>(states: readonly Known<T>[], { asked, answered }: Span): T[] =>
  states
    .filter((state) => state.asked < answered)
    .filter((state) => !states.some((later) => later.asked > state.answered && later.answered < asked))
    .map(({ value }) => value);

/** The price by these rules, without the product's arithmetic; no range passes midnight. */
function costOf(base: number, rules: readonly Rule[], { fieldId, date, startsAt }: Hour): number {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const time = istanbulTime(startsAt);
  const fitting = rules.filter(
    ({ fieldIds, weekdays, fromDate, toDate, start, end }) =>
      (fieldIds.length === 0 || fieldIds.includes(fieldId)) &&
      (weekdays.length === 0 || weekdays.includes(weekday)) &&
      (fromDate ?? date) <= date &&
      date <= (toDate ?? date) &&
      (start ?? time) <= time &&
      (end === null || time < end),
  );
  return (fitting.find((rule) => rule.fromDate !== null) ?? fitting[0])?.price ?? base;
}

/** The prices that an hour may have had during a call; mostly one. */
export function possiblePrices({ prices }: Venue, hour: Hour, during: Span): number[] {
  const rules = inForce(prices.rules, during);
  const costs = inForce(prices.bases, during).flatMap((bases) =>
    rules.map((list) => costOf(bases[hour.fieldId] ?? Number.NaN, list, hour)),
  );
  return [...new Set(costs)];
}

/** Checks a written price against the price list of that time. */
export function expectPrice(world: World, venue: Venue, hour: Hour & { price: number }, during: Span): void {
  const possible = possiblePrices(venue, hour, during);
  count(world, possible.length === 1 ? 'price known' : 'price one of several');
  if (possible.includes(hour.price)) return;
  world.wrong.push(`${hour.date} ${istanbulTime(hour.startsAt)} cost ${possible}, written was ${hour.price}`);
}

/** A price that a player may have seen, now or earlier. */
export function shownPrice({ prices }: Venue, random: Random, fieldId: string): number {
  return random.pick(prices.bases.slice(-2)).value[fieldId] ?? 0;
}

/** Saves a state of the price book; it may be in force from the request on, and is dropped after a refusal. */
async function save<T>(
  world: World,
  states: Known<T>[],
  value: T,
  call: () => Promise<Answer<{ message: string; code?: string }>>,
  name: string,
): Promise<boolean> {
  const state = { asked: step(world), answered: Number.POSITIVE_INFINITY, value };
  states.push(state);
  const answer = await call();
  state.answered = step(world);
  if (record(world, name, answer, [200, 409])) return true;
  states.splice(states.indexOf(state), 1);
  return false;
}

async function changeHours(world: World, random: Random): Promise<void> {
  const acting = actingFor(random.pick(world.venues), random, { manages: true });
  const fields = acting.pitches.map(({ id, name }) => ({
    id,
    name,
    capacity: "7'e 7",
    price: 1000 + random.below(500),
    workingHours: [random.pick(HOURS)],
  }));
  const app = random.pick(world.apps);
  const bases = Object.fromEntries(fields.map(({ id, price }) => [id, price]));
  const json = { businessName: 'Çınar Halı Saha', fields };
  const call = () =>
    app.call<{ message: string }>('put', '/api/business/update', { token: acting.token, json });
  if (await save(world, acting.prices.bases, bases, call, 'hours'))
    changed(world, acting, [null], 'Profil ve sahalar değiştirildi');
}

async function changeRules(world: World, random: Random): Promise<void> {
  const acting = actingFor(random.pick(world.venues), random, { manages: true });
  const rules = Array.from({ length: random.below(4) }, () => someRule(world, random, acting));
  const app = random.pick(world.apps);
  const call = () =>
    app.call<{ message: string }>('put', '/api/business/prices', { token: acting.token, json: { rules } });
  if (await save(world, acting.prices.rules, rules, call, 'prices'))
    changed(world, acting, [null], 'Fiyat kuralları değiştirildi');
}

function someRule(world: World, random: Random, { pitches }: Acting): Rule {
  const today = istanbulDate(world.apps[0]?.time.now ?? 0);
  const from = random.below(3) === 0 ? addDays(today, random.below(4)) : null;
  const evening = random.below(2) === 0;
  return {
    fieldIds: random.pick([[], [random.pick(pitches).id]]),
    weekdays: random.pick([[], [5, 6], [1 + random.below(7)]]),
    fromDate: from,
    toDate: from && addDays(from, random.below(10)),
    start: evening ? '19:00' : null,
    end: evening ? '22:30' : null,
    price: 1500 + random.below(900),
  };
}
