import { istanbulDate } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Tx } from '../../db/database.ts';
import type { ToldRow } from '../../db/schema/told.ts';
import type { Fact, Notice } from './notice.ts';

/** How long a subject must be quiet before a repeated fact is told again. */
export const QUIET_MS = 15 * MINUTE_MS;

type OfToday = Notice & { fact: Fact };

/**
 * Records a fact in the caller's transaction and answers whether to tell it now. A receiver is told a fact once a day,
 * however often it becomes true. When the fact told last is no longer true, the true one is told after a quarter of an
 * hour without changes (`retell`), once a day for each subject.
 */
export async function isNewToday(tx: Tx, ctx: AppContext, notice: OfToday): Promise<boolean> {
  const { is } = notice.fact;
  const first = { ...unknownOf(ctx, notice), facts: JSON.stringify([is]), last: is };
  if ((await insertFirst(tx.q, first)).numAffectedRows) return true;
  const row = await holdTold(tx, ctx, notice);
  const facts = JSON.parse(row.facts) as string[];
  const isNew = !facts.includes(is);
  const waits = !isNew && is !== row.last && row.again === 0 && !notice.known;
  await setTold(tx.q, {
    facts: JSON.stringify(isNew ? [...facts, is] : facts),
    last: isNew || notice.known ? is : row.last,
    waiting: waits ? JSON.stringify(notice) : null,
    due_at: waits ? ctx.clock() + QUIET_MS : null,
    about_user: waits ? (notice.about ?? null) : null,
    owner_id: row.owner_id,
    subject: row.subject,
  });
  return isNew;
}

const setTold = compileOnce((q, { owner_id, subject, ...set }: Omit<ToldRow, 'day' | 'again'>) =>
  q.updateTable('told').set(set).where('owner_id', '=', owner_id).where('subject', '=', subject),
);

/** Drops what waits to be told about the subject: the receiver made the last change and knows its state. */
export async function knowsNow(tx: Tx, ownerId: string, { subject }: Fact): Promise<void> {
  await dropWaiting(tx.q, { ownerId, subject });
}

const dropWaiting = compileOnce((q, { ownerId, subject }: { ownerId: string; subject: string }) =>
  q
    .updateTable('told')
    .set({ waiting: null, due_at: null, about_user: null })
    .where('owner_id', '=', ownerId)
    .where('subject', '=', subject)
    .where('due_at', 'is not', null),
);

/** Records the first fact of a subject, unless the receiver was told one before. */
const insertFirst = compileOnce((q, row: ToldRow) =>
  q
    .insertInto('told')
    .values(row)
    .onConflict((oc) => oc.columns(['owner_id', 'subject']).doNothing()),
);

const insertOrLock = compileOnce((q, row: ToldRow) =>
  q
    .insertInto('told')
    .values(row)
    // Changes nothing, but answers and locks the existing row.
    .onConflict((oc) =>
      oc.columns(['owner_id', 'subject']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returningAll(),
);

/** Locks the row of a receiver's subject until the transaction ends. Resets a row of another day. */
async function holdTold(tx: Tx, ctx: AppContext, notice: OfToday): Promise<ToldRow> {
  const fresh = unknownOf(ctx, notice);
  const [row] = (await insertOrLock(tx.q, fresh)).rows;
  if (row?.day === fresh.day) return row;
  const ofRow = tx.q.updateTable('told').set(fresh).where('owner_id', '=', fresh.owner_id);
  return ofRow.where('subject', '=', fresh.subject).returningAll().executeTakeFirstOrThrow();
}

/** The row of a receiver who was told nothing of the subject today. */
const unknownOf = (ctx: AppContext, { to, fact }: OfToday): ToldRow => ({
  ...{ owner_id: to.id, subject: fact.subject, day: istanbulDate(ctx.clock()) },
  ...{ facts: '[]', last: null, again: 0, waiting: null, due_at: null, about_user: null },
});
