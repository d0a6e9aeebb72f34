import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Tx } from '../../db/database.ts';
import { countMark } from '../players/index.ts';
import type { ReservationView } from './view.ts';

/** Marks whether the player of a reservation came; null removes the mark. It counts in the player's record. */
export async function setMark(
  tx: Tx,
  row: Pick<ReservationView, 'id' | 'attendance' | 'user_id'>,
  attendance: Attendance | null,
): Promise<void> {
  await tx.q.updateTable('reservations').set({ attendance }).where('id', '=', row.id).execute();
  await countMark(tx.q, row, attendance);
}
