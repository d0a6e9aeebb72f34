import type { BoardEntry } from 'mf-shared/contracts/board';
import type { Queries } from '../../db/database.ts';
import type { PlayerRecord } from '../../db/schema/users.ts';
import { heldEntry } from '../occupancy/index.ts';
import { playerContacts } from '../players/index.ts';
import { reservationVersion } from './version.ts';

/** A reservation that holds hours, with its player. */
type HoldingReservation = PlayerRecord & {
  id: string;
  pitch_id: string;
  user_id: string;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  price: number;
  attendance: 'played' | 'no_show' | null;
  full_name: string;
  phone: string | null;
};

const reservationsById = (q: Queries, ids: readonly string[]): Promise<HoldingReservation[]> =>
  q
    .selectFrom('reservations as r')
    .innerJoin(playerContacts(q), 'u.id', 'r.user_id')
    .select(['r.id', 'r.pitch_id', 'r.user_id', 'r.date', 'r.time_slot', 'r.starts_at', 'r.ends_at'])
    .select(['r.status', 'r.price', 'r.attendance'])
    .select(['u.full_name', 'u.phone', 'u.played_count', 'u.no_show_count'])
    .where('r.id', 'in', ids)
    .execute();

/** A reservation on the board. The caller makes sure that it holds hours. */
export const reservationEntry = (row: HoldingReservation): BoardEntry => ({
  ...heldEntry('reservation', row),
  status: row.status === 'pending' ? 'pending' : 'approved',
  name: row.full_name,
  phone: row.phone ?? '',
  price: row.price,
  userId: row.user_id,
  attendance: row.attendance,
  played: row.played_count,
  noShows: row.no_show_count,
  version: reservationVersion(row),
});

/** The live reservations with these ids, as the board shows them. */
export async function reservationEntries(q: Queries, ids: readonly string[]): Promise<BoardEntry[]> {
  if (ids.length === 0) return [];
  const rows = await reservationsById(q, ids);
  return rows.filter(({ status }) => status === 'pending' || status === 'approved').map(reservationEntry);
}
