import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { rosterByCode } from './queries.ts';
import { type Seen, seenOf } from './seen.ts';

/**
 * Locks the roster behind a link until the transaction ends, so that answers take their turns one by one. After a wait
 * for the lock the link is looked up again, since it may have been replaced meanwhile.
 * @throws `roster_not_found`
 */
export async function holdRoster(tx: Tx, ctx: Ctx, code: string): Promise<Seen> {
  const found = await rosterByCode(tx.q, code);
  if (!found) throw new AppError('roster_not_found');
  const mayDiffer = await tx.lock('rosters', found.id);
  return seenOf(tx.q, mayDiffer ? await rosterByCode(tx.q, code) : found, ctx.clock());
}

/**
 * The same for its captain, whose account is locked first.
 * @throws `roster_not_found`, `not_yours`
 */
export async function holdOwnRoster(tx: Tx, ctx: Ctx<UserActor>, code: string): Promise<Seen> {
  await holdPlayer(tx, ctx);
  const held = await holdRoster(tx, ctx, code);
  if (held.roster.captain_id !== ctx.actor.id) throw new AppError('not_yours');
  return held;
}
