import type { MergeRule } from '../../http/merge-rule.ts';

/** Appeals against removals go over with them. One against an old suspension of the account ends. */
export const appealsMerged: MergeRule = {
  columns: { appeals: ['owner_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const own = q.deleteFrom('appeals').where('owner_id', '=', from).where('suspended_at', 'is not', null);
    await own.execute();
    await q.updateTable('appeals').set({ owner_id: to }).where('owner_id', '=', from).execute();
    return { moved: 0, dropped: 0 };
  },
};
