import { WEEK_MS } from 'mf-shared/time';
import { type CityHistory, choicesOf, memoriesAt } from '../api/src/domains/recommendations/cases.ts';
import { choicesOfCity, fitModel, type Model } from '../api/src/domains/recommendations/model.ts';
import type { Memory, Play } from '../api/src/domains/recommendations/types.ts';
import { hourOf, type Method, mostBooked, mostPopular, type Ranking, recommended } from './methods.ts';

/** Shares of the cases whose booking is among the first so many suggestions. */
export const METRICS = ['venue@1', 'venue@3', 'venue@5', 'hour@1', 'hour@5'] as const;
export type Metric = (typeof METRICS)[number];
export type Scores = Record<Metric, number> & { cases: number };

export const METHODS = ['recommended', 'popular', 'own'] as const;
export type MethodName = (typeof METHODS)[number];

/**
 * Which bookings: all; of players with a past; in cities with more than five venues; of players without a past; and at
 * venues that are new to a player with a past. The page shows new venues in a part of their own, so the last are looked
 * for there, with every method: among its suggestions at venues that are new to the player. `freshInList` looks for the
 * same bookings in the whole list, where the own venues come first.
 */
export const GROUPS = ['all', 'known', 'large', 'cold', 'fresh', 'freshInList'] as const;
export type Group = (typeof GROUPS)[number];
export type Evaluation = Record<Group, Record<MethodName, Scores>> & { model: Model };

/**
 * Learns from the bookings before the last `holdOut` weeks and checks whether each booking of those weeks is among the
 * first suggestions. Compares with the most popular in the city and the player's most booked. All knowledge ends at the
 * cut.
 */
export async function evaluate(
  cities: readonly CityHistory[],
  { now, holdOut, weeks }: { now: number; holdOut: number; weeks: number },
): Promise<Evaluation> {
  const cut = now - holdOut * WEEK_MS;
  const all = cities.reduce((sum, { venues }) => sum + venues.length, 0);
  const choices = cities.map((history) =>
    choicesOf(history, { until: cut, weeks, most: choicesOfCity(history.venues.length, all) }),
  );
  const model = await fitModel(await Promise.all(choices));
  const tallies = perGroup(() => perMethod(noScores));
  for (const history of cities) {
    const { memoryOf, city } = memoriesAt(history, cut);
    const popular = mostPopular(history.venues, history.plays, cut);
    const methods: Record<MethodName, Method> = {
      recommended: recommended(history.venues, city, model),
      popular,
      own: mostBooked(popular),
    };
    for (const play of history.plays) {
      if (play.startsAt < cut || play.startsAt >= now) continue;
      const memory = memoryOf(play.userId);
      const groups = groupsOf(play, memory, history.venues.length);
      for (const name of METHODS) {
        const ranking = methods[name](memory);
        const amongNew = newOnly(ranking, memory);
        for (const group of groups) count(tallies[group][name], group === 'fresh' ? amongNew : ranking, play);
      }
    }
  }
  return { ...perGroup((group) => perMethod((name) => shares(tallies[group][name]))), model };
}

function groupsOf(play: Play, { own }: Memory, venues: number): Group[] {
  const groups: Group[] = venues > 5 ? ['all', 'large'] : ['all'];
  if (own.length === 0) return [...groups, 'cold'];
  const isFresh = !own.some((habit) => habit.venueId === play.venueId);
  return isFresh ? [...groups, 'known', 'fresh', 'freshInList'] : [...groups, 'known'];
}

/** The suggestions at venues that are new to the player. */
function newOnly({ venues, hours }: Ranking, { own }: Memory): Ranking {
  const known = new Set(own.map((habit) => habit.venueId));
  return {
    venues: venues.filter((id) => !known.has(id)),
    hours: hours.filter((key) => !known.has(key.split(' ')[0] ?? '')),
  };
}

function count(scores: Scores, { venues, hours }: Ranking, play: Play): void {
  const venue = venues.indexOf(play.venueId);
  const hour = hours.indexOf(hourOf(play));
  const within = (place: number, n: number) => (place >= 0 && place < n ? 1 : 0);
  scores.cases += 1;
  scores['venue@1'] += within(venue, 1);
  scores['venue@3'] += within(venue, 3);
  scores['venue@5'] += within(venue, 5);
  scores['hour@1'] += within(hour, 1);
  scores['hour@5'] += within(hour, 5);
}

const perMetric = (value: (metric: Metric) => number) =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)])) as Record<Metric, number>;
const perMethod = <T>(value: (name: MethodName) => T) =>
  Object.fromEntries(METHODS.map((name) => [name, value(name)])) as Record<MethodName, T>;
const perGroup = <T>(value: (group: Group) => T) =>
  Object.fromEntries(GROUPS.map((group) => [group, value(group)])) as Record<Group, T>;

const noScores = (): Scores => ({ ...perMetric(() => 0), cases: 0 });
const shares = (scores: Scores): Scores => ({
  ...perMetric((metric) => scores[metric] / Math.max(1, scores.cases)),
  cases: scores.cases,
});
