import type { MergeRule } from '../../http/merge-rule.ts';

/** Tournaments and places go over. Who is in one with both accounts keeps one place. */
export const tournamentsMerged: MergeRule = {
  part: 'tournaments',
  columns: { tournaments: ['organizer_id'], tournament_participants: ['user_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const twice = await q
      .deleteFrom('tournament_participants')
      .where('user_id', '=', from)
      .where('tournament_id', 'in', (eb) =>
        eb.selectFrom('tournament_participants').select('tournament_id').where('user_id', '=', to),
      )
      .executeTakeFirstOrThrow();
    const places = q.updateTable('tournament_participants').set({ user_id: to }).where('user_id', '=', from);
    const own = q.updateTable('tournaments').set({ organizer_id: to }).where('organizer_id', '=', from);
    const [one, two] = [await places.executeTakeFirstOrThrow(), await own.executeTakeFirstOrThrow()];
    return {
      moved: Number(one.numUpdatedRows + two.numUpdatedRows),
      dropped: Number(twice.numDeletedRows),
    };
  },
};
