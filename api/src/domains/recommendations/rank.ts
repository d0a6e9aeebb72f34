import { hourFeatures, openBins } from './hour-features.ts';
import { logChances } from './logit.ts';
import type { Model } from './model.ts';
import { type CityKnowledge, HOURS_OF_NIGHT, type Memory, type Venue } from './types.ts';
import { venueFeatures } from './venue-features.ts';

/** Venues with the logarithm of the chance that the player's next hour is there, likeliest first. */
export function likeliestVenues(
  venues: readonly Venue[],
  memory: Memory,
  city: CityKnowledge,
  model: Model,
): { venue: Venue; chance: number }[] {
  if (venues.length === 0) return [];
  const chances = logChances(venueFeatures(venues, memory, city), model.venue);
  return venues
    .map((venue, i) => ({ venue, chance: chances[i] ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.chance - a.chance || (a.venue.id < b.venue.id ? -1 : 1));
}

/** The logarithm of the chance of each bookable hour of the week (`binOf`). */
export function hourChances(
  venue: Venue,
  memory: Memory,
  city: CityKnowledge,
  model: Model,
): Map<number, number> {
  const bins = openBins(venue);
  if (bins.length === 0) return new Map();
  const features = hourFeatures(venue, memory, city);
  const rows = bins.map((bin) => features(Math.floor(bin / HOURS_OF_NIGHT), bin % HOURS_OF_NIGHT));
  const chances = logChances(rows, model.hour);
  return new Map(bins.map((bin, i) => [bin, chances[i] ?? Number.NEGATIVE_INFINITY]));
}
