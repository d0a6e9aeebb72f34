import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { RosterAnswerRow, RosterRow } from '../../db/schema/rosters.ts';
import { type Booking, bookingOf } from './booking.ts';
import { answersOf, rosterByCode } from './queries.ts';
import { isShown } from './view.ts';

/** A roster that nobody else changes until the transaction ends, with its answers. */
export type Held = { roster: RosterRow; booking: Booking; answers: RosterAnswerRow[] };

/**
 * Locks the roster behind a link. Whoever answers at the same time waits here, so that turns follow the order of arrival.
 * The link is looked up again under the lock: it may have been replaced meanwhile.
 * @throws `roster_not_found`
 */
export async function holdRoster(tx: Tx, ctx: Ctx, code: string): Promise<Held> {
  const found = await rosterByCode(tx.q, code);
  if (!found) throw new AppError('roster_not_found');
  const mayDiffer = await tx.lock('rosters', found.id);
  const roster = mayDiffer ? await rosterByCode(tx.q, code) : found;
  const now = ctx.clock();
  const booking = roster && (await bookingOf(tx.q, roster, now));
  if (!booking || !isShown(booking, now)) throw new AppError('roster_not_found');
  return { roster, booking, answers: await answersOf(tx.q, roster.id) };
}

/**
 * The same for its captain, whose account is locked first.
 * @throws `roster_not_found`, `not_yours`
 */
export async function holdOwnRoster(tx: Tx, ctx: Ctx<UserActor>, code: string): Promise<Held> {
  await holdPlayer(tx, ctx);
  const held = await holdRoster(tx, ctx, code);
  if (held.roster.captain_id !== ctx.actor.id) throw new AppError('not_yours');
  return held;
}
