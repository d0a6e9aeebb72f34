import { istanbulDate } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { lockPlayers } from '../matches/index.ts';
import { type ListedTournament, playersOf, tournamentById } from './queries.ts';

/** A tournament as nobody else can change it now, with the ids of the players in it. */
export type HeldTournament = { row: ListedTournament; players: string[]; today: string };

/**
 * Holds a tournament that the caller organizes, and the accounts of everybody in it, until the transaction ends, so that
 * nothing is told to somebody who deletes theirs meanwhile. Throws `tournament_not_found`, `not_yours`,
 * `tournament_cancelled` and, from the day after it, `tournament_past`.
 */
export async function holdOwnTournament(tx: Tx, ctx: Ctx<UserActor>, id: string): Promise<HeldTournament> {
  await lockPlayers(tx, [ctx.actor.id, ...(await playersOf(tx.q, id))]);
  await holdPlayer(tx, ctx);
  await tx.lock('tournaments', id);
  const row = await tournamentById(tx.q, id);
  if (!row) throw new AppError('tournament_not_found');
  if (row.organizer_id !== ctx.actor.id) throw new AppError('not_yours');
  const today = istanbulDate(ctx.clock());
  requireOpen(row, today);
  return { row, players: await playersOf(tx.q, id), today };
}

/** Throws `tournament_cancelled` for one that was called off, `tournament_past` from the day after it. */
export function requireOpen(row: ListedTournament, today: string): void {
  if (row.cancelled_at !== null) throw new AppError('tournament_cancelled');
  if (row.date < today) throw new AppError('tournament_past');
}
