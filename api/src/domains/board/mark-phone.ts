import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Queries, Tx } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';

/** A phone booking, whichever venue's it is. */
export const phoneBookingOf = (q: Queries, id: string): Promise<PhoneBookingRow | undefined> =>
  q.selectFrom('phone_bookings').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Says of a phone booking whether who plays came; null takes that back. The version stays, so whoever has the booking
 * open may save what they wrote. Answers whether it was something new.
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
