import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { QueueItemRow } from '../../db/schema/queue-items.ts';
import { changeItem, lockItem } from '../queue/index.ts';

/** Stores the answer of an open request, whose item is locked, and ends the item. A visitor's answer is mailed by a job. */
export async function keepAnswer(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  item: QueueItemRow,
  text: string,
): Promise<void> {
  const now = ctx.clock();
  await tx.q
    .updateTable('support_requests')
    .set((eb) => ({
      status: 'answered',
      answer: text,
      answered_by: ctx.actor.id,
      answered_at: now,
      due_at: eb.case().when('visitor_email', 'is not', null).then(now).else(null).end(),
    }))
    .where('id', '=', item.id)
    .execute();
  await changeItem(tx, ctx, item, { state: 'done', assignee_id: ctx.actor.id });
}

/** Answers a request for a refund with the decision, whoever has it in the queue: money is decided elsewhere. */
export async function answerRefund(tx: Tx, ctx: Ctx<AdminActor>, id: string, text: string): Promise<void> {
  const open = tx.q
    .selectFrom('support_requests')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'open');
  if (await open.executeTakeFirst()) await keepAnswer(tx, ctx, await lockItem(tx, id), text);
}
