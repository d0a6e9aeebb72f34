import { addDays } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscriptions.ts';

const held = (q: Queries, pitchIds: readonly string[]) =>
  q
    .selectFrom('subscription_occurrences as o')
    .where('o.pitch_id', 'in', pitchIds)
    .where('o.status', '=', 'held');

export type OwnOccurrence = Pick<OccurrenceRow, 'pitch_id' | 'starts_at' | 'ends_at'>;

/** A player's subscription hours on the pitches around the football nights, as the weekly view marks them. */
export const ownOccurrences = (
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  { start, end }: { start: string; end: string },
): Promise<OwnOccurrence[]> =>
  held(q, pitchIds)
    .select(['o.pitch_id', 'o.starts_at', 'o.ends_at'])
    .where('o.user_id', '=', userId)
    .where('o.date', '>=', addDays(start, -1))
    .where('o.date', '<=', addDays(end, 1))
    .execute();
