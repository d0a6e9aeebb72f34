import type { PhoneBookingAnswer, PhoneBookingEdit } from 'mf-shared/contracts/board';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { normalisePhone } from '../../base/phone.ts';
import type { Ctx } from '../../context.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';
import {
  amountChange,
  hourChange,
  recordChanges,
  requireCorrectable,
  requirePriceRight,
} from '../staff/index.ts';
import { wordsChanged } from './announce.ts';
import { changePhones, inScope, type PhoneChange, seenPhone } from './own-phone.ts';
import { phoneEntry } from './view.ts';

const WORDS = ['name', 'phone', 'note', 'price'] as const;

/**
 * Changes name, phone, note and price (TL) of a phone booking. With scope `following`, the changed fields also change
 * in the later bookings of its series. Returns the bookings before and after.
 * @throws `phone_booking_not_found`, `not_yours`
 * @throws `board_changed` when somebody else was first
 * @throws `hour_is_over`, `correction_too_late` for one that was played
 * @throws `price_by_manager`
 * @throws `validation` at `phone`
 */
export const editPhoneBooking = (
  ctx: Ctx<BusinessActor>,
  id: string,
  input: z.output<typeof PhoneBookingEdit>,
): Promise<PhoneBookingAnswer> => {
  const phone = input.phone ? normalisePhone(input.phone) : null;
  return ctx.db.transact(async (tx) => {
    const row = await seenPhone(tx, ctx, { id, version: input.version });
    const { name, note = '', price = row.price, scope = 'one' } = input;
    const change = differenceOf(row, { name, phone, note, price });
    const before = await inScope(tx, row, scope);
    for (const one of before) requireEditable(ctx, one, change);
    const after = await changePhones(tx, ctx, before, change);
    await recordChanges(
      tx,
      ctx,
      before.map((one) => ({ subjectId: one.id, text: changeText(one, change) })),
    );
    wordsChanged(
      tx,
      ctx,
      ctx.actor.id,
      before.map(({ date }) => date),
    );
    const message = after.length === 1 ? 'Rezervasyon güncellendi.' : `${after.length} saat güncellendi.`;
    return { message, bookings: after.map(phoneEntry), before: before.map(phoneEntry), taken: [] };
  });
};

function requireEditable(ctx: Ctx<BusinessActor>, row: PhoneBookingRow, change: PhoneChange): void {
  requireCorrectable(ctx, row.ends_at);
  if (differenceOf(row, change).price !== undefined) requirePriceRight(ctx);
}

const changeText = (row: PhoneBookingRow, change: PhoneChange): string =>
  hourChange(row, change.name ?? row.name, saidOf(row, differenceOf(row, change)));

/** The fields of the change that differ from the row. */
const differenceOf = (row: PhoneBookingRow, change: PhoneChange): PhoneChange =>
  Object.fromEntries(
    WORDS.filter((key) => change[key] !== undefined && change[key] !== row[key]).map((key) => [
      key,
      change[key],
    ]),
  );

/** The change in words: `ücret 1.200 TL → 900 TL, not değişti`. */
function saidOf(row: PhoneBookingRow, { name, phone, note, price }: PhoneChange): string {
  const said = [
    name !== undefined && `ad ${row.name} → ${name}`,
    price !== undefined && `ücret ${amountChange(row.price, price)}`,
    phone !== undefined && 'telefon değişti',
    note !== undefined && 'not değişti',
  ].filter(Boolean);
  return said.join(', ') || 'bilgileri değiştirildi';
}
