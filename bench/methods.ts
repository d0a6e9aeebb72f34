import { habitsOf, weightsAt } from '../api/src/domains/recommendations/digest.ts';
import type { Model } from '../api/src/domains/recommendations/model.ts';
import { hourChances, likeliestVenues, toLookAt, toShow } from '../api/src/domains/recommendations/rank.ts';
import {
  binOf,
  type CityKnowledge,
  type Habit,
  type Memory,
  type Play,
  type Venue,
} from '../api/src/domains/recommendations/types.ts';

/** Most hours that a recommended venue shows. */
const HOURS_SHOWN = 3;

/** Suggestions, best first: venues, and weekly hours as `<venue> <bin>`. */
export type Ranking = { venues: string[]; hours: string[] };
/** Suggests to the player with this memory. */
export type Method = (memory: Memory) => Ranking;

const keyOf = ({ venueId, weekday, hour }: Omit<Habit, 'weight'>) => `${venueId} ${binOf(weekday, hour)}`;

/** The hour of a booking, as rankings name it. */
export const hourOf = (play: Play): string => keyOf(play);

/** The product's suggestions: the venues that it offers, and of each the hours that its card has room for. */
export const recommended =
  (venues: readonly Venue[], city: CityKnowledge, model: Model): Method =>
  (memory) => {
    const offered = toShow(toLookAt(likeliestVenues(venues, memory, city, model)));
    const hours = offered.flatMap(({ venue, chance }) =>
      [...hourChances(venue, memory, city, model)]
        .map(([bin, hour]) => ({ key: `${venue.id} ${bin}`, chance: chance + hour.chance }))
        .sort((a, b) => b.chance - a.chance)
        .slice(0, HOURS_SHOWN),
    );
    return {
      venues: offered.map(({ venue }) => venue.id),
      hours: hours.sort((a, b) => b.chance - a.chance).map((one) => one.key),
    };
  };

/**
 * The most booked venues and hours of the city before `now` (ms), the same for everybody. It counts bookings, older
 * ones less, and takes nothing else from the recommendations.
 */
export function mostPopular(venues: readonly Venue[], plays: readonly Play[], now: number): Method {
  const open = new Set(venues.map((venue) => venue.id));
  const habits = habitsOf(
    plays.filter((play) => play.startsAt < now && open.has(play.venueId)),
    now,
  );
  const ranking = byWeight(habits);
  const unplayed = venues.map((venue) => venue.id).filter((id) => !ranking.venues.includes(id));
  return () => ({ ...ranking, venues: [...ranking.venues, ...unplayed] });
}

/** What the player booked most, then the popular: the simplest method that knows the player. */
export const mostBooked =
  (popular: Method): Method =>
  (memory) => {
    const own = byWeight(memory.own);
    const rest = popular(memory);
    return {
      venues: [...new Set([...own.venues, ...rest.venues])],
      hours: [...new Set([...own.hours, ...rest.hours])],
    };
  };

const byWeight = (habits: readonly Habit[]): Ranking => ({
  venues: [...weightsAt(habits)].sort((a, b) => b[1] - a[1]).map(([id]) => id),
  hours: habits.toSorted((a, b) => b.weight - a.weight).map(keyOf),
});
