import type { Tournament } from 'mf-shared/contracts/tournaments';
import { istanbulDate } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { type ListedTournament, type ParticipantRow, participantsOf, tournamentById } from './queries.ts';

/** Tournaments with their players, as the caller sees them; order kept. */
export async function toTournaments(
  ctx: Ctx<UserActor>,
  q: Queries,
  rows: readonly ListedTournament[],
): Promise<Tournament[]> {
  const players = await participantsOf(
    q,
    rows.map((row) => row.id),
  );
  const today = istanbulDate(ctx.clock());
  return rows.map((row) =>
    toTournament(
      row,
      players.filter((player) => player.tournament_id === row.id),
      { today, me: ctx.actor.id },
    ),
  );
}

/**
 * One tournament as the caller sees it.
 * @throws `tournament_not_found`
 */
export async function showTournament(ctx: Ctx<UserActor>, id: string, q = ctx.db.q): Promise<Tournament> {
  const row = await tournamentById(q, id);
  const [tournament] = row ? await toTournaments(ctx, q, [row]) : [];
  if (!tournament) throw new AppError('tournament_not_found');
  return tournament;
}

function toTournament(
  row: ListedTournament,
  players: readonly ParticipantRow[],
  { today, me }: { today: string; me: string },
): Tournament {
  const { id, organizer_id, organizer_name, lng, lat } = row;
  return {
    _id: id,
    id,
    name: row.name,
    date: row.date,
    location: { city: row.city, coordinates: lng !== null && lat !== null ? [lng, lat] : null },
    fee: row.fee,
    capacity: row.capacity,
    organizer:
      organizer_id !== null && organizer_name !== null
        ? { _id: organizer_id, id: organizer_id, fullName: organizer_name }
        : null,
    participants: players.map((player) => ({
      _id: player.id,
      id: player.id,
      fullName: player.full_name,
      photo: player.photo,
    })),
    isFull: players.length >= row.capacity,
    isPast: row.date < today,
    isCancelled: row.cancelled_at !== null,
    isRegistered: players.some((player) => player.id === me),
    version: row.version,
  };
}
