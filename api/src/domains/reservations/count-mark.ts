import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Tx } from '../../db/database.ts';
import type { PlayerRecord } from '../../db/schema/users.ts';
import type { ReservationView } from './view.ts';

const COUNTS = { played: 'played_count', no_show: 'no_show_count' } satisfies Record<
  string,
  keyof PlayerRecord
>;

/** Moves the reservation from one count of its player to the other; null is neither of them. */
export async function countMark(
  tx: Tx,
  row: Pick<ReservationView, 'attendance' | 'user_id'>,
  attendance: Attendance | null,
): Promise<void> {
  const by = async (state: Attendance | null, step: number) => {
    if (!state) return;
    const column = COUNTS[state];
    await tx.q
      .updateTable('users')
      .set((eb) => ({ [column]: eb(column, '+', step) }))
      .where('id', '=', row.user_id)
      .execute();
  };
  await by(row.attendance, -1);
  await by(attendance, 1);
}

/** Marks whether the player of a reservation came; null removes the mark. It counts in the player's record. */
export async function setMark(
  tx: Tx,
  row: Pick<ReservationView, 'id' | 'attendance' | 'user_id'>,
  attendance: Attendance | null,
): Promise<void> {
  await tx.q.updateTable('reservations').set({ attendance }).where('id', '=', row.id).execute();
  await countMark(tx, row, attendance);
}
