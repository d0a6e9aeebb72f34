import type { TournamentAnswer } from 'mf-shared/contracts/tournaments';
import { istanbulDate } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { requireReachable } from '../blocks/index.ts';
import { requireOpen } from './hold-own.ts';
import { tellLeft, tellRegistered } from './news.ts';
import {
  countParticipants,
  deleteParticipant,
  insertParticipant,
  type ListedTournament,
  tournamentById,
} from './queries.ts';
import { showTournament } from './view.ts';

/**
 * Takes a place, once, until the tournament's day is over. Locks the tournament's row, so that the last place goes to
 * one player.
 * @throws `tournament_not_found`, `tournament_cancelled`, `tournament_past`, `tournament_already_registered`,
 * `tournament_full`
 * @throws `not_reachable` or `blocked_by_you` where the player or the organizer blocked the other
 */
export async function registerForTournament(ctx: Ctx<UserActor>, id: string): Promise<TournamentAnswer> {
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const { row, today } = await hold(ctx, tx, id);
    requireOpen(row, today);
    if (row.organizer_id) await requireReachable(tx.q, ctx.actor.id, row.organizer_id);
    const taken = await countParticipants(tx.q, id);
    const entered = await insertParticipant(tx.q, id, ctx.actor.id, ctx.clock());
    if (!entered) throw new AppError('tournament_already_registered');
    if (taken >= row.capacity) throw new AppError('tournament_full');
    await tellRegistered(tx, ctx, row);
    return { message: 'Turnuvaya kaydınız alındı.', tournament: await showTournament(ctx, id, tx.q) };
  });
}

/**
 * Gives the caller's place back, until the day before the tournament, and tells the organizer.
 * @throws `tournament_not_found`, `tournament_cancelled`, `tournament_past` and `tournament_not_registered`
 */
export async function leaveTournament(ctx: Ctx<UserActor>, id: string): Promise<TournamentAnswer> {
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const { row, today } = await hold(ctx, tx, id);
    requireOpen(row, today);
    if (row.date <= today) {
      throw new AppError('tournament_past', { message: 'Kayıt en geç turnuvadan bir gün önce silinebilir.' });
    }
    const left = await deleteParticipant(tx.q, id, ctx.actor.id);
    if (!left) throw new AppError('tournament_not_registered');
    await tellLeft(tx, ctx, row);
    return { message: 'Turnuva kaydınız silindi.', tournament: await showTournament(ctx, id, tx.q) };
  });
}

async function hold(
  ctx: Ctx<UserActor>,
  tx: Tx,
  id: string,
): Promise<{ row: ListedTournament; today: string }> {
  await tx.lock('tournaments', id);
  const row = await tournamentById(tx.q, id);
  if (!row) throw new AppError('tournament_not_found');
  return { row, today: istanbulDate(ctx.clock()) };
}
