import { WEEK_MS } from 'mf-shared/time';
import { type CityHistory, choicesOf, memoriesAt } from '../api/src/domains/recommendations/cases.ts';
import { choicesPerCity, fitModel, type Model } from '../api/src/domains/recommendations/model.ts';
import { hourChances, likeliestVenues } from '../api/src/domains/recommendations/rank.ts';
import {
  BINS,
  binOf,
  type CityKnowledge,
  type Memory,
  type Play,
  type Venue,
} from '../api/src/domains/recommendations/types.ts';

/** Number of top venues whose hours compete for the suggestions. */
const DEEP = 8;

/** Suggestions, best first: venues, and weekly hours as `<venue> <bin>`. */
type Ranking = { venues: string[]; hours: string[] };
type Method = (venues: readonly Venue[], memory: Memory, city: CityKnowledge) => Ranking;
export type Scores = {
  cases: number;
  /** Share of the cases whose booking is among the first so many suggestions. */
  venueAt1: number;
  venueAt3: number;
  venueAt5: number;
  hourAt1: number;
  hourAt5: number;
};
export type MethodName = 'learned' | 'popular' | 'own';
export type Evaluation = Record<'all' | 'large' | 'fresh' | 'cold', Record<MethodName, Scores>> & {
  model: Model;
};

/**
 * Learns from the bookings before the last `holdOut` weeks and checks whether each booking of those weeks is among the
 * first suggestions. Compares with the most popular in the city and the player's most booked. All knowledge ends at the
 * cut. `large` are cities with more than five venues, `fresh` are bookings at venues new to the player, `cold` are
 * players without earlier bookings.
 */
export async function evaluate(
  cities: readonly CityHistory[],
  { now, holdOut, weeks }: { now: number; holdOut: number; weeks: number },
): Promise<Evaluation> {
  const cut = now - holdOut * WEEK_MS;
  const most = choicesPerCity(cities.length);
  const choices = cities.map((history) => choicesOf(history, { until: cut, weeks, most }));
  const model = await fitModel(await Promise.all(choices));
  const methods: Record<MethodName, Method> = { learned: learned(model), popular, own: mostOwn };
  const tallies = { all: tally(), large: tally(), fresh: tally(), cold: tally() };
  for (const history of cities) {
    const { memoryOf, city } = memoriesAt(history, cut);
    for (const play of history.plays) {
      if (play.startsAt < cut || play.startsAt >= now) continue;
      const memory = memoryOf(play.userId);
      const groups = [tallies.all];
      if (history.venues.length > 5) groups.push(tallies.large);
      if (memory.own.length === 0) groups.push(tallies.cold);
      else if (!memory.own.some((habit) => habit.venueId === play.venueId)) groups.push(tallies.fresh);
      for (const name of ['learned', 'popular', 'own'] as const) {
        const ranking = methods[name](history.venues, memory, city);
        for (const group of groups) count(group[name], ranking, play);
      }
    }
  }
  const shares = ({ learned: a, popular: b, own: c }: ReturnType<typeof tally>) => ({
    learned: share(a),
    popular: share(b),
    own: share(c),
  });
  const { all, large, fresh, cold } = tallies;
  return { all: shares(all), large: shares(large), fresh: shares(fresh), cold: shares(cold), model };
}

/** The product's suggestions. */
const learned =
  (model: Model): Method =>
  (venues, memory, city) => {
    const ranked = likeliestVenues(venues, memory, city, model);
    const hours = ranked.slice(0, DEEP).flatMap(({ venue, chance }) =>
      [...hourChances(venue, memory, city, model)].map(([bin, hour]) => ({
        key: `${venue.id} ${bin}`,
        chance: chance + hour,
      })),
    );
    return {
      venues: ranked.map(({ venue }) => venue.id),
      hours: hours.sort((a, b) => b.chance - a.chance).map((one) => one.key),
    };
  };

/** The most booked venues and hours of the city, the same for everybody. */
const popular: Method = (venues, _, city) => {
  const weight = (id: string) => city.demand.get(id)?.weight ?? 0;
  const hours = venues.flatMap(({ id }) =>
    Array.from({ length: BINS }, (__, bin) => ({
      key: `${id} ${bin}`,
      weight: city.demand.get(id)?.hours[bin] ?? 0,
    })),
  );
  return {
    venues: venues.map((venue) => venue.id).sort((a, b) => weight(b) - weight(a)),
    hours: hours
      .filter((one) => one.weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map((one) => one.key),
  };
};

/** The player's most booked, then the popular ones: the simplest method that knows the player. */
const mostOwn: Method = (venues, memory, city) => {
  const rest = popular(venues, memory, city);
  const sums = new Map<string, number>();
  for (const { venueId, weight } of memory.own) sums.set(venueId, (sums.get(venueId) ?? 0) + weight);
  const own = [...sums].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  const hours = memory.own
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ venueId, weekday, hour }) => `${venueId} ${binOf(weekday, hour)}`);
  return {
    venues: [...new Set([...own, ...rest.venues])],
    hours: [...new Set([...hours, ...rest.hours])],
  };
};

const tally = () => ({ learned: empty(), popular: empty(), own: empty() });
const empty = (): Scores => ({ cases: 0, venueAt1: 0, venueAt3: 0, venueAt5: 0, hourAt1: 0, hourAt5: 0 });

function count(scores: Scores, { venues, hours }: Ranking, play: Play): void {
  const venue = venues.indexOf(play.venueId);
  const hour = hours.indexOf(`${play.venueId} ${binOf(play.weekday, play.hour)}`);
  const within = (place: number, n: number) => (place >= 0 && place < n ? 1 : 0);
  scores.cases += 1;
  scores.venueAt1 += within(venue, 1);
  scores.venueAt3 += within(venue, 3);
  scores.venueAt5 += within(venue, 5);
  scores.hourAt1 += within(hour, 1);
  scores.hourAt5 += within(hour, 5);
}

function share(scores: Scores): Scores {
  const of = Math.max(1, scores.cases);
  return {
    cases: scores.cases,
    venueAt1: scores.venueAt1 / of,
    venueAt3: scores.venueAt3 / of,
    venueAt5: scores.venueAt5 / of,
    hourAt1: scores.hourAt1 / of,
    hourAt5: scores.hourAt5 / of,
  };
}
