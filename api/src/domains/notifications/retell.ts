import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ToldRow } from '../../db/schema/told.ts';
import { workOff } from '../../jobs/work-off.ts';
import type { Fact, Notice } from './notice.ts';
import { writeNews } from './notify.ts';

/**
 * Tells facts again that were told, became untrue and are true again, after a quiet while. Only one process tells each
 * fact. Answers how many were told.
 */
export const retell = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: ctx.db.q.selectFrom('told').selectAll().where('due_at', '<=', ctx.clock()),
    order: [
      ['due_at', 'asc'],
      ['owner_id', 'asc'],
      ['subject', 'asc'],
    ],
    each: (tx, row) => tellAgain(tx, ctx, row),
  });

async function tellAgain(
  tx: Tx,
  ctx: AppContext,
  { owner_id, subject, waiting, due_at }: ToldRow,
): Promise<boolean> {
  const notice = JSON.parse(waiting ?? '') as Notice & { fact: Fact };
  const { numUpdatedRows } = await tx.q
    .updateTable('told')
    .set({ last: notice.fact.is, again: 1, waiting: null, due_at: null, about_user: null })
    .where('owner_id', '=', owner_id)
    .where('subject', '=', subject)
    // Something may have happened since the look.
    .where('due_at', '=', due_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n && writeNews(tx, ctx, notice);
}
