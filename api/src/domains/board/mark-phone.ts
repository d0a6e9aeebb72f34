import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Queries, Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';

/** A phone booking of any venue. */
export const phoneBookingOf = (q: Queries, id: string): Promise<PhoneBookingRow | undefined> =>
  q.selectFrom('phone_bookings').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Marks attendance of a phone booking; null takes the mark back. The version stays, so that open forms can still be
 * saved. Returns whether the mark changed.
 */
export async function setPhoneMark(tx: Tx, id: string, attendance: Attendance | null): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('phone_bookings')
    .set({ attendance })
    .where('id', '=', id)
    .where('attendance', 'is distinct from', attendance)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
