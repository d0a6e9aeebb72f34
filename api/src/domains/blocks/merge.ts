import type { MergeRule } from '../../http/merge-rule.ts';

/** Blocks go over; one between the two accounts ends, and of two alike one stays. */
export const blocksMerged: MergeRule = {
  part: 'blocks',
  columns: { blocks: ['blocker_id', 'blocked_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const rows = await q
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('blocker_id', '=', from), eb('blocked_id', '=', from)]))
      .returningAll()
      .execute();
    let moved = 0;
    for (const row of rows) {
      const [blocker_id, blocked_id] = [row.blocker_id, row.blocked_id].map((id) => (id === from ? to : id));
      if (!blocker_id || !blocked_id || blocker_id === blocked_id) continue;
      const { numInsertedOrUpdatedRows } = await q
        .insertInto('blocks')
        .values({ ...row, blocker_id, blocked_id })
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirstOrThrow();
      moved += Number(numInsertedOrUpdatedRows ?? 0);
    }
    return { moved, dropped: rows.length - moved };
  },
};
