import { addDays, istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { TournamentParticipantRow } from '../src/db/schema/tournament-participants.ts';
import type { Random } from './base/random.ts';
import { TOURNAMENTS, type TournamentSource } from './data/social.ts';
import { about } from './fates.ts';
import type { DemoPlayer, DemoTournament, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };
export type Tournaments = {
  tournaments: DemoTournament[];
  tournamentParticipants: TournamentParticipantRow[];
};

/**
 * Coming and past tournaments at venues of their cities. The known player is in some of the own city, and organizes
 * one.
 */
export function demoTournaments(
  base: Base,
  players: readonly DemoPlayer[],
  venues: readonly DemoVenue[],
): Tournaments {
  const made = TOURNAMENTS.map((source) => tournament(base, source, players, venues));
  return {
    tournaments: made.map((one) => one.row),
    tournamentParticipants: made.flatMap((one) => one.participants),
  };
}

function tournament(
  { now, random }: Base,
  source: TournamentSource,
  players: readonly DemoPlayer[],
  venues: readonly DemoVenue[],
) {
  const [known] = players;
  const locals = players.filter((player) => player.city === source.city && player !== known);
  const drawn = random.pick(locals);
  const organizer = source.own && known ? known : drawn;
  const venue = random.pick(venues.filter(({ row }) => row.city === source.city)).row;
  const until = now + Math.min(0, source.days) * DAY_MS;
  const createdAt = about(random, until - random.int(5, 12) * DAY_MS);
  const row: DemoTournament = {
    id: random.idAt(createdAt),
    organizer_id: organizer.id,
    name: source.name,
    date: addDays(istanbulDate(now), source.days),
    city: source.city,
    lng: venue.lng,
    lat: venue.lat,
    fee: source.fee,
    capacity: source.capacity,
    created_at: createdAt,
  };
  const count = Math.round(source.capacity * source.taken);
  const joins = known && source.city === known.city && source !== TOURNAMENTS[1] && source.taken > 0.5;
  const entered = [...(joins ? [known] : []), ...random.sample(locals, count - (joins ? 1 : 0))];
  const times = entered
    .map(() => about(random, createdAt + DAY_MS / 2 + random.next() * (until - createdAt - DAY_MS / 2)))
    .sort((a, b) => a - b);
  const participants = entered.map((player, i) => ({
    tournament_id: row.id,
    user_id: player.id,
    registered_at: times[i] ?? createdAt,
  }));
  return { row, participants };
}
