import type { AnnouncementPreview } from 'mf-shared/contracts/announcements';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { cachePerDatabase } from '../../db/cache-per-database.ts';
import { type Audience, countRecipients } from './audience.ts';

type Counts = AnnouncementPreview['recipients'];
type Kept = { at: number; counts: Promise<Counts> };

/** A preview may say what was true so long ago: counting reads every account. */
const KEPT_MS = MINUTE_MS;
const MOST_AUDIENCES = 100;
const keptOf = cachePerDatabase<Kept>(MOST_AUDIENCES);

/** How many players and venues an audience has, counted once a minute however many previews ask. */
export function keptCounts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  audience: Audience,
): Promise<Counts> {
  const now = clock();
  const kept = keptOf(db);
  const { role, place, city, venue_id } = audience;
  const key = JSON.stringify([role, place, city, venue_id]);
  const known = kept.get(key);
  if (known && now - known.at < KEPT_MS) return known.counts;
  const counts = countRecipients(db.q, audience, now);
  kept.set(key, { at: now, counts });
  // What could not be counted is counted again by the next one who asks.
  counts.catch(() => kept.delete(key));
  return counts;
}
