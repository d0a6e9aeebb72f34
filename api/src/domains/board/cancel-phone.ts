import type { PhoneBookingCancel, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';
import { releaseCells } from '../reservations/release-cells.ts';
import { recordChange } from '../staff/record-change.ts';
import { hourChange } from '../staff/sentences.ts';
import { boardChanged } from './announce.ts';
import { changePhone, seenPhone } from './own-phone.ts';
import { seriesFrom } from './queries.ts';

/**
 * Calls a phone booking off, alone or with those of its series that come after it; their hours are free at once.
 * Answers what brings them back. `phone_booking_not_found`, `not_yours`, and `board_changed` for one that is not as
 * the caller saw it.
 */
export const cancelPhoneBooking = (
  ctx: Ctx<BusinessActor>,
  id: string,
  { version, scope }: z.output<typeof PhoneBookingCancel>,
): Promise<PhoneBookingCancelled> =>
  ctx.db.transact(async (tx) => {
    const row = await seenPhone(tx, ctx, { id, version });
    const rows = scope === 'one' ? [row] : await following(tx, row);
    const cancelled = [];
    for (const one of rows) {
      const { version } = await changePhone(tx, ctx, one, { status: 'cancelled' });
      await releaseCells(tx, ctx, { ownerId: one.id });
      await recordChange(tx, ctx, { subjectId: one.id, text: hourChange(one, one.name, 'iptal edildi') });
      cancelled.push({ _id: one.id, id: one.id, version: String(version) });
    }
    await boardChanged(
      tx,
      ctx,
      ctx.actor.id,
      rows.map(({ date }) => date),
    );
    const message = rows.length === 1 ? 'Rezervasyon iptal edildi.' : `${rows.length} saat iptal edildi.`;
    return { message, cancelled };
  });

const following = async (tx: Tx, row: PhoneBookingRow): Promise<PhoneBookingRow[]> =>
  row.series_id === null ? [row] : seriesFrom(tx.q, row.series_id, row.starts_at);
