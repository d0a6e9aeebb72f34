import type { PendingVenue, VenueDecision } from 'mf-shared/contracts/review';
import type { Venue } from 'mf-shared/contracts/venues';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { decisionsAbout } from '../audit/index.ts';
import { formerRejections, lastSent, likelyDoubles, toCorrection } from '../venues/index.ts';

/** A venue with what an admin should know before looking closer: doubles, decisions before, the last correction. */
export async function withHints(q: Queries, row: VenueRow, venue: Venue): Promise<PendingVenue> {
  const sent = row.correction_rounds > 0 ? await lastSent(q, row.id) : undefined;
  const [last] = await decisionsFor(q, row.id, 1);
  return {
    ...venue,
    round: row.correction_rounds,
    correction: sent ? toCorrection(sent) : null,
    hints: {
      doubles: (await likelyDoubles(q, row)).length,
      rejections: await formerRejections(q, row),
      lastDecision: last ?? null,
    },
  };
}

/** The latest `limit` decisions about a venue as the contract has them, the latest first. */
export async function decisionsFor(q: Queries, id: string, limit: number): Promise<VenueDecision[]> {
  const entries = await decisionsAbout(q, id, limit);
  return entries.map(({ position, act, who, created_at, reason }) => ({
    ...{ position, act, who, reason, at: new Date(created_at).toISOString() },
  }));
}
