import type { TournamentAnswer } from 'mf-shared/contracts/tournaments';
import type { UserActor } from '../../auth/actor.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdOwnTournament } from './hold-own.ts';
import { tellCancelled, tellCancelledByDesk } from './news.ts';
import type { ListedTournament } from './queries.ts';
import { showTournament } from './view.ts';

/**
 * Cancels a tournament of the caller and tells everybody in it. It leaves the lists; its own page shows its state.
 * @throws what `holdOwnTournament` throws
 */
export const cancelTournament = (ctx: Ctx<UserActor>, id: string): Promise<TournamentAnswer> =>
  ctx.db.transact(async (tx) => {
    const { row, players } = await holdOwnTournament(tx, ctx, id);
    await callOff(tx, ctx, row, players);
    return { message: 'Turnuva iptal edildi.', tournament: await showTournament(ctx, id, tx.q) };
  });

/** Ends a locked tournament and tells its players (ids). */
export async function callOff(
  tx: Tx,
  ctx: AppContext,
  row: ListedTournament,
  players: readonly string[],
): Promise<void> {
  await markCancelled(tx, ctx, row);
  await tellCancelled(tx, ctx, row, players);
}

/** The same for an admin, who gives everybody in it the reason, the organizer too. */
export async function callOffByDesk(
  tx: Tx,
  ctx: AppContext,
  { row, players, reason }: { row: ListedTournament; players: readonly string[]; reason: string },
): Promise<void> {
  await markCancelled(tx, ctx, row);
  await tellCancelledByDesk(tx, ctx, row, { players, reason });
}

async function markCancelled(tx: Tx, ctx: AppContext, row: ListedTournament): Promise<void> {
  await tx.q
    .updateTable('tournaments')
    .set({ cancelled_at: ctx.clock(), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}
