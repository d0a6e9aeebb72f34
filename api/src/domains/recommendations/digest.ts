import { DAY_MS, WEEK_MS } from 'mf-shared/time';
import {
  BINS,
  binOf,
  type CityKnowledge,
  type Demand,
  type Habit,
  type Play,
  SMALLEST_GROUP,
} from './types.ts';

/** After so many days an hour counts half. */
const HALF_LIFE_DAYS = 60;
/** Bookings older than this say nothing. */
export const MEMORY_MS = 26 * WEEK_MS;
/** Least score of a neighbour, and most neighbours of a venue. */
const LEAST_SCORE = 0.05;
const MOST_NEIGHBOURS = 12;

/** Turns plays into habits at `now` (ms): one for each venue and hour of the week, weighted by age. */
export function habitsOf(plays: readonly Play[], now: number): Habit[] {
  const habits = new Map<string, Habit>();
  for (const { venueId, weekday, hour, startsAt } of plays) {
    const age = now - startsAt;
    if (age < 0 || age > MEMORY_MS) continue;
    const key = `${venueId} ${binOf(weekday, hour)}`;
    const habit = habits.get(key) ?? { venueId, weekday, hour, weight: 0 };
    habit.weight += 0.5 ** (age / DAY_MS / HALF_LIFE_DAYS);
    habits.set(key, habit);
  }
  return [...habits.values()];
}

/** How much each venue is played at, from everybody's habits. */
export function demandOf(habits: Iterable<readonly Habit[]>): Map<string, Demand> {
  const demand = new Map<string, { weight: number; hours: number[] }>();
  for (const own of habits) {
    for (const { venueId, weekday, hour, weight } of own) {
      const venue = demand.get(venueId) ?? { weight: 0, hours: new Array<number>(BINS).fill(0) };
      venue.weight += weight;
      const bin = binOf(weekday, hour);
      venue.hours[bin] = (venue.hours[bin] ?? 0) + weight;
      demand.set(venueId, venue);
    }
  }
  return demand;
}

/** Venues that share players: the cosine of their sets of players, with at least three players in common. */
export function neighboursOf(habits: Iterable<readonly Habit[]>): Map<string, Map<string, number>> {
  const players = new Map<string, number>();
  const common = new Map<string, Map<string, number>>();
  for (const own of habits) {
    const venues = [...new Set(own.map((habit) => habit.venueId))];
    for (const one of venues) {
      players.set(one, (players.get(one) ?? 0) + 1);
      const row = common.get(one) ?? new Map<string, number>();
      for (const other of venues) if (other !== one) row.set(other, (row.get(other) ?? 0) + 1);
      common.set(one, row);
    }
  }
  const size = (id: string) => players.get(id) ?? 1;
  const scored = [...common].map(([id, row]) => {
    const scores = [...row]
      .filter(([, count]) => count >= SMALLEST_GROUP)
      .map(([other, count]) => [other, count / Math.sqrt(size(id) * size(other))] as const)
      .filter(([, score]) => score >= LEAST_SCORE)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_NEIGHBOURS);
    return [id, new Map(scores)] as const;
  });
  return new Map(scored);
}

/** Results from the bookings of a city at `now` (ms): habits of each player, and the city's. */
export function digest(plays: readonly Play[], now: number) {
  const before = plays.filter((play) => play.startsAt < now && now - play.startsAt <= MEMORY_MS);
  const byPlayer = Map.groupBy(before, (play) => play.userId);
  const habits = new Map([...byPlayer].map(([id, own]) => [id, habitsOf(own, now)]));
  const last = new Map([...byPlayer].map(([id, own]) => [id, latest(own)]));
  const city: CityKnowledge = {
    demand: demandOf(habits.values()),
    neighbours: neighboursOf(habits.values()),
  };
  return { habits, last, city };
}

/** The venue of the latest of these plays. */
export const latest = (plays: readonly Play[]): string | null =>
  plays.reduce<Play | null>((last, play) => (last && last.startsAt >= play.startsAt ? last : play), null)
    ?.venueId ?? null;
