import { BINS, binOf, type CityKnowledge, type Memory, SMALLEST_GROUP, type Venue } from './types.ts';

/** Features of a player, a venue and an hour of the week, in this order, each from 0 to 1. */
export const HOUR_FEATURES = ['own', 'ownHere', 'weekday', 'hour', 'circle', 'demand'] as const;

/** Hours of the week at which the venue can be booked, as `binOf` numbers them. */
export const openBins = (venue: Venue): number[] =>
  Array.from({ length: 7 }, (_, weekday) => venue.hours.map((hour) => binOf(weekday, hour))).flat();

/** Answers a function from an hour of the week to its features at the venue, in the order of `HOUR_FEATURES`. */
export function hourFeatures(
  venue: Venue,
  memory: Memory,
  city: CityKnowledge,
): (weekday: number, hour: number) => number[] {
  const total = memory.own.reduce((sum, habit) => sum + habit.weight, 0) + 1;
  const exact = new Float64Array(BINS);
  const here = new Float64Array(BINS);
  const days = new Float64Array(7);
  const hours = new Float64Array(BINS);
  for (const { venueId, weekday, hour, weight } of memory.own) {
    const share = weight / total;
    add(exact, binOf(weekday, hour), share);
    if (venueId === venue.id) add(here, binOf(weekday, hour), share);
    add(days, weekday, share);
    add(hours, hour, share);
    // An hour earlier or later counts half.
    add(hours, hour - 1, share / 2);
    add(hours, hour + 1, share / 2);
  }
  const circle = circleBins(venue, memory);
  const demand = city.demand.get(venue.id)?.hours ?? [];
  const most = Math.log1p(Math.max(1, ...demand));
  return (weekday, hour) => {
    const bin = binOf(weekday, hour);
    return [
      exact[bin] ?? 0,
      here[bin] ?? 0,
      days[weekday] ?? 0,
      hours[hour] ?? 0,
      circle[bin] ?? 0,
      Math.log1p(demand[bin] ?? 0) / most,
    ];
  };
}

/** When the circle plays here, as shares; nothing for fewer than three people. */
function circleBins(venue: Venue, { circle }: Memory): Float64Array {
  const bins = new Float64Array(BINS);
  const here = circle.map((habits) => habits.filter((habit) => habit.venueId === venue.id));
  const people = here.filter((habits) => habits.length > 0);
  if (people.length < SMALLEST_GROUP) return bins;
  const total = people.flat().reduce((sum, habit) => sum + habit.weight, 0) + 1;
  for (const { weekday, hour, weight } of people.flat()) add(bins, binOf(weekday, hour), weight / total);
  return bins;
}

function add(list: Float64Array, at: number, value: number): void {
  if (at >= 0 && at < list.length) list[at] = (list[at] ?? 0) + value;
}
