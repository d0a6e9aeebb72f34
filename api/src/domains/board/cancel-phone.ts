import {
  type PhoneBookingCancel,
  type PhoneBookingCancelled,
  RESTORE_MINUTES,
} from 'mf-shared/contracts/board';
import { MINUTE_MS } from 'mf-shared/time';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';
import { releaseAll } from '../occupancy/index.ts';
import { endOf, hourChange, recordChanges, requireCorrectable } from '../staff/index.ts';
import { boardChanged } from './announce.ts';
import { changePhones, inScope, seenPhone } from './own-phone.ts';
import { isLate } from './view.ts';

/**
 * Cancels a phone booking, alone or with the later ones of its series, and frees their hours. Returns what restores
 * them.
 * @throws `phone_booking_not_found`, `not_yours`
 * @throws `board_changed` when the booking is not as the caller saw it
 * @throws `hour_is_over`, `correction_too_late` for one that was played
 */
export const cancelPhoneBooking = (
  ctx: Ctx<BusinessActor>,
  id: string,
  { version, scope }: z.output<typeof PhoneBookingCancel>,
): Promise<PhoneBookingCancelled> =>
  ctx.db.transact(async (tx) => {
    const row = await seenPhone(tx, ctx, { id, version });
    const rows = await inScope(tx, row, scope);
    for (const one of rows) requireCancellable(ctx, one);
    const changed = await changePhones(tx, ctx, rows, { status: 'cancelled' });
    await releaseAll(
      tx,
      ctx,
      rows.map((one) => one.id),
    );
    await recordChanges(
      tx,
      ctx,
      rows.map((one) => ({ subjectId: one.id, text: endText(ctx, one) })),
    );
    await boardChanged(
      tx,
      ctx,
      ctx.actor.id,
      rows.map(({ date }) => date),
    );
    const message = rows.length === 1 ? 'Rezervasyon iptal edildi.' : `${rows.length} saat iptal edildi.`;
    return {
      message,
      cancelled: changed.map(({ id, version }) => ({ _id: id, id, version: String(version) })),
    };
  });

function endText(ctx: Ctx<BusinessActor>, row: PhoneBookingRow): string {
  const income = row.attendance === 'no_show' ? 0 : row.price;
  return hourChange(row, row.name, endOf(row, income, ctx.clock()));
}

/** Everybody at the venue may cancel a booking entered after its hour, for a quarter of an hour. */
function requireCancellable(ctx: Ctx<BusinessActor>, row: PhoneBookingRow): void {
  const isFresh = isLate(row) && ctx.clock() - row.created_at <= RESTORE_MINUTES * MINUTE_MS;
  if (!isFresh) requireCorrectable(ctx, row.ends_at);
}
