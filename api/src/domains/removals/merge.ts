import { sql } from 'kysely';
import type { MergeRule } from '../../http/merge-rule.ts';

/**
 * Removed content goes over, so that it comes back to the account that stays. The name and photo of the account that
 * ends do not: a job deletes them like those of a deleted account.
 */
export const removalsMerged: MergeRule = {
  part: 'removals',
  columns: { removals: ['owner_id', 'reporter_id', 'subject_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const gone = await q
      .updateTable('removals')
      .set({ owner_model: null, owner_id: null, purge_at: 0, subject_id: to })
      .where('subject_id', '=', from)
      .executeTakeFirstOrThrow();
    const own = await q
      .updateTable('removals')
      .set({ owner_id: to, content: sql`replace(content, ${from}, ${to})` })
      .where('owner_id', '=', from)
      .executeTakeFirstOrThrow();
    await q.updateTable('removals').set({ reporter_id: to }).where('reporter_id', '=', from).execute();
    return { moved: Number(own.numUpdatedRows), dropped: Number(gone.numUpdatedRows) };
  },
};
