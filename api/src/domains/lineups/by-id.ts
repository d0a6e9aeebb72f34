import type { Lineup } from 'mf-shared/contracts/lineups';
import type { Queries } from '../../db/database.ts';
import { lineupViews } from './view.ts';

/** Lineups by their ids. Deleted lineups are missing. */
export async function lineupsById(q: Queries, ids: readonly string[]): Promise<Map<string, Lineup>> {
  if (ids.length === 0) return new Map();
  const rows = await q.selectFrom('lineups').selectAll().where('id', 'in', ids).execute();
  return new Map((await lineupViews(q, rows)).map((lineup) => [lineup.id, lineup]));
}
