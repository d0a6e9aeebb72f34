import type { MergeRule } from '../../http/merge-rule.ts';

/** Match pages and answers go over; of two answers to one match, that of the account that stays counts. */
export const rostersMerged: MergeRule = {
  columns: { rosters: ['captain_id'], roster_answers: ['user_id'] },
  merge: async (tx, _, { from, to }) => {
    const captained = await tx.q
      .updateTable('rosters')
      .set({ captain_id: to })
      .where('captain_id', '=', from)
      .executeTakeFirst();
    const doubled = await tx.q
      .deleteFrom('roster_answers')
      .where('user_id', '=', from)
      .where('roster_id', 'in', (eb) =>
        eb.selectFrom('roster_answers').select('roster_id').where('user_id', '=', to),
      )
      .executeTakeFirst();
    const answered = await tx.q
      .updateTable('roster_answers')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .executeTakeFirst();
    return {
      moved: Number(captained.numUpdatedRows + answered.numUpdatedRows),
      dropped: Number(doubled.numDeletedRows),
    };
  },
};
