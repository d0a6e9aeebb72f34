import {
  type PhoneBookingCancel,
  type PhoneBookingCancelled,
  RESTORE_MINUTES,
} from 'mf-shared/contracts/board';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';
import { releaseCells } from '../reservations/release-cells.ts';
import { requireCorrectable } from '../staff/correctable.ts';
import { recordChange } from '../staff/record-change.ts';
import { endOf, hourChange } from '../staff/sentences.ts';
import { boardChanged } from './announce.ts';
import { changePhone, inScope, seenPhone } from './own-phone.ts';
import { isLate } from './view.ts';

/**
 * Calls a phone booking off, alone or with those of its series that come after it; their hours are free at once.
 * Answers what brings them back. `phone_booking_not_found`, `not_yours`, `board_changed` for one that is not as the
 * caller saw it, `hour_is_over` and `correction_too_late` for one that was played.
 */
export const cancelPhoneBooking = (
  ctx: Ctx<BusinessActor>,
  id: string,
  { version, scope }: z.output<typeof PhoneBookingCancel>,
): Promise<PhoneBookingCancelled> =>
  ctx.db.transact(async (tx) => {
    const row = await seenPhone(tx, ctx, { id, version });
    const rows = await inScope(tx, row, scope);
    const cancelled = [];
    for (const one of rows) {
      requireCancellable(ctx, one);
      const { version } = await changePhone(tx, ctx, one, { status: 'cancelled' });
      await releaseCells(tx, ctx, { ownerId: one.id });
      const income = one.attendance === 'no_show' ? 0 : one.price;
      const text = hourChange(one, one.name, endOf(one, income, ctx.clock()));
      await recordChange(tx, ctx, { subjectId: one.id, text });
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

/** What was written down after its hour can be taken back by whoever wrote it, for a quarter of an hour. */
function requireCancellable(ctx: Ctx<BusinessActor>, row: PhoneBookingRow): void {
  const isFresh = isLate(row) && ctx.clock() - row.created_at <= RESTORE_MINUTES * 60_000;
  if (!isFresh) requireCorrectable(ctx, row.ends_at);
}
