import { sql } from 'kysely';
import { istanbulDate } from 'mf-shared/schedule';
import { breathe } from '../../base/breathe.ts';
import type { Queries } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { pitchesInService } from '../occupancy/index.ts';
import { activeAmong } from '../venues/index.ts';
import type { Play } from './types.ts';
import { whenOf } from './when.ts';

/** Where a player's booked hours are. */
export const BOOKED = ['published_reservations', 'published_occurrences'] as const;
type Booked = (typeof BOOKED)[number];
type BookedRow = Pick<ReservationRow, 'user_id' | 'venue_id' | 'date' | 'starts_at'>;

const toPlay = ({ user_id, venue_id, date, starts_at }: BookedRow): Play => ({
  userId: user_id,
  venueId: venue_id,
  startsAt: starts_at,
  ...whenOf(date, starts_at),
});

type Span = { from: number; to: number };

/** Hours at the venues that began between the instants (ms): booked or of a subscription, by existing accounts. */
export async function playsAt(q: Queries, venueIds: readonly string[], span: Span): Promise<Play[]> {
  const plays: Play[] = [];
  for (const id of venueIds) {
    await breathe();
    for (const view of BOOKED) plays.push(...(await bookedAt(q, view, id, span)).map(toPlay));
  }
  return plays;
}

// The conditions name the football nights since the indexes go by them.
const bookedAt = (q: Queries, view: Booked, venueId: string, { from, to }: Span): Promise<BookedRow[]> =>
  q
    .selectFrom(view)
    .select(['user_id', 'venue_id', 'date', 'starts_at'])
    .where('venue_id', '=', venueId)
    .where('date', '>=', istanbulDate(from))
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where(
      sql<boolean>`exists (select 1 from published_players u where u.id = user_id and u.deleted_at is null)`,
    )
    .execute();

type OpenVenue = Awaited<ReturnType<typeof activeAmong>>[number];
export type PlacedVenue = OpenVenue & {
  pitches: Pick<PitchRow, 'id' | 'venue_id' | 'price' | 'working_hours'>[];
};

/** The venues among these that take reservations at `now` (ms), with their pitches in service. */
export async function venueRows(q: Queries, ids: readonly string[], now: number): Promise<PlacedVenue[]> {
  if (ids.length === 0) return [];
  const venues = await activeAmong(q, ids, now);
  const pitches = await pitchesInService(q, ids);
  const byVenue = Map.groupBy(pitches, (pitch) => pitch.venue_id);
  return venues.flatMap((row) => {
    const own = byVenue.get(row.id);
    return own ? [{ ...row, pitches: own }] : [];
  });
}
