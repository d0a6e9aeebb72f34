import type { Queries } from '../../db/database.ts';
import type { MergeRule } from '../../http/merge-rule.ts';

/** Lineups and places in them go over. Whose both accounts stand in one lineup keeps one place there. */
export const lineupsMerged: MergeRule = {
  part: 'lineups',
  columns: { lineups: ['user_id'], lineup_players: ['user_id'] },
  merge: async ({ q }, _, { from, to }) => {
    // Lineups before places, like the deletion of a lineup.
    const lineups = await q
      .updateTable('lineups')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .executeTakeFirstOrThrow();
    const both = await lineupsWithBoth(q, from, to);
    if (both.length > 0)
      await q
        .deleteFrom('lineup_players')
        .where('user_id', '=', from)
        .where('lineup_id', 'in', both)
        .execute();
    const places = await q
      .updateTable('lineup_players')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .executeTakeFirstOrThrow();
    return {
      moved: Number(places.numUpdatedRows + lineups.numUpdatedRows),
      dropped: both.length,
    };
  },
};

/** Lineups (ids) of anybody in which both players stand. */
export async function lineupsWithBoth(q: Queries, one: string, other: string): Promise<string[]> {
  const rows = await q
    .selectFrom('lineup_players as a')
    .innerJoin('lineup_players as b', 'b.lineup_id', 'a.lineup_id')
    .select('a.lineup_id')
    .where('a.user_id', '=', one)
    .where('b.user_id', '=', other)
    .orderBy('a.lineup_id')
    .execute();
  return rows.map((row) => row.lineup_id);
}
