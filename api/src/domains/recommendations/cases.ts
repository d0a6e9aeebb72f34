import { WEEK_MS } from 'mf-shared/time';
import { breathe } from '../../base/breathe.ts';
import { digest, pastOf } from './digest.ts';
import { hourFeatures, openBins } from './hour-features.ts';
import type { Choice } from './logit.ts';
import { binOf, HOURS_OF_NIGHT, type Memory, type Play, type Venue } from './types.ts';
import { venueFeatures } from './venue-features.ts';

const EVERY_HOUR = 2;
/** Bookings between two turns for other work. */
const TURN = 20;

/** A city's bookings, its venues, and each player's circle. */
export type CityHistory = {
  plays: readonly Play[];
  venues: readonly Venue[];
  circles: ReadonlyMap<string, ReadonlySet<string>>;
};

export type Choices = { venue: Choice[]; hour: Choice[] };

/** Knowledge of each player from hours played before `now` (ms). */
export function memoriesAt({ plays, circles }: CityHistory, now: number) {
  const { pasts, city } = digest(plays, now);
  const memoryOf = (userId: string): Memory => ({
    ...(pasts.get(userId) ?? pastOf([], now)),
    circle: [...(circles.get(userId) ?? [])].map((id) => pasts.get(id)?.own ?? []),
  });
  return { memoryOf, city };
}

type Window = {
  /** End of the weeks (ms). */
  until: number;
  weeks: number;
  /** More bookings are thinned out evenly to this number. */
  most: number;
};

/**
 * The choices that players made in the `weeks` before `until`. Each has what was known when its week began. It has
 * nothing of the week itself, so that no booking explains itself.
 */
export async function choicesOf(history: CityHistory, { until, weeks, most }: Window): Promise<Choices> {
  const made: Choices = { venue: [], hour: [] };
  const at = new Map(history.venues.map((venue, i) => [venue.id, i]));
  for (let week = 1; week <= weeks; week++) {
    const from = until - week * WEEK_MS;
    const { memoryOf, city } = memoriesAt(history, from);
    const plays = history.plays.filter(
      ({ venueId, startsAt }) => at.has(venueId) && startsAt >= from && startsAt < from + WEEK_MS,
    );
    for (const [i, play] of thinned(plays, most / weeks).entries()) {
      if (i % TURN === 0) await breathe();
      const chosen = at.get(play.venueId) ?? 0;
      const venue = history.venues[chosen];
      if (!venue) continue;
      const memory = memoryOf(play.userId);
      made.venue.push({ rows: venueFeatures(history.venues, memory, city), chosen });
      // Hours have many more rows to choose from, and need fewer choices.
      if (i % EVERY_HOUR !== 0) continue;
      const bins = openBins(venue);
      const features = hourFeatures(venue, memory, city);
      const rows = bins.map((bin) => features(Math.floor(bin / HOURS_OF_NIGHT), bin % HOURS_OF_NIGHT));
      const bin = bins.indexOf(binOf(play.weekday, play.hour));
      if (bin >= 0) made.hour.push({ rows, chosen: bin });
    }
  }
  return made;
}

/** At most `most` of the items, evenly spread. */
export function thinned<T>(items: readonly T[], most: number): readonly T[] {
  const step = items.length / most;
  return step <= 1 ? items : items.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}
