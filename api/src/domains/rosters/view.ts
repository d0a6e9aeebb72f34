import type { Roster, RosterAnswer } from 'mf-shared/contracts/rosters';
import type { Queries } from '../../db/database.ts';
import type { PublishedPlayerRow } from '../../db/schema/published.ts';
import type { RosterAnswerRow, RosterRow } from '../../db/schema/rosters.ts';
import { NAMELESS, playersById } from '../players/index.ts';
import { type Booking, isLive, placeOf } from './booking.ts';
import type { Seen } from './seen.ts';
import { filledOf, type Standing, standings } from './squad.ts';

/** What may change at `now` (ms). */
export function stateOf(roster: RosterRow, booking: Booking, now: number): Roster['state'] {
  if (!isLive(booking) || now >= booking.startsAt) return 'over';
  return roster.answers_until !== null && now >= roster.answers_until ? 'late' : 'open';
}

/** The match as whoever asks may see it: without ids of accounts, addresses and phones. */
export async function toRoster(
  q: Queries,
  { roster, booking, answers }: Seen,
  { now, viewer }: { now: number; viewer: string | null },
): Promise<Roster> {
  const ids = answers.flatMap(({ user_id }) => user_id ?? []);
  const players = await playersById(q, [...ids, roster.captain_id]);
  const place = await placeOf(q, booking);
  const standing = standings(answers, roster.places);
  return {
    businessId: booking.venueId,
    businessName: booking.venueName,
    address: place.address,
    location: { city: place.city, coordinates: [place.lng, place.lat] },
    fieldName: place.fieldName,
    date: booking.date,
    timeSlot: booking.timeSlot,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    status: booking.status,
    wasMoved: booking.moves > roster.moves,
    price: booking.price,
    pricePerHead: Math.ceil(booking.price / roster.places),
    captain: players.get(roster.captain_id)?.full_name ?? NAMELESS,
    isCaptain: viewer === roster.captain_id,
    places: roster.places,
    filled: filledOf(answers, roster.places),
    note: roster.note,
    answersUntil: roster.answers_until,
    state: stateOf(roster, booking, now),
    answers: answers.map((row) => toAnswer(row, { players, standing: standing(row.id), viewer })),
  };
}

type Around = {
  players: ReadonlyMap<string, PublishedPlayerRow>;
  standing: Standing;
  viewer: string | null;
};

function toAnswer(row: RosterAnswerRow, { players, standing, viewer }: Around): RosterAnswer {
  const player = row.user_id === null ? undefined : players.get(row.user_id);
  return {
    ...{ _id: row.id, id: row.id },
    name: player?.full_name ?? row.name ?? NAMELESS,
    photo: viewer === null ? null : (player?.photo ?? null),
    isGuest: row.user_id === null,
    answer: row.answer,
    keeper: row.keeper === 1,
    guests: row.guests,
    in: standing.in,
    reserve: standing.reserve,
    isMine: viewer !== null && row.user_id === viewer,
  };
}
