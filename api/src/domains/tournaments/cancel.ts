import type { TournamentAnswer } from 'mf-shared/contracts/tournaments';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdOwnTournament } from './hold-own.ts';
import { tellCancelled } from './news.ts';
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
  ctx: Ctx<UserActor>,
  row: ListedTournament,
  players: readonly string[],
): Promise<void> {
  await tx.q
    .updateTable('tournaments')
    .set({ cancelled_at: ctx.clock(), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await tellCancelled(tx, ctx, row, players);
}
