import { type BlockAnswer, type BlockCreate, MAX_BLOCKS } from 'mf-shared/contracts/blocks';
import { holdMember } from '../../auth/hold-player.ts';
import { type Member, ownSide, type Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordChange } from '../staff/index.ts';
import { requireManager } from './manager.ts';
import { requirePartner } from './partner.ts';
import { blockOf, countBlocks, insertBlock, type ListedBlock } from './queries.ts';
import { holdPair } from './reachable.ts';
import { toBlock } from './view.ts';

/**
 * Blocks a player or a venue: neither writes to the other any more, sees the other's ads, asks to be friends, books or
 * invites. A friendship ends, and a request to be friends; bookings stand. Once blocked already changes nothing. Throws
 * `user_not_found`, `business_not_found`, `validation` for oneself, `too_many_blocks` beyond 500, and `staff_forbidden`
 * to day staff.
 */
export async function blockSomebody(ctx: Ctx<Member>, { id, type }: BlockCreate): Promise<BlockAnswer> {
  requireManager(ctx.actor);
  const me = ownSide(ctx.actor);
  if (id === me.id) throw new AppError('validation', { fields: { id: 'Kendinizi engelleyemezsiniz.' } });
  return ctx.db.transact(async (tx) => {
    const other: Side = { model: type, id };
    await holdPair(tx, me, other);
    // Of a venue two people may block at once; its row is held after the player's.
    await holdMember(tx, ctx);
    const { name } = await requirePartner(tx.q, id, type);
    const known = await blockOf(tx.q, me.id, id);
    const block = known ?? (await add(tx, ctx, other));
    return { message: `${name} engellendi.`, block: toBlock(block) };
  });
}

/** Without the name: whoever is blocked may delete the account, and the list of blocks says who it is. */
const BLOCKED = { User: 'Bir oyuncu engellendi', Business: 'Bir işletme engellendi' };

async function add(tx: Tx, ctx: Ctx<Member>, other: Side): Promise<ListedBlock> {
  const me = ownSide(ctx.actor);
  if ((await countBlocks(tx.q, me.id)) >= MAX_BLOCKS) throw new AppError('too_many_blocks');
  await insertBlock(tx.q, me, other, ctx.clock());
  await ctx.reactions.blocks.blocked(tx, ctx, me, other);
  if (ctx.actor.role === 'business') {
    const actor = ctx.actor;
    await recordChange(tx, { ...ctx, actor }, { subjectId: other.id, text: BLOCKED[other.model] });
  }
  const block = await blockOf(tx.q, me.id, other.id);
  if (!block) throw new AppError('internal');
  return block;
}
