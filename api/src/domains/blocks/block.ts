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
 * Blocks a player or a venue. The two can no longer write to each other, see each other's ads, ask to be friends,
 * book or invite. A friendship or friend request ends; bookings stand. Blocking again changes nothing.
 * @throws `user_not_found`, `business_not_found`
 * @throws `validation` for oneself
 * @throws `too_many_blocks` beyond 500
 * @throws `staff_forbidden` to desk staff
 */
export async function block(ctx: Ctx<Member>, { id, type }: BlockCreate): Promise<BlockAnswer> {
  requireManager(ctx.actor);
  const me = ownSide(ctx.actor);
  if (id === me.id) throw new AppError('validation', { fields: { id: 'Kendinizi engelleyemezsiniz.' } });
  return ctx.db.transact(async (tx) => {
    const other: Side = { model: type, id };
    await holdPair(tx, me, other);
    // Two people of a venue may block at once, so its row is locked, after the player's.
    await holdMember(tx, ctx);
    const { name } = await requirePartner(tx.q, id, type);
    const known = await blockOf(tx.q, me.id, id);
    const row = known ?? (await add(tx, ctx, other));
    return { message: `${name} engellendi.`, block: toBlock(row) };
  });
}

/** Without the name: a blocked player may delete the account. The list of blocks shows the name. */
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
  const row = await blockOf(tx.q, me.id, other.id);
  if (!row) throw new AppError('internal');
  return row;
}
