import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';
import { AppError } from '../../http/app-error.ts';
import { lastChangeOf } from '../staff/last-change.ts';
import { phoneBookingsById, seriesFrom } from './queries.ts';
import { phoneEntry } from './view.ts';

/** A phone booking of the asking venue; `phone_booking_not_found`, `not_yours`. */
export async function ownPhone(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<PhoneBookingRow> {
  const [row] = await phoneBookingsById(tx.q, [id]);
  if (!row) throw new AppError('phone_booking_not_found');
  if (row.business_id !== ctx.actor.id) throw new AppError('not_yours');
  return row;
}

/** Refuses a change that saw another state than the booking has, and tells how it stands and who changed it. */
export async function staleError(tx: Tx, row: PhoneBookingRow): Promise<AppError> {
  const current = row.status === 'active' ? phoneEntry(row) : null;
  const changedBy = await lastChangeOf(tx.q, row.business_id, row.id);
  return new AppError('board_changed', { about: { current, changedBy } });
}

/** The same booking in the state that the caller saw, active; else `board_changed` with how it stands now. */
export async function seenPhone(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  { id, version }: { id: string; version: string },
): Promise<PhoneBookingRow> {
  const row = await ownPhone(tx, ctx, id);
  if (String(row.version) !== version || row.status !== 'active') throw await staleError(tx, row);
  return row;
}

/** The booking, alone or with the active ones of its series that come after it. */
export const inScope = async (
  tx: Tx,
  row: PhoneBookingRow,
  scope: 'one' | 'following',
): Promise<PhoneBookingRow[]> =>
  scope === 'one' || row.series_id === null ? [row] : seriesFrom(tx.q, row.series_id, row.starts_at);

export type PhoneChange = Partial<
  Pick<
    PhoneBookingRow,
    | 'name'
    | 'phone'
    | 'note'
    | 'price'
    | 'status'
    | 'pitch_id'
    | 'date'
    | 'time_slot'
    | 'starts_at'
    | 'ends_at'
  >
>;

/**
 * Writes a change onto the version that was seen and answers the booking as it is then. Of two that saw the same
 * version the second is refused (`board_changed`), whichever process it ran on.
 */
export async function changePhone(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  row: PhoneBookingRow,
  change: PhoneChange,
): Promise<PhoneBookingRow> {
  const changed = { ...change, version: row.version + 1, updated_at: ctx.clock() };
  const { numUpdatedRows } = await tx.q
    .updateTable('phone_bookings')
    .set(changed)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await staleError(tx, await ownPhone(tx, ctx, row.id));
  return { ...row, ...changed };
}
