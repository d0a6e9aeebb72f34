import { hourFeatures, openBins } from './hour-features.ts';
import { logChances, pulls } from './logit.ts';
import type { Model } from './model.ts';
import { type CityKnowledge, HOURS_OF_NIGHT, type Memory, type Venue } from './types.ts';
import { venueFeatures } from './venue-features.ts';

/** Most venues to look for free hours at: where the player played, and in all; and most new ones to show. */
const OWN_VENUES = 5;
const VENUES = 10;
const NEW_SHOWN = 6;

/**
 * The logarithm of a chance, and how much each feature speaks for it: beside the other hours, or beside the venues that
 * are new to the player.
 */
export type Ranked = { chance: number; pulls: readonly number[] };
export type RankedVenue = Ranked & { venue: Venue; isNew: boolean };

/** Venues with the logarithm of the chance that the player's next hour is there, likeliest first. */
export function likeliestVenues(
  venues: readonly Venue[],
  memory: Memory,
  city: CityKnowledge,
  model: Model,
): RankedVenue[] {
  if (venues.length === 0) return [];
  const own = new Set(memory.own.map((habit) => habit.venueId));
  const areNew = venues.map((venue) => !own.has(venue.id));
  const ranked = rankRows(venueFeatures(venues, memory, city), model.venue, areNew);
  return venues
    .flatMap((venue, i) => {
      const row = ranked[i];
      return row ? [{ ...row, venue, isNew: !own.has(venue.id) }] : [];
    })
    .sort((a, b) => b.chance - a.chance || (a.venue.id < b.venue.id ? -1 : 1));
}

/**
 * The venues at which to look for free hours, likeliest first. Places are kept for venues that are new to the player: the own ones would
 * otherwise take them all, and a new one is chosen often.
 */
export function toLookAt(ranked: readonly RankedVenue[]): RankedVenue[] {
  const own = ranked.filter((one) => !one.isNew).slice(0, OWN_VENUES);
  const fresh = ranked.filter((one) => one.isNew).slice(0, VENUES - own.length);
  return [...own, ...fresh].sort((a, b) => b.chance - a.chance);
}

/** What to show of the venues that have free hours. */
export function toShow<T extends Pick<RankedVenue, 'isNew'>>(found: readonly T[]): T[] {
  const beyond = new Set(found.filter((one) => one.isNew).slice(NEW_SHOWN));
  return found.filter((one) => !beyond.has(one));
}

/** Each bookable hour of the week (`binOf`) with the logarithm of its chance. */
export function hourChances(
  venue: Venue,
  memory: Memory,
  city: CityKnowledge,
  model: Model,
): Map<number, Ranked> {
  const bins = openBins(venue);
  if (bins.length === 0) return new Map();
  const features = hourFeatures(venue, memory, city);
  const rows = bins.map((bin) => features(Math.floor(bin / HOURS_OF_NIGHT), bin % HOURS_OF_NIGHT));
  const ranked = rankRows(
    rows,
    model.hour,
    rows.map(() => true),
  );
  return new Map(bins.flatMap((bin, i) => (ranked[i] ? [[bin, ranked[i]]] : [])));
}

function rankRows(
  rows: readonly (readonly number[])[],
  weights: readonly number[],
  typical: readonly boolean[],
): Ranked[] {
  const chances = logChances(rows, weights);
  return pulls(rows, weights, typical).map((row, i) => ({
    chance: chances[i] ?? Number.NEGATIVE_INFINITY,
    pulls: row,
  }));
}
