import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';
import { lastChangeOf } from '../staff/index.ts';
import { holdPhones, phoneBookingsById, seriesFrom } from './queries.ts';
import { phoneEntry } from './view.ts';

/**
 * A phone booking of the calling venue.
 * @throws `phone_booking_not_found`, `not_yours`
 */
async function ownPhone(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<PhoneBookingRow> {
  return isOwn(ctx, (await phoneBookingsById(tx.q, [id]))[0]);
}

function isOwn(ctx: Ctx<BusinessActor>, row: PhoneBookingRow | undefined): PhoneBookingRow {
  if (!row) throw new AppError('phone_booking_not_found');
  if (row.venue_id !== ctx.actor.id) throw new AppError('not_yours');
  return row;
}

/** The error for a change to an outdated version. Shows the current state and who changed it. */
async function staleError(tx: Tx, row: PhoneBookingRow): Promise<AppError> {
  const current = row.status === 'active' ? phoneEntry(row) : null;
  const changedBy = await lastChangeOf(tx.q, row.venue_id, row.id);
  return new AppError('board_changed', { about: { current, changedBy } });
}

/**
 * The same booking, active and in the state that the caller saw.
 * @throws `board_changed` with its current state
 */
export async function seenPhone(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  { id, version }: { id: string; version: string },
): Promise<PhoneBookingRow> {
  const row = await ownPhone(tx, ctx, id);
  if (String(row.version) !== version || row.status !== 'active') throw await staleError(tx, row);
  return row;
}

/** Bookings that the caller saw cancelled, in their order, with the same errors. None may be named twice. */
export async function cancelledPhones(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  seen: readonly { id: string; version: string }[],
): Promise<PhoneBookingRow[]> {
  const found = await phoneBookingsById(
    tx.q,
    seen.map(({ id }) => id),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  const named = new Set<PhoneBookingRow>();
  for (const { id, version } of seen) {
    const row = isOwn(ctx, byId.get(id));
    const isSeen = String(row.version) === version && row.status === 'cancelled';
    if (!isSeen || named.has(row)) throw await staleError(tx, row);
    named.add(row);
  }
  return [...named];
}

/** The booking, alone or with the later active ones of its series. */
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

/** Bookings per statement. Half a year of a regular has fewer. */
const PART = 500;

/**
 * Writes the same change to many bookings in the versions that the caller saw, and returns them in their order.
 * @throws `board_changed` for the second of two calls that saw the same version, also on another process
 */
export async function changePhones(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  rows: readonly PhoneBookingRow[],
  change: PhoneChange,
): Promise<PhoneBookingRow[]> {
  const seen = new Map(rows.map((row) => [row.id, row.version]));
  const updated_at = ctx.clock();
  // Every process locks bookings in this order, so that no two wait for each other.
  await inParts([...seen.keys()].sort(), PART, async (ids) => {
    const current = await holdPhones(tx.q, ctx.db.engine, ids);
    const stale = current.find((row) => row.version !== seen.get(row.id));
    if (stale) throw await staleError(tx, stale);
    await tx.q
      .updateTable('phone_bookings')
      .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at }))
      .where('id', 'in', ids)
      .execute();
  });
  return rows.map((row) => ({ ...row, ...change, version: row.version + 1, updated_at }));
}

/** The same for one booking. */
export async function changePhone(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  row: PhoneBookingRow,
  change: PhoneChange,
): Promise<PhoneBookingRow> {
  const [changed] = await changePhones(tx, ctx, [row], change);
  return changed ?? row;
}
