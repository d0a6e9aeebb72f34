import type { Queries } from '../../db/database.ts';
import type { LineupRow } from '../../db/schema/lineups.ts';

/** Gives a lineup its new name in the matches of its player. */
export async function renameLineup(q: Queries, { id, user_id, name }: LineupRow): Promise<void> {
  await q
    .updateTable('matches')
    .set({ name_a: name })
    .where('user_a', '=', user_id)
    .where('lineup_a', '=', id)
    .execute();
  await q
    .updateTable('matches')
    .set({ name_b: name })
    .where('user_b', '=', user_id)
    .where('lineup_b', '=', id)
    .execute();
}
