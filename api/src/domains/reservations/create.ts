import type { ReservationAnswer, ReservationCreate } from 'mf-shared/contracts/reservations';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { claimCells } from '../occupancy/index.ts';
import { draftReservation, storeReservation } from './book.ts';
import { toReservation } from './view.ts';

type Input = z.output<typeof ReservationCreate>;
const SENT = 'Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!';
const APPROVED = 'Rezervasyonunuz onaylandı! Mesaj kutunuzu kontrol ediniz!';

/**
 * A player asks for an hour. It is held until the business decides, or approved at once where the venue does so. The
 * primary key of the cells gives it to the first player. An hour that is offered to this player is theirs. A refusal
 * changes nothing.
 * @throws `slot_taken`, `not_yours`, `business_not_found`, `slot_unknown`, `slot_past`, `slot_too_far`, `hours_overlap`
 * @throws `weekly_limit` beyond 3 hours of one pitch in a football week (Monday to Sunday)
 * @throws `open_requests_limit` beyond 6 waiting requests
 * @throws `email_unverified` beyond one waiting request of an unverified account
 * @throws `price_changed` when `price` is not what the hour costs
 */
export async function createReservation(
  ctx: Ctx<UserActor>,
  input: Input,
): Promise<z.input<typeof ReservationAnswer>> {
  if (input.userEmail.trim().toLowerCase() !== ctx.actor.email) throw new AppError('not_yours');
  return ctx.db.transact(async (tx) => {
    const row = await draftReservation(tx, ctx, input);
    if (!(await ctx.reactions.reservations.takeOffer(tx, ctx, row))) {
      await claimCells(tx, ctx, {
        pitchId: row.pitch_id,
        cells: cellsOf(row.starts_at, row.ends_at),
        owner: { kind: 'reservation', id: row.id },
        expiresAt: row.status === 'approved' ? null : row.expires_at,
      });
    }
    const view = await storeReservation(tx, ctx, row);
    return {
      message: view.status === 'approved' ? APPROVED : SENT,
      reservation: toReservation(view, ctx.clock()),
    };
  });
}
