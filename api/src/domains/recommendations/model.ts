import type { Choices } from './cases.ts';
import { fit } from './logit.ts';

/** Weights of the two choices: a venue of the city, then an hour of the week at the venue. */
export type Model = { venue: readonly number[]; hour: readonly number[] };

/**
 * Where learning starts, and what a new instance uses until it has bookings: in the order of `VENUE_FEATURES` and
 * `HOUR_FEATURES`. It is the obvious: what the player did most comes first, then what the city plays most.
 */
export const PRIOR: Model = {
  venue: [4, 1, -2, 2, 1, 0.2, 1, 0.5, 0.5, 0.5],
  hour: [3, 2, 1, 1.5, 1.5, 1, 0.5, 0.5],
};

/** Most bookings to learn from, of all cities together: what a night has time and memory for. */
const CHOICES = 6000;

/** A city's part of them, by its share of all venues. */
export const choicesOfCity = (venues: number, all: number): number =>
  Math.ceil((CHOICES * venues) / Math.max(1, all));

/** The weights learned from these choices, starting from the prior. */
export async function fitModel(cities: readonly Choices[]): Promise<Model> {
  return {
    venue: await fit(
      cities.flatMap((city) => city.venue),
      PRIOR.venue,
    ),
    hour: await fit(
      cities.flatMap((city) => city.hour),
      PRIOR.hour,
    ),
  };
}
