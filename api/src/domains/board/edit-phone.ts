import type { PhoneBookingAnswer, PhoneBookingEdit } from 'mf-shared/contracts/board';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { normalisePhone } from '../../phone.ts';
import { recordChange } from '../staff/record-change.ts';
import { hourChange } from '../staff/sentences.ts';
import { wordsChanged } from './announce.ts';
import { changePhone, seenPhone } from './own-phone.ts';
import { phoneEntry } from './view.ts';

/**
 * Changes name, phone, note and price (TL) of a phone booking. `phone_booking_not_found`, `not_yours`,
 * `board_changed` when somebody else was first, and `validation` at `phone`.
 */
export const editPhoneBooking = (
  ctx: Ctx<BusinessActor>,
  id: string,
  input: z.output<typeof PhoneBookingEdit>,
): Promise<PhoneBookingAnswer> => {
  const phone = input.phone ? normalisePhone(input.phone) : null;
  return ctx.db.transact(async (tx) => {
    const row = await seenPhone(tx, ctx, { id, version: input.version });
    const { name, note = '', price = row.price } = input;
    const changed = await changePhone(tx, ctx, row, { name, phone, note, price });
    await recordChange(tx, ctx, { subjectId: id, text: hourChange(row, name, 'bilgileri değiştirildi') });
    wordsChanged(tx, ctx, ctx.actor.id, [row.date]);
    return { message: 'Rezervasyon güncellendi.', bookings: [phoneEntry(changed)], taken: [] };
  });
};
