import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchParticipantRow } from '../../db/schema/match-participants.ts';
import type { MatchRow, MatchSide } from '../../db/schema/matches.ts';
import { captainSide } from './change.ts';
import { matchById, participantsOf } from './queries.ts';

/** A locked match with everybody in it. */
export type HeldMatch = { row: MatchRow; people: MatchParticipantRow[] };

/**
 * Locks a match of the caller and the accounts of everybody in it, in the order of their ids, until the transaction
 * ends.
 * @throws `match_not_found`, also for a match without the caller
 */
export async function holdMatch(tx: Tx, ctx: Ctx<UserActor>, id: string): Promise<HeldMatch> {
  const seen = await participantsOf(tx.q, [id]);
  if (!seen.some((one) => one.user_id === ctx.actor.id)) throw new AppError('match_not_found');
  await lockUsers(
    tx,
    seen.map((one) => one.user_id),
  );
  await holdPlayer(tx, ctx);
  await tx.lock('matches', id);
  const row = await matchById(tx.q, id);
  if (!row) throw new AppError('match_not_found');
  return { row, people: await participantsOf(tx.q, [id]) };
}

/**
 * Checks that a match has not begun or ended; `now` in ms.
 * @throws `match_ended` for a refused or cancelled match
 * @throws `match_started` from its start on
 */
export function requireOpen(row: MatchRow, now: number): void {
  if (row.status === 'refused' || row.status === 'cancelled') throw new AppError('match_ended');
  if (row.starts_at <= now) throw new AppError('match_started');
}

/**
 * The caller's side as its captain.
 * @throws `forbidden` to everybody else
 */
export function requireCaptain(row: MatchRow, userId: string): MatchSide {
  const side = captainSide(row, userId);
  if (!side) throw new AppError('forbidden');
  return side;
}

/**
 * Checks the version that the caller saw.
 * @throws `changed_meanwhile` for an older version
 */
export function requireSeen(row: MatchRow, version: number): void {
  if (row.version !== version) throw new AppError('changed_meanwhile');
}
