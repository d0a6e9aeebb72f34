import type { AnnouncementPreview } from 'mf-shared/contracts/announcements';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { type Audience, countRecipients } from './audience.ts';

type Counts = AnnouncementPreview['recipients'];
type Kept = { at: number; counts: Promise<Counts> };

/** A preview may say what was true so long ago: counting reads every account. */
const KEPT_MS = MINUTE_MS;
const kept = new WeakMap<AppContext['db'], Map<string, Kept>>();

/** How many players and venues an audience has, counted once a minute however many previews ask. */
export function keptCounts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  audience: Audience,
): Promise<Counts> {
  const now = clock();
  const all = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, all);
  for (const [key, { at }] of all) if (now - at >= KEPT_MS) all.delete(key);
  const { role, place, city, venue_id } = audience;
  const key = JSON.stringify([role, place, city, venue_id]);
  const known = all.get(key);
  if (known) return known.counts;
  const counts = countRecipients(db.q, audience, now);
  all.set(key, { at: now, counts });
  // What could not be counted is counted again by the next one who asks.
  counts.catch(() => all.delete(key));
  return counts;
}
