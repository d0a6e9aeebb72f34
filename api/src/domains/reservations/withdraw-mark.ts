import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { setMark } from './mark.ts';
import { findView, type ReservationView } from './view.ts';

/** Locks the player of a reservation that may have a mark. Call it before the reservation is locked. */
export async function holdMarkedPlayer(tx: Tx, { clock }: AppContext, id: string): Promise<void> {
  const seen = await findView(tx.q, id);
  if (seen && seen.starts_at <= clock()) await tx.lock('users', seen.user_id);
}

/**
 * Removes the venue's mark from a reservation that no longer stands, and from the player's record: nobody could correct
 * it afterwards. Answers the locked reservation as it is now.
 */
export async function withdrawMark(tx: Tx, row: ReservationView): Promise<ReservationView> {
  if (!row.attendance) return row;
  await setMark(tx, row, null);
  return { ...row, attendance: null };
}
