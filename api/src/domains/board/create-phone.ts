import type { PhoneBookingAnswer, PhoneBookingCreate } from 'mf-shared/contracts/board';
import { formatMoney } from 'mf-shared/format';
import { addDays, lastBookableDate } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import { newId } from '../../base/id.ts';
import { normalisePhone } from '../../base/phone.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';
import { claimAll } from '../occupancy/index.ts';
import { type PriceList, priceList } from '../prices/index.ts';
import { hourChange, recordChanges, requirePriceRight } from '../staff/index.ts';
import { boardChanged } from './announce.ts';
import { type HourInput, holdPitches, type PitchHour, writableHour } from './hours.ts';
import { sortByHolder, takenError } from './taken.ts';
import { isLate, phoneEntry } from './view.ts';

type Input = z.output<typeof PhoneBookingCreate>;
const PART = 200;

/**
 * Creates phone bookings, one for each hour, also every week until a day. If an hour is taken, none is booked, unless
 * the caller wants the rest (`skipTaken`). A forgotten hour that is over can be entered too.
 * @throws `slot_taken` for one hour, `hours_taken` for several, with the holders
 * @throws `hour_is_over`, `correction_too_late` long after the hour
 * @throws `price_by_manager` when desk staff change the price
 * @throws `validation` for an hour named twice, and at `phone`
 * @throws `not_found`, `not_yours`, `slot_unknown`, `slot_too_far`
 */
export async function createPhoneBooking(ctx: Ctx<BusinessActor>, input: Input): Promise<PhoneBookingAnswer> {
  const phone = input.phone ? normalisePhone(input.phone) : null;
  const wanted = repeated(input, ctx.clock());
  return ctx.db.transact(async (tx) => {
    const pitches = await holdPitches(
      tx,
      ctx,
      input.hours.map(({ fieldId }) => fieldId),
    );
    const hours = wanted.flatMap((one) => {
      const pitch = pitches.get(one.fieldId);
      return pitch ? writableHour(ctx, pitch, one) : [];
    });
    const { free, taken, holders } = await sortByHolder(tx, ctx, hours);
    if (taken.length > 0 && (!input.skipTaken || free.length === 0)) throw takenError(hours, taken, holders);
    const prices = await priceList(tx.q, ctx.actor.id);
    const rows = toRows(ctx, free, { ...input, phone, prices });
    await write(tx, ctx, free, rows);
    return {
      message: rows.length === 1 ? 'Telefon rezervasyonu kaydedildi.' : `${rows.length} saat kaydedildi.`,
      bookings: rows.map(phoneEntry),
      taken: holders,
    };
  });
}

/** The hours of the input, repeated every week until its last day. */
function repeated({ hours, repeatUntil }: Input, now: number): HourInput[] {
  if (new Set(hours.map((one) => `${one.fieldId} ${one.date} ${one.timeSlot}`)).size < hours.length) {
    throw new AppError('validation', { fields: { hours: 'Aynı saat iki kez seçilmiş.' } });
  }
  if (!repeatUntil) return hours;
  if (repeatUntil > lastBookableDate(now)) throw new AppError('slot_too_far');
  return hours.flatMap((hour) => {
    const weeks: HourInput[] = [];
    for (let { date } = hour; date <= repeatUntil; date = addDays(date, 7)) weeks.push({ ...hour, date });
    return weeks.length > 0 ? weeks : [hour];
  });
}

type Words = { name: string; phone: string | null; note?: string | undefined; price?: number | undefined };

function toRows(
  ctx: Ctx<BusinessActor>,
  hours: readonly PitchHour[],
  { name, phone, note, price, prices }: Words & { prices: PriceList },
): PhoneBookingRow[] {
  const now = ctx.clock();
  const series = hours.length > 1 ? newId() : null;
  return hours.map(({ pitch, date, timeSlot, startsAt, endsAt }) => ({
    id: newId(),
    venue_id: ctx.actor.id,
    pitch_id: pitch.id,
    series_id: series,
    name,
    phone,
    note: note ?? '',
    date,
    time_slot: timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    price: agreedPrice(ctx, price, prices(pitch, date, startsAt)),
    status: 'active',
    attendance: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
}

/** The agreed price of the hour, TL. Only the owner and managers may depart from the list price. */
function agreedPrice(ctx: Ctx<BusinessActor>, asked: number | undefined, costs: number): number {
  const price = asked ?? costs;
  if (price !== costs) requirePriceRight(ctx);
  return price;
}

function writtenText(row: PhoneBookingRow): string {
  const done = isLate(row) ? 'geçmiş saat sonradan yazıldı' : 'telefonla alındı';
  return hourChange(row, row.name, `${done}, ${formatMoney(row.price)}`);
}

async function write(tx: Tx, ctx: Ctx<BusinessActor>, hours: readonly PitchHour[], rows: PhoneBookingRow[]) {
  const claims = hours.map(({ pitch, cells }, index) => {
    const owner = { kind: 'phone' as const, id: rows[index]?.id ?? '' };
    return { pitchId: pitch.id, cells, owner, expiresAt: null };
  });
  await claimAll(tx, ctx, claims);
  await inParts(rows, PART, (part) => tx.q.insertInto('phone_bookings').values(part).execute());
  await recordChanges(
    tx,
    ctx,
    rows.map((row) => ({ subjectId: row.id, text: writtenText(row) })),
  );
  const dates = rows.map((row) => row.date);
  await boardChanged(tx, ctx, ctx.actor.id, dates);
}
