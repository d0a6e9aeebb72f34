import type { MergeRule } from '../../http/merge-rule.ts';

/** The alerts of the account that ends go on for the other one. */
export const hourAlertsMerged: MergeRule = {
  columns: { hour_alerts: ['user_id'] },
  merge: async (tx, _, { from, to }) => {
    const moved = await tx.q
      .updateTable('hour_alerts')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .executeTakeFirst();
    return { moved: Number(moved.numUpdatedRows), dropped: 0 };
  },
};
