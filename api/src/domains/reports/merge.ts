import { sql } from 'kysely';
import type { MergeRule } from '../../http/merge-rule.ts';

/** Reports by and about the player go over. Those by one account about the other end, and the second of two alike. */
export const reportsMerged: MergeRule = {
  part: 'reports',
  columns: { reports: ['reporter_id', 'owner_id', 'subject_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const rows = await q
      .selectFrom('reports')
      .selectAll()
      .where((eb) =>
        eb.or([eb('reporter_id', '=', from), eb('owner_id', '=', from), eb('subject_id', '=', from)]),
      )
      .orderBy('id')
      .execute();
    let dropped = 0;
    const swap = <Id extends string | null>(id: Id) => (id === from ? to : id);
    for (const row of rows) {
      const ids = {
        reporter_id: swap(row.reporter_id),
        owner_id: swap(row.owner_id),
        subject_id: swap(row.subject_id),
      };
      const alike = await q
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', ids.reporter_id)
        .where('subject_type', '=', row.subject_type)
        .where('subject_id', '=', ids.subject_id)
        .where('status', '=', sql.lit('open'))
        .where('id', '<>', row.id)
        .executeTakeFirst();
      if (ids.reporter_id === ids.owner_id || (alike && row.status === 'open')) {
        await q.deleteFrom('reports').where('id', '=', row.id).execute();
        dropped += 1;
      } else await q.updateTable('reports').set(ids).where('id', '=', row.id).execute();
    }
    return { moved: rows.length - dropped, dropped };
  },
};
