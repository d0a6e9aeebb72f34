import type { DeskBooking, DeskParty } from 'mf-shared/contracts/desk';
import type { Side } from '../../auth/side.ts';
import type { Queries } from '../../db/database.ts';
import { liveViews } from '../reservations/index.ts';

/** How many coming hours an answer shows. */
const MOST = 20;

/** The next few hours of an account that have not begun at `now` (ms), in the order of play. */
export async function nextBookings(q: Queries, side: Side, now: number): Promise<DeskBooking[]> {
  const column = side.model === 'User' ? ('user_id' as const) : ('venue_id' as const);
  const reservations = await liveViews(q, now)
    .where(`r.${column}`, '=', side.id)
    .where('r.starts_at', '>', now)
    .orderBy('r.starts_at')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  const weeks = await weeksOf(q, column, side.id, now);
  const all = [
    ...reservations.map((row) => toBooking(row, 'reservation')),
    ...weeks.map((row) => toBooking({ ...row, status: 'approved' }, 'subscription')),
  ];
  return all.toSorted((a, b) => a.startsAt - b.startsAt).slice(0, MOST);
}

const weeksOf = (q: Queries, column: 'user_id' | 'venue_id', id: string, now: number) =>
  q
    .selectFrom('published_occurrences as o')
    .innerJoin('published_pitches as p', 'p.id', 'o.pitch_id')
    .innerJoin('published_players as u', 'u.id', 'o.user_id')
    .innerJoin('published_venues as b', 'b.id', 'o.venue_id')
    .select(['o.id', 'o.date', 'o.time_slot', 'o.starts_at', 'o.user_id', 'o.venue_id'])
    .select(['p.name as field_name', 'u.full_name', 'b.venue_name'])
    .where(`o.${column}`, '=', id)
    .where('o.starts_at', '>', now)
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .limit(MOST)
    .execute();

type Row = Awaited<ReturnType<typeof weeksOf>>[number] & { status: string };

const toBooking = (row: Row, kind: DeskBooking['kind']): DeskBooking => ({
  ...{ _id: row.id, id: row.id, kind, state: row.status === 'pending' ? 'pending' : 'approved' },
  ...{ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at, fieldName: row.field_name },
  player: partyOf('player', row.user_id, row.full_name),
  venue: partyOf('venue', row.venue_id, row.venue_name),
});

/** An account, for a link to its page. */
export const partyOf = (kind: DeskParty['kind'], id: string, name: string): DeskParty => ({
  ...{ _id: id, id, kind, name },
});
