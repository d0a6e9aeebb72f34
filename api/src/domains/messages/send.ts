import type { ChatMessage, Party } from 'mf-shared/contracts/messages';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { deliverMessage } from './deliver.ts';
import { requirePartner } from './partner.ts';
import { type Member, ownSide } from './side.ts';

type Sent = {
  receiverId: string;
  receiverModel?: Party | undefined;
  content: string;
  clientId?: string | undefined;
};

/**
 * Sends a message of the caller's, over HTTP and the socket alike. `content` is trimmed and not empty already.
 * Throws `user_not_found`, `business_not_found`, or `validation` for a message to oneself.
 */
export async function sendMessage(ctx: Ctx<Member>, input: Sent): Promise<ChatMessage> {
  if (input.receiverId === ctx.actor.id) {
    throw new AppError('validation', { fields: { receiverId: 'Kendinize mesaj gönderemezsiniz.' } });
  }
  const partner = await requirePartner(ctx.db.q, input.receiverId, input.receiverModel);
  return ctx.db.transact((tx) =>
    deliverMessage(ctx, tx, {
      from: ownSide(ctx.actor),
      to: { model: partner.model, id: partner.id },
      content: input.content,
      clientId: input.clientId,
      byHand: true,
    }),
  );
}
