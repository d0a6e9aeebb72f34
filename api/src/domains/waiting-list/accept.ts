import type { WaitingAccepted } from 'mf-shared/contracts/waiting-list';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { draftReservation, storeReservation, toReservation } from '../reservations/index.ts';
import { ownEntry } from './own.ts';
import { namesOf } from './queries.ts';
import { takeOffer } from './take-offer.ts';

/**
 * The player accepts the hour that is offered to them. It becomes a reservation by the usual rules. When the
 * reservation is refused, the offer stands until it expires.
 * @throws `waiting_not_found`, `not_yours`, `waiting_offer_over`, and what a reservation is refused with
 */
export const acceptOffer = (ctx: Ctx<UserActor>, id: string): Promise<z.input<typeof WaitingAccepted>> =>
  ctx.db.transact(async (tx) => {
    const entry = await ownEntry(tx.q, ctx, id);
    if (entry.status !== 'offered') throw new AppError('waiting_offer_over');
    const row = await draftReservation(tx, ctx, {
      businessId: entry.venue_id,
      fieldName: (await namesOf(tx.q, entry)).field_name,
      date: entry.date,
      timeSlot: entry.time_slot,
    });
    const isSameHour = row.pitch_id === entry.pitch_id && row.starts_at === entry.starts_at;
    if (!isSameHour || !(await takeOffer(tx, ctx, row))) throw new AppError('waiting_offer_over');
    const reservation = toReservation(await storeReservation(tx, ctx, row), ctx.clock());
    const message =
      reservation.status === 'approved'
        ? 'Saat sizin! İyi maçlar.'
        : 'Saat sizin için ayrıldı. İşletmenin onayı bekleniyor.';
    return { message, reservation };
  });
