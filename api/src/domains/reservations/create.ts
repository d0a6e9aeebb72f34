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
 * A player asks for an hour, which is held from now on until the business decides, or approved at once where the
 * venue does so. The first one gets it: `slot_taken` comes from the primary key of the cells; an hour that is kept
 * for this player is theirs. Refuses with `not_yours`, `business_not_found`,
 * `slot_unknown`, `slot_past`, `slot_too_far`, `weekly_limit` beyond 3 hours of one pitch in a football week from
 * Monday to Sunday, `hours_overlap`, `open_requests_limit` beyond 6 requests that wait, `email_unverified` beyond one
 * of an account that has not proved its e-mail, and `price_changed` when `price` is not what the hour costs; a refusal
 * changes nothing.
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
