import type { ReservationAnswer, ReservationMove } from 'mf-shared/contracts/reservations';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { moveCells } from '../occupancy/index.ts';
import { announce } from './announce.ts';
import { approvesAtOnce } from './approval.ts';
import { type BookableHour, bookableHour } from './bookable.ts';
import { requireChangeable } from './deadline.ts';
import { sendMoved } from './notices.ts';
import { requireFewOpen, requireRoom } from './player-hours.ts';
import { requirePrice } from './require-price.ts';
import { holdReservation } from './settle.ts';
import { PENDING_MS } from './status.ts';
import { findView, type ReservationView, toReservation } from './view.ts';

type Input = z.output<typeof ReservationMove>;

/**
 * A player moves an own hour to another hour of the same venue, on any of its pitches. Claims the new cells and frees
 * the old ones in one transaction, at the price of the new hour. A waiting request goes on waiting. An approved
 * reservation waits anew, unless the venue approves at once.
 * @throws what a new request throws
 * @throws `reservation_not_pending`
 * @throws `cancel_too_late` after the deadline
 * @throws `slot_same` for the hour that it has
 */
export const moveReservation = (
  ctx: Ctx<UserActor>,
  input: Input,
): Promise<z.input<typeof ReservationAnswer>> =>
  ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const seen = await findView(tx.q, input.reservationId);
    if (!seen) throw new AppError('reservation_not_found');
    if (seen.user_id !== ctx.actor.id) throw new AppError('not_yours');
    requireChangeable(seen, ctx.clock());
    // Locks take the pitch before the reservation, so the reservation is read twice.
    const hour = await bookableHour(tx, ctx, { ...input, businessId: seen.venue_id });
    const before = await holdReservation(tx, input.reservationId);
    requireChangeable(before, ctx.clock());
    const after = await movedTo(tx, ctx, before, hour, input);
    await writeMove(tx, ctx, before, after);
    await sendMoved(tx, ctx, before, after);
    await announce(tx, ctx, after, before);
    return {
      message:
        after.status === 'approved'
          ? 'Rezervasyonunuz taşındı.'
          : 'Rezervasyonunuz taşındı. İşletme onayladığında size haber verilir.',
      reservation: toReservation(after, ctx.clock()),
    };
  });

/** The reservation after the move, checked but not yet written. */
async function movedTo(
  tx: Tx,
  ctx: Ctx<UserActor>,
  before: ReservationView,
  { venue, pitch, startsAt, endsAt }: BookableHour,
  input: Input,
): Promise<ReservationView> {
  if (pitch.id === before.pitch_id && startsAt === before.starts_at) throw new AppError('slot_same');
  const now = ctx.clock();
  const { user_id } = before;
  const hour = { user_id, pitch_id: pitch.id, date: input.date, starts_at: startsAt, ends_at: endsAt };
  await requireRoom(tx.q, hour, now, before.id);
  const asking = { businessId: before.venue_id, userId: before.user_id, now };
  const asksAnew = before.status === 'approved' && !(await approvesAtOnce(tx.q, venue, asking));
  if (asksAnew) await requireFewOpen(tx.q, user_id, now, before.id);
  const askedAt = asksAnew ? now : before.created_at;
  return {
    ...before,
    pitch_id: pitch.id,
    field_name: pitch.name,
    date: input.date,
    time_slot: input.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    price: await requirePrice(tx, pitch, input, startsAt),
    status: asksAnew ? 'pending' : before.status,
    // A move of a waiting request gives the venue no more time to answer.
    created_at: askedAt,
    expires_at: Math.min(askedAt + PENDING_MS, startsAt),
    decided_at: asksAnew ? null : before.decided_at,
    moves: before.moves + 1,
  };
}

/** Writes the move together with its cells. */
async function writeMove(tx: Tx, ctx: Ctx<UserActor>, before: ReservationView, after: ReservationView) {
  const { id, pitch_id, field_name, date, time_slot, starts_at, ends_at, price, status } = after;
  const { created_at, expires_at, decided_at, moves } = after;
  const hour = { pitch_id, field_name, date, time_slot, starts_at, ends_at, price };
  await tx.q
    .updateTable('reservations')
    .set({ ...hour, status, created_at, expires_at, decided_at, moves })
    .where('id', '=', id)
    .execute();
  await moveCells(tx, ctx, {
    owner: { kind: 'reservation', id },
    from: { pitchId: before.pitch_id, cells: cellsOf(before.starts_at, before.ends_at) },
    to: { pitchId: pitch_id, cells: cellsOf(starts_at, ends_at) },
    expiresAt: status === 'approved' ? null : expires_at,
  });
}
