import type { Message } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { endOffer } from './end-offer.ts';
import { tellLine } from './news.ts';
import { ownEntry } from './own.ts';
import { changeEntry, entryById, livingIds } from './queries.ts';

type Answer = z.input<typeof Message>;

/**
 * The player leaves the line. An hour offered to them goes to the next.
 * @throws `waiting_not_found`, `not_yours`
 */
export const leaveLine = (ctx: Ctx<UserActor>, id: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    await ownEntry(tx.q, ctx, id);
    if (!(await leave(tx, ctx, id))) throw new AppError('waiting_not_found');
    return { message: 'Bekleme listesinden ayrıldınız.' };
  });

/**
 * The player declines the hour that is offered to them.
 * @throws `waiting_offer_over` once it is not offered
 */
export const declineOffer = (ctx: Ctx<UserActor>, id: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    await ownEntry(tx.q, ctx, id);
    await tx.lock('waiting_entries', id);
    const entry = await entryById(tx.q, id);
    if (entry?.status !== 'offered') throw new AppError('waiting_offer_over');
    await endOffer(tx, ctx, entry, 'declined');
    return { message: 'Saat sıradaki oyuncuya geçti.' };
  });

/** Takes a player out of every line, within a transaction. */
export async function leaveAllLines(tx: Tx, ctx: AppContext, userId: string): Promise<void> {
  for (const id of await livingIds(tx.q, userId)) await leave(tx, ctx, id);
}

/** Takes a player out of one line, within a transaction. Answers false when they had left it. */
export async function leave(tx: Tx, ctx: AppContext, id: string): Promise<boolean> {
  await tx.lock('waiting_entries', id);
  const entry = await entryById(tx.q, id);
  if (entry?.status === 'offered') {
    await endOffer(tx, ctx, entry, 'left');
    return true;
  }
  if (entry?.status !== 'waiting') return false;
  await changeEntry(tx.q, id, 'waiting', { status: 'left', ended_at: ctx.clock() });
  await tellLine(tx, ctx, entry);
  return true;
}
