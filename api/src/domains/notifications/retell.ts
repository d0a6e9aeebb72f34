import type { AppContext } from '../../context.ts';
import type { ToldRow } from '../../db/schema/notifications.ts';
import type { Fact, Notice } from './notice.ts';
import { writeNews } from './notify.ts';

const BATCH = 100;

/**
 * Tells facts again that were told, became untrue and are true again, after a quiet while. Of several processes one
 * tells each fact. Answers how many were told.
 */
export async function retell(ctx: AppContext): Promise<number> {
  let count = 0;
  for (let rows = await due(ctx); rows.length > 0; rows = await due(ctx)) {
    for (const row of rows) if (await tellAgain(ctx, row)) count += 1;
  }
  return count;
}

const due = ({ db, clock }: AppContext): Promise<ToldRow[]> =>
  db.q.selectFrom('told').selectAll().where('due_at', '<=', clock()).orderBy('due_at').limit(BATCH).execute();

const tellAgain = (ctx: AppContext, { owner_id, subject, waiting, due_at }: ToldRow): Promise<boolean> =>
  ctx.db.transact(async (tx) => {
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
  });
