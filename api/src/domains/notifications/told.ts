import { istanbulDate } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ToldRow } from '../../db/schema/notifications.ts';
import type { Fact, Notice } from './notice.ts';

/** How long nothing more must happen to a subject before a repeated fact is told a second time. */
export const QUIET_MS = 15 * MINUTE_MS;

type OfToday = Notice & { fact: Fact };

/**
 * Notes a fact in the caller's transaction and answers whether it is to be told now. A fact is told to a receiver once a
 * day, however often it becomes true. Where the one told last is no longer true, what is true is told after a quarter
 * of an hour in which nothing more happened (`retell`), and that once a day for each subject.
 */
export async function isNewToday(tx: Tx, ctx: AppContext, notice: OfToday): Promise<boolean> {
  const { is } = notice.fact;
  const row = await holdTold(tx, ctx, notice);
  const facts = JSON.parse(row.facts) as string[];
  const isNew = !facts.includes(is);
  const waits = !isNew && is !== row.last && row.again === 0 && !notice.known;
  await tx.q
    .updateTable('told')
    .set({
      facts: JSON.stringify(isNew ? [...facts, is] : facts),
      last: isNew || notice.known ? is : row.last,
      waiting: waits ? JSON.stringify(notice) : null,
      due_at: waits ? ctx.clock() + QUIET_MS : null,
      about_user: waits ? (notice.about ?? null) : null,
    })
    .where('owner_id', '=', row.owner_id)
    .where('subject', '=', row.subject)
    .execute();
  return isNew;
}

/** Whoever made something happen knows how the subject stands: nothing of it waits to be told to them. */
export async function knowsNow(tx: Tx, ownerId: string, { subject }: Fact): Promise<void> {
  await tx.q
    .updateTable('told')
    .set({ waiting: null, due_at: null, about_user: null })
    .where('owner_id', '=', ownerId)
    .where('subject', '=', subject)
    .where('due_at', 'is not', null)
    .execute();
}

/** The row of a receiver's subject, held until the transaction ends; one of another day begins anew. */
async function holdTold(tx: Tx, ctx: AppContext, { to, fact }: OfToday): Promise<ToldRow> {
  const fresh = {
    ...{ owner_id: to.id, subject: fact.subject, day: istanbulDate(ctx.clock()) },
    ...{ facts: '[]', last: null, again: 0, waiting: null, due_at: null, about_user: null },
  };
  const row = await tx.q
    .insertInto('told')
    .values(fresh)
    // Changes nothing, but answers and holds the row that is there.
    .onConflict((oc) =>
      oc.columns(['owner_id', 'subject']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.day === fresh.day) return row;
  const ofRow = tx.q.updateTable('told').set(fresh).where('owner_id', '=', to.id);
  return ofRow.where('subject', '=', fact.subject).returningAll().executeTakeFirstOrThrow();
}
