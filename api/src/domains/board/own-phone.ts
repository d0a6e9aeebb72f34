import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';
import { lastChangeOf } from '../staff/index.ts';
import { holdPhones, phoneBookingsById, seriesFrom } from './queries.ts';
import { phoneEntry } from './view.ts';

/** A phone booking of the asking venue; `phone_booking_not_found`, `not_yours`. */
async function ownPhone(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<PhoneBookingRow> {
  return isOwn(ctx, (await phoneBookingsById(tx.q, [id]))[0]);
}

function isOwn(ctx: Ctx<BusinessActor>, row: PhoneBookingRow | undefined): PhoneBookingRow {
  if (!row) throw new AppError('phone_booking_not_found');
  if (row.business_id !== ctx.actor.id) throw new AppError('not_yours');
  return row;
}

/** Refuses a change that saw another state than the booking has, and tells how it stands and who changed it. */
async function staleError(tx: Tx, row: PhoneBookingRow): Promise<AppError> {
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

/** Bookings that the caller saw called off, in their order, with the same refusals; none may be named twice. */
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

/** Bookings of one statement; half a year of a regular is fewer. */
const PART = 500;

/**
 * Writes the same change onto the versions that were seen of many bookings and answers them as they are then, in their
 * order. Of two that saw the same version the second is refused (`board_changed`), whichever process it ran on.
 */
export async function changePhones(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  rows: readonly PhoneBookingRow[],
  change: PhoneChange,
): Promise<PhoneBookingRow[]> {
  const seen = new Map(rows.map((row) => [row.id, row.version]));
  const updated_at = ctx.clock();
  // Everybody holds several of them in this order, so that no two wait for each other.
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

/** The same for one. */
export async function changePhone(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  row: PhoneBookingRow,
  change: PhoneChange,
): Promise<PhoneBookingRow> {
  const [changed] = await changePhones(tx, ctx, [row], change);
  return changed ?? row;
}
