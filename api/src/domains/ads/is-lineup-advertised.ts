import type { Queries } from '../../db/database.ts';
import { activeWithLineup } from './queries.ts';

/** Whether an ad with this lineup is active at `now` (ms). */
export async function isLineupAdvertised(q: Queries, lineupId: string, now: number): Promise<boolean> {
  return (await activeWithLineup(q, lineupId, now)) !== undefined;
}
