import type { ChatMessage, Party } from 'mf-shared/contracts/messages';
import { holdVenue } from '../../auth/hold-venue.ts';
import { type Member, ownSide, type Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdPair, requirePartner, requireReachable } from '../blocks/index.ts';
import { deliverMessage } from './deliver.ts';
import { requireFewMessages } from './few-messages.ts';
import { requireMayWrite } from './may-write.ts';
import { sentBefore } from './queries.ts';
import { toMessage } from './view.ts';

type Sent = {
  receiverId: string;
  receiverModel?: Party | undefined;
  content: string;
  clientId?: string | undefined;
};

/**
 * Sends a message of the caller, over HTTP and the socket alike. `content` is already trimmed and not empty.
 * @throws `user_not_found`, `business_not_found`
 * @throws `validation` for a message to oneself
 * @throws `not_reachable`, `blocked_by_you` when one blocked the other
 * @throws `venue_cannot_write` for a venue's message to a player who is not its guest
 * @throws `email_unverified` beyond a few a day from an unverified address
 */
export async function sendMessage(ctx: Ctx<Member>, input: Sent): Promise<ChatMessage> {
  if (input.receiverId === ctx.actor.id) {
    throw new AppError('validation', { fields: { receiverId: 'Kendinize mesaj gönderemezsiniz.' } });
  }
  const partner = await requirePartner(ctx.db.q, input.receiverId, input.receiverModel);
  const from = ownSide(ctx.actor);
  const to: Side = { model: partner.model, id: partner.id };
  return ctx.db.transact(async (tx) => {
    await holdPair(tx, from, to);
    const sent = input.clientId && (await sentBefore(tx.q, from.id, input.clientId));
    // The message is older than a block that came meanwhile, so its sender learns that it is stored.
    if (sent) return toMessage(sent);
    await requireFewMessages(tx, ctx);
    await requireReachable(tx.q, from.id, to.id);
    await requireMayWrite(ctx, tx.q, from, to);
    const message = await deliverMessage(ctx, tx, {
      from,
      to,
      content: input.content,
      clientId: input.clientId ?? newId(),
      byHand: true,
    });
    await requireOpen(tx, ctx, to);
    return message;
  });
}

/**
 * Checks that no side is a venue that closed meanwhile. A venue's row comes last in the lock order, so this runs
 * after all writes.
 */
async function requireOpen(tx: Tx, ctx: Ctx<Member>, to: Side): Promise<void> {
  const { actor } = ctx;
  if (actor.role === 'business') await holdVenue(tx, { ...ctx, actor });
  if (to.model !== 'Business') return;
  await tx.lock('venues', to.id);
  await requirePartner(tx.q, to.id, to.model);
}
