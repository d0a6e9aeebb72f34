import type { PhoneBookingAnswer, PhoneBookingRestore } from 'mf-shared/contracts/board';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';
import { type Claim, claimAll } from '../occupancy/index.ts';
import { hourChange, recordChanges, requireCorrectable } from '../staff/index.ts';
import { boardChanged } from './announce.ts';
import { holdPitches } from './hours.ts';
import { cancelledPhones, changePhones } from './own-phone.ts';
import { phoneEntry } from './view.ts';

type Input = z.output<typeof PhoneBookingRestore>['bookings'];

/**
 * Undoes a cancellation. All the bookings hold their hours again, or none does.
 * @throws `slot_taken` when somebody got an hour meanwhile
 * @throws `hour_is_over`, `correction_too_late` for one that has ended
 * @throws `board_changed` when one is restored already
 */
export const restorePhoneBookings = (ctx: Ctx<BusinessActor>, bookings: Input): Promise<PhoneBookingAnswer> =>
  ctx.db.transact(async (tx) => {
    const rows = await cancelledPhones(tx, ctx, bookings);
    await holdPitches(
      tx,
      ctx,
      rows.map((row) => row.pitch_id),
    );
    for (const row of rows) requireCorrectable(ctx, row.ends_at);
    const restored = await changePhones(tx, ctx, rows, { status: 'active' });
    await recordChanges(
      tx,
      ctx,
      rows.map((row) => ({ subjectId: row.id, text: hourChange(row, row.name, 'iptali geri alındı') })),
    );
    await claimAll(tx, ctx, rows.map(toClaim));
    const dates = rows.map(({ date }) => date);
    await boardChanged(tx, ctx, ctx.actor.id, dates);
    return { message: 'İptal geri alındı.', bookings: restored.map(phoneEntry), taken: [] };
  });

/** The cells that a booking holds on its pitch. */
const toClaim = (row: PhoneBookingRow): Claim => ({
  pitchId: row.pitch_id,
  cells: cellsOf(row.starts_at, row.ends_at),
  owner: { kind: 'phone', id: row.id },
  expiresAt: null,
});
