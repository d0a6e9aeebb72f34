import type { PhoneBookingAnswer, PhoneBookingRestore } from 'mf-shared/contracts/board';
import { cellsOf } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';
import { claimCells } from '../reservations/claim-cells.ts';
import { requireCorrectable } from '../staff/correctable.ts';
import { recordChange } from '../staff/record-change.ts';
import { hourChange } from '../staff/sentences.ts';
import { boardChanged } from './announce.ts';
import { holdPitches } from './hours.ts';
import { changePhone, ownPhone, staleError } from './own-phone.ts';
import { phoneEntry } from './view.ts';

type Input = z.output<typeof PhoneBookingRestore>['bookings'];

/**
 * Takes a cancellation back: all of the bookings hold their hours again, or none does. `slot_taken` when somebody
 * got one meanwhile, `hour_is_over` and `correction_too_late` for one that has ended, `board_changed` when one was
 * brought back already.
 */
export const restorePhoneBookings = (ctx: Ctx<BusinessActor>, bookings: Input): Promise<PhoneBookingAnswer> =>
  ctx.db.transact(async (tx) => {
    const rows = await cancelledRows(tx, ctx, bookings);
    await holdPitches(
      tx,
      ctx,
      rows.map((row) => row.pitch_id),
    );
    const restored: PhoneBookingRow[] = [];
    for (const row of rows) {
      requireCorrectable(ctx, row.ends_at);
      restored.push(await changePhone(tx, ctx, row, { status: 'active' }));
      await recordChange(tx, ctx, {
        subjectId: row.id,
        text: hourChange(row, row.name, 'iptali geri alındı'),
      });
      await claimCells(tx, ctx, {
        pitchId: row.pitch_id,
        cells: cellsOf(row.starts_at, row.ends_at),
        owner: { kind: 'phone', id: row.id },
        expiresAt: null,
      });
    }
    const dates = rows.map(({ date }) => date);
    await boardChanged(tx, ctx, ctx.actor.id, dates);
    return { message: 'İptal geri alındı.', bookings: restored.map(phoneEntry), taken: [] };
  });

async function cancelledRows(tx: Tx, ctx: Ctx<BusinessActor>, bookings: Input): Promise<PhoneBookingRow[]> {
  const rows: PhoneBookingRow[] = [];
  for (const { id, version } of bookings) {
    const row = await ownPhone(tx, ctx, id);
    if (String(row.version) !== version || row.status !== 'cancelled') throw await staleError(tx, row);
    rows.push(row);
  }
  return rows;
}
