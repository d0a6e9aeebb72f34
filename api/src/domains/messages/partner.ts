import type { ChatClosed, ChatPartner, Party } from 'mf-shared/contracts/messages';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { blockBetween, type PartnerRow, requirePartner } from '../blocks/index.ts';
import { knowsPlayer } from './may-write.ts';

/**
 * Name and photo of a chat partner, also before the first message, and the reason if writing is not possible.
 * @throws the errors of `requirePartner`
 */
export async function chatPartner(ctx: Ctx<Member>, id: string, model: Party): Promise<ChatPartner> {
  const partner = await requirePartner(ctx.db.q, id, model);
  const closed = await closedTo(ctx, partner);
  return {
    ...{ _id: partner.id, id: partner.id, name: partner.name, type: partner.model, photo: partner.photo },
    closed,
  };
}

async function closedTo(ctx: Ctx<Member>, { id, model }: PartnerRow): Promise<ChatClosed | null> {
  const { db, actor } = ctx;
  const block = await blockBetween(db.q, actor.id, id);
  if (block || actor.role !== 'business' || model !== 'User') return block;
  return (await knowsPlayer(ctx, db.q, actor.id, id)) ? null : 'stranger';
}
