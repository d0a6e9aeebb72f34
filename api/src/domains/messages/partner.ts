import type { ChatClosed, ChatPartner, Party } from 'mf-shared/contracts/messages';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { blockBetween } from '../blocks/reachable.ts';
import { knowsPlayer } from './may-write.ts';
import { businessPartner, type PartnerRow, userPartner } from './queries.ts';
import type { Member } from './side.ts';

/**
 * The account that a message can go to. Without a model both kinds are looked through. Throws `user_not_found`
 * or `business_not_found`.
 */
export async function requirePartner(q: Queries, id: string, model?: Party): Promise<PartnerRow> {
  const found =
    (model !== 'Business' && (await userPartner(q, id))) ||
    (model !== 'User' && (await businessPartner(q, id)));
  if (!found) throw new AppError(model === 'Business' ? 'business_not_found' : 'user_not_found');
  return found;
}

/**
 * Name and photo of somebody to write to, also before the first message, and why that cannot be done, if so. Throws as
 * `requirePartner` does.
 */
export async function chatPartner(ctx: Ctx<Member>, id: string, model: Party): Promise<ChatPartner> {
  const partner = await requirePartner(ctx.db.q, id, model);
  const closed = await closedTo(ctx, partner);
  return {
    ...{ _id: partner.id, id: partner.id, name: partner.name, type: partner.model, photo: partner.photo },
    closed,
  };
}

async function closedTo({ db, actor }: Ctx<Member>, { id, model }: PartnerRow): Promise<ChatClosed | null> {
  const block = await blockBetween(db.q, actor.id, id);
  if (block || actor.role !== 'business' || model !== 'User') return block;
  return (await knowsPlayer(db.q, actor.id, id)) ? null : 'stranger';
}
