import type { Queries } from '../../db/database.ts';
import { blockedAmong } from '../blocks/index.ts';
import { toldOnce } from '../notifications/index.ts';
import { type HourRefusal, hourRefusals } from '../reservations/index.ts';
import { passedKey } from './news.ts';
import type { Candidate } from './queries.ts';

/** Reasons that keep entries of a line from an hour. */
export type Obstacles = {
  /** Players (ids) who blocked the venue or whom it blocked. */
  blocked: Set<string>;
  refusals: Map<Candidate, HourRefusal>;
  /** Entries that were told already that an hour went past them. */
  told: Set<Candidate>;
};

/** Looks at entries of one pitch together, with a fixed number of queries. */
export async function obstaclesOf(
  q: Queries,
  entries: readonly Candidate[],
  now: number,
): Promise<Obstacles> {
  const venue = entries[0]?.venue_id ?? '';
  const blocked = await blockedAmong(q, venue, [...new Set(entries.map((entry) => entry.user_id))]);
  const refusals = await hourRefusals(q, entries, now);
  const refused = [...refusals.keys()];
  const keys = await toldOnce(
    q,
    refused.map((entry) => ({ to: entry.user_id, once: passedKey(entry) })),
  );
  return { blocked, refusals, told: new Set(refused.filter((entry) => keys.has(passedKey(entry)))) };
}
