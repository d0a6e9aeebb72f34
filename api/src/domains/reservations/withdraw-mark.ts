import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { setMark } from './count-mark.ts';
import { findView, type ReservationView } from './view.ts';

/** Holds the player of a reservation that may bear a mark, before the reservation itself is held. */
export async function holdMarkedPlayer(tx: Tx, { clock }: AppContext, id: string): Promise<void> {
  const seen = await findView(tx.q, id);
  if (seen && seen.starts_at <= clock()) await tx.lock('users', seen.user_id);
}

/**
 * Takes back what the venue said of a reservation that no longer stands, in the player's record too: nobody could
 * correct it afterwards. Answers the held reservation as it is now.
 */
export async function withdrawMark(tx: Tx, row: ReservationView): Promise<ReservationView> {
  if (!row.attendance) return row;
  await setMark(tx, row, null);
  return { ...row, attendance: null };
}
