import { allMoved, type MergeRule } from '../../http/merge-rule.ts';

export const supportMerged: MergeRule = {
  part: 'support',
  columns: { support_requests: ['owner_id'] },
  merge: async ({ q }, _, { from, to }) =>
    allMoved(
      await q
        .updateTable('support_requests')
        .set({ owner_id: to })
        .where('owner_id', '=', from)
        .executeTakeFirstOrThrow(),
    ),
};
