import { DAY_MS, WEEK_MS } from 'mf-shared/time';
import {
  BINS,
  binOf,
  type CityKnowledge,
  type Demand,
  type Habit,
  HOURS_OF_NIGHT,
  type Past,
  type Play,
  SMALLEST_GROUP,
} from './types.ts';

/** After so many days an hour counts half; and where only the last weeks count. */
const HALF_LIFE_DAYS = 60;
const RECENT_DAYS = 14;
/** Bookings older than this say nothing. */
export const MEMORY_MS = 26 * WEEK_MS;
/** Least score of a neighbour, and most neighbours of a venue. */
const LEAST_SCORE = 0.05;
const MOST_NEIGHBOURS = 12;

/** Turns plays into habits at `now` (ms): one for each venue and hour of the week, weighted by age. */
export function habitsOf(plays: readonly Play[], now: number, halfLife = HALF_LIFE_DAYS): Habit[] {
  const habits = new Map<string, Habit>();
  for (const { venueId, weekday, hour, startsAt } of plays) {
    const age = now - startsAt;
    if (age < 0 || age > MEMORY_MS) continue;
    const key = `${venueId} ${binOf(weekday, hour)}`;
    const habit = habits.get(key) ?? { venueId, weekday, hour, weight: 0 };
    habit.weight += 0.5 ** (age / DAY_MS / halfLife);
    habits.set(key, habit);
  }
  return [...habits.values()];
}

/** What a player's hours before `now` (ms) tell. */
export function pastOf(plays: readonly Play[], now: number): Past {
  const venues = new Set(plays.map((play) => play.venueId));
  return {
    own: habitsOf(plays, now),
    recent: habitsOf(plays, now, RECENT_DAYS),
    changing: venues.size / (plays.length + 1),
  };
}

/** The sum of the habits' weights at each venue. */
export function weightsAt(habits: readonly Habit[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { venueId, weight } of habits) weights.set(venueId, (weights.get(venueId) ?? 0) + weight);
  return weights;
}

/** How much each venue is played at, from each player's habits. */
export function demandOf(players: Iterable<readonly Habit[]>): Map<string, Demand> {
  const demand = new Map<string, { weight: number; hours: number[] }>();
  for (const habits of players) {
    for (const [venueId, weight] of weightsAt(habits)) {
      const venue = demand.get(venueId) ?? { weight: 0, hours: new Array<number>(BINS).fill(0) };
      venue.weight += Math.sqrt(weight);
      demand.set(venueId, venue);
    }
    for (const { venueId, weekday, hour, weight } of habits) {
      const hours = demand.get(venueId)?.hours;
      const bin = binOf(weekday, hour);
      if (hours) hours[bin] = (hours[bin] ?? 0) + Math.sqrt(weight);
    }
  }
  return demand;
}

/** The demand of all venues together, by hour of the night. */
export function nightOf(demand: ReadonlyMap<string, Demand>): number[] {
  const night = new Array<number>(HOURS_OF_NIGHT).fill(0);
  for (const { hours } of demand.values()) {
    for (const [bin, weight] of hours.entries()) {
      const hour = bin % HOURS_OF_NIGHT;
      night[hour] = (night[hour] ?? 0) + weight;
    }
  }
  return night;
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
  const pasts = new Map([...byPlayer].map(([id, own]) => [id, pastOf(own, now)]));
  const habits = [...pasts.values()].map((past) => past.own);
  const demand = demandOf(habits);
  const city: CityKnowledge = { demand, hours: nightOf(demand), neighbours: neighboursOf(habits) };
  return { pasts, city };
}

/** The venue of the latest of these plays. */
export const latest = (plays: readonly Play[]): string | null =>
  plays.reduce<Play | null>((last, play) => (last && last.startsAt >= play.startsAt ? last : play), null)
    ?.venueId ?? null;
