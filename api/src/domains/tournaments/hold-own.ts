import { istanbulDate } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type ListedTournament, playersOf, tournamentById } from './queries.ts';

/** A locked tournament, with the ids of its players. */
export type HeldTournament = { row: ListedTournament; players: string[]; today: string };

/**
 * Locks a tournament of the caller and the accounts of everybody in it until the transaction ends. So nobody is told
 * anything who deletes the account meanwhile.
 * @throws `tournament_not_found`, `not_yours`, `tournament_cancelled`
 * @throws `tournament_past` from the day after it
 */
export async function holdOwnTournament(tx: Tx, ctx: Ctx<UserActor>, id: string): Promise<HeldTournament> {
  await lockUsers(tx, [ctx.actor.id, ...(await playersOf(tx.q, id))]);
  await holdPlayer(tx, ctx);
  await tx.lock('tournaments', id);
  const row = await tournamentById(tx.q, id);
  if (!row) throw new AppError('tournament_not_found');
  if (row.organizer_id !== ctx.actor.id) throw new AppError('not_yours');
  const today = istanbulDate(ctx.clock());
  requireOpen(row, today);
  return { row, players: await playersOf(tx.q, id), today };
}

/** Locks any tournament, its organizer and its players in the same way, for what admins do with it. */
export async function holdWithPlayers(
  tx: Tx,
  id: string,
): Promise<{ row: ListedTournament | undefined; players: string[] }> {
  const found = await tournamentById(tx.q, id);
  const organizer = found?.organizer_id;
  await lockUsers(tx, [...(organizer ? [organizer] : []), ...(await playersOf(tx.q, id))]);
  await tx.lock('tournaments', id);
  return { row: await tournamentById(tx.q, id), players: await playersOf(tx.q, id) };
}

/**
 * Checks that a tournament is open.
 * @throws `tournament_cancelled`
 * @throws `tournament_past` from the day after it
 */
export function requireOpen(row: ListedTournament, today: string): void {
  if (row.cancelled_at !== null) throw new AppError('tournament_cancelled');
  if (row.date < today) throw new AppError('tournament_past');
}
