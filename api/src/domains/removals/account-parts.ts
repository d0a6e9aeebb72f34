import { ofBoth, whole } from '../../http/account-parts.ts';

/** The job that purges removals deletes the copies of photos too, so forgetting only makes them due. */
export const removalsOfAccount = ofBoth({
  parts: {
    removals: whole((q, owner) =>
      q
        .selectFrom('removals')
        .select(['subject_type', 'category', 'reason', 'content', 'removed_at', 'restored_at'])
        .where('owner_id', '=', owner)
        .orderBy('id'),
    ),
  },
  forget: async (q, owner) => {
    await q
      .updateTable('removals')
      .set({ reporter_model: null, reporter_id: null })
      .where('reporter_id', '=', owner)
      .execute();
    await q
      .updateTable('removals')
      .set({ owner_model: null, owner_id: null, purge_at: 0 })
      .where('owner_id', '=', owner)
      .execute();
  },
});
