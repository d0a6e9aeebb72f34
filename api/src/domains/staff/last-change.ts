import type { Queries } from '../../db/database.ts';
import { lastChange } from './queries.ts';

/** The person of a venue who made the last change, and when (ISO); null when nobody did. */
export async function lastChangeOf(
  q: Queries,
  businessId: string,
  subjectId: string,
): Promise<{ who: string; at: string } | null> {
  const row = await lastChange(q, businessId, subjectId);
  return row ? { who: row.who, at: new Date(row.created_at).toISOString() } : null;
}
