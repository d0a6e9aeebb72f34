import type { ReservationCreate } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Tx } from '../../db/database.ts';
import type { NewReservation } from '../../db/schema/reservations.ts';
import { requireReachable } from '../blocks/index.ts';
import { announce } from './announce.ts';
import { approvesAtOnce } from './approval.ts';
import { bookableHour } from './bookable.ts';
import { requireFirstRequest } from './first-request.ts';
import { sendArrival, sendNotice } from './notices.ts';
import { requireFewOpen, requireRoom } from './player-hours.ts';
import { requirePrice } from './require-price.ts';
import { PENDING_MS } from './status.ts';
import { findView, type ReservationView } from './view.ts';

type Input = Omit<z.output<typeof ReservationCreate>, 'userEmail'>;

/**
 * Drafts the reservation that a player asks for. Checks venue, pitch, time and the player's other bookings, and
 * approves at once where the venue does so. Locks the player and the pitch. Writes nothing: claim the cells first, then
 * call `storeReservation`.
 * @throws `not_reachable` or `blocked_by_you` where one blocked the other
 * @throws `email_unverified` beyond one open request
 */
export async function draftReservation(tx: Tx, ctx: Ctx<UserActor>, input: Input): Promise<NewReservation> {
  const player = await holdPlayer(tx, ctx);
  const now = ctx.clock();
  await requireFirstRequest(tx, ctx, player);
  await requireReachable(tx.q, ctx.actor.id, input.businessId);
  const { venue, pitch, startsAt, endsAt } = await bookableHour(tx, ctx, input);
  const asking = { businessId: input.businessId, userId: ctx.actor.id, now };
  const approved = await approvesAtOnce(tx.q, venue, asking);
  const row: NewReservation = {
    id: newId(),
    venue_id: input.businessId,
    pitch_id: pitch.id,
    user_id: ctx.actor.id,
    field_name: pitch.name,
    date: input.date,
    time_slot: input.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    status: approved ? 'approved' : 'pending',
    end_reason: null,
    price: await requirePrice(tx, pitch, input, startsAt),
    expires_at: Math.min(now + PENDING_MS, startsAt),
    created_at: now,
    decided_at: approved ? now : null,
  };
  await requireRoom(tx.q, row, now);
  if (!approved) await requireFewOpen(tx.q, row.user_id, now);
  return row;
}

const insertReservation = compileOnce((q, row: NewReservation) => q.insertInto('reservations').values(row));

/** Writes a reservation that holds its cells, and tells everybody concerned. */
export async function storeReservation(
  tx: Tx,
  ctx: Ctx<UserActor>,
  row: NewReservation,
): Promise<ReservationView> {
  await insertReservation(tx.q, row);
  const view = await findView(tx.q, row.id);
  // The account may have been deleted after the token was checked. Its address is another one then.
  if (view?.email !== ctx.actor.email) throw new AppError('unauthenticated');
  await sendArrival(tx, ctx, view);
  if (view.status === 'approved') await sendNotice(tx, ctx, view, 'approved', { known: true });
  await announce(tx, ctx, view);
  return view;
}
