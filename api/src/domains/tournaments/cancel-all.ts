import { istanbulDate } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { callOff } from './cancel.ts';
import { comingIdsOf, playersOf, tournamentById } from './queries.ts';

/**
 * Cancels the caller's tournaments from today on when the account is deleted, since nobody else could. Everybody in
 * them is told. The caller's account is locked already.
 */
export async function cancelAllTournaments(tx: Tx, ctx: Ctx<UserActor>): Promise<void> {
  const today = istanbulDate(ctx.clock());
  for (const id of await comingIdsOf(tx.q, ctx.actor.id, today)) {
    await tx.lock('tournaments', id);
    const row = await tournamentById(tx.q, id);
    if (row?.cancelled_at === null) await callOff(tx, ctx, row, await playersOf(tx.q, id));
  }
}
