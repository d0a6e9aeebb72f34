import {
  BINS,
  binOf,
  type CityKnowledge,
  type Habit,
  HOURS_OF_NIGHT,
  type Memory,
  SMALLEST_GROUP,
  type Venue,
} from './types.ts';

/** Features of a player, a venue and an hour of the week, in this order. */
export const HOUR_FEATURES = [
  'own',
  'here',
  'recent',
  'weekday',
  'around',
  'circle',
  'demand',
  'cityHour',
] as const;

/** Hours by which shares of few hours are pulled towards zero; fewer where only the last weeks count. */
const PULL = 1;
const RECENT_PULL = 0.5;
/** Demand of an hour at which nobody plays, so that it has a logarithm. */
const LEAST_DEMAND = 0.5;

/** Hours of the week at which the venue can be booked, as `binOf` numbers them. */
export const openBins = (venue: Venue): number[] =>
  Array.from({ length: 7 }, (_, weekday) => venue.hours.map((hour) => binOf(weekday, hour))).flat();

/** Answers a function from an hour of the week to its features at the venue, in the order of `HOUR_FEATURES`. */
export function hourFeatures(
  venue: Venue,
  memory: Memory,
  city: CityKnowledge,
): (weekday: number, hour: number) => number[] {
  const isHere = ({ venueId }: Habit) => venueId === venue.id;
  const exact = sharesByBin(memory.own, PULL);
  const here = sharesByBin(memory.own.filter(isHere), PULL);
  const recent = sharesByBin(memory.recent.filter(isHere), RECENT_PULL);
  const { days, hours } = sharesByDay(memory.own);
  const circle = circleBins(venue, memory);
  const demand = city.demand.get(venue.id)?.hours ?? [];
  const evening = city.hours.reduce((sum, weight) => sum + weight + 1, 0) / HOURS_OF_NIGHT;
  return (weekday, hour) => {
    const bin = binOf(weekday, hour);
    return [
      exact[bin] ?? 0,
      here[bin] ?? 0,
      recent[bin] ?? 0,
      days[weekday] ?? 0,
      hours[hour] ?? 0,
      circle[bin] ?? 0,
      Math.log((demand[bin] ?? 0) + LEAST_DEMAND),
      Math.log(((city.hours[hour] ?? 0) + 1) / evening),
    ];
  };
}

/** The share of each hour of the week in these habits. */
function sharesByBin(habits: readonly Habit[], pull: number): Float64Array {
  const bins = new Float64Array(BINS);
  const total = habits.reduce((sum, habit) => sum + habit.weight, pull);
  for (const { weekday, hour, weight } of habits) add(bins, binOf(weekday, hour), weight / total);
  return bins;
}

/** The shares of weekdays and of hours of the night in these habits; an hour earlier or later counts half. */
function sharesByDay(habits: readonly Habit[]) {
  const days = new Float64Array(7);
  const hours = new Float64Array(HOURS_OF_NIGHT);
  const total = habits.reduce((sum, habit) => sum + habit.weight, PULL);
  for (const { weekday, hour, weight } of habits) {
    const share = weight / total;
    add(days, weekday, share);
    add(hours, hour, share);
    add(hours, hour - 1, share / 2);
    add(hours, hour + 1, share / 2);
  }
  return { days, hours };
}

/** When the circle plays here, as shares; nothing for fewer than three people. */
function circleBins(venue: Venue, { circle }: Memory): Float64Array {
  const here = circle.map((habits) => habits.filter((habit) => habit.venueId === venue.id));
  const people = here.filter((habits) => habits.length > 0);
  return sharesByBin(people.length < SMALLEST_GROUP ? [] : people.flat(), PULL);
}

function add(list: Float64Array, at: number, value: number): void {
  if (at >= 0 && at < list.length) list[at] = (list[at] ?? 0) + value;
}
