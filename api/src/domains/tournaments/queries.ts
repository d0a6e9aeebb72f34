import type { Queries } from '../../db/database.ts';
import type { TournamentRow } from '../../db/schema/tournaments.ts';
import { inOrder } from '../../http/keyset.ts';
import { unblocked } from '../blocks/index.ts';

/** A tournament with its organizer's name; null when the account is gone. */
export type ListedTournament = TournamentRow & { organizer_name: string | null };

/** Tournaments with their organizers' names; the caller narrows and orders. */
export const withOrganizer = (q: Queries) =>
  q
    .selectFrom('tournaments as t')
    .leftJoin('published_players as o', 'o.id', 't.organizer_id')
    .selectAll('t')
    .select('o.full_name as organizer_name');

/** A tournament, past or not, with its organizer's name. */
export const tournamentById = (q: Queries, id: string): Promise<ListedTournament | undefined> =>
  withOrganizer(q).where('t.id', '=', id).executeTakeFirst();

/** How many tournaments a player organizes from `today` on, without cancelled ones. */
export async function countComingOf(q: Queries, userId: string, today: string): Promise<number> {
  const { count } = await q
    .selectFrom('tournaments')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('organizer_id', '=', userId)
    .where('date', '>=', today)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of the same tournaments, ascending. */
export async function comingIdsOf(q: Queries, userId: string, today: string): Promise<string[]> {
  const rows = await q
    .selectFrom('tournaments')
    .select('id')
    .where('organizer_id', '=', userId)
    .where('date', '>=', today)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

type Ad = {
  /** The viewer. Tournaments of organizers who blocked them, or whom they blocked, are left out. */
  viewerId: string;
  city: string | undefined;
  /** Earlier tournaments are past. */
  today: string;
  limit: number;
  /** Date and id of the last tournament before this page. */
  after: readonly [string, string] | null;
};

const listed = (q: Queries, { viewerId, city }: Ad) =>
  withOrganizer(q)
    .where('t.cancelled_at', 'is', null)
    .where(unblocked(viewerId, 't.organizer_id'))
    .$if(city !== undefined, (all) => all.where('t.city', '=', city ?? ''));

const ordered = (direction: 'asc' | 'desc') =>
  [
    ['t.date', direction],
    ['t.id', direction],
  ] as const;

/** Tournaments from `today` on that are not cancelled, next one first. */
export const comingTournaments = (q: Queries, listing: Ad): Promise<ListedTournament[]> =>
  inOrder(listed(q, listing).where('t.date', '>=', listing.today), ordered('asc'), listing.after)
    .limit(listing.limit)
    .execute();

/** Ids of the same, of all cities. */
export async function comingTournamentIds(q: Queries, today: string, limit: number): Promise<string[]> {
  const rows = await q
    .selectFrom('tournaments')
    .select('id')
    .where('date', '>=', today)
    .where('cancelled_at', 'is', null)
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tournaments before `today` that are not cancelled, latest first. */
export const pastTournaments = (q: Queries, listing: Ad): Promise<ListedTournament[]> =>
  inOrder(listed(q, listing).where('t.date', '<', listing.today), ordered('desc'), listing.after)
    .limit(listing.limit)
    .execute();

export type ParticipantRow = { tournament_id: string; id: string; full_name: string; photo: string | null };

/** Players of these tournaments in the order of registration. */
export async function participantsOf(q: Queries, ids: readonly string[]): Promise<ParticipantRow[]> {
  if (ids.length === 0) return [];
  return q
    .selectFrom('tournament_participants as p')
    .innerJoin('published_players as u', 'u.id', 'p.user_id')
    .select(['p.tournament_id', 'u.id', 'u.full_name', 'u.photo'])
    .where('p.tournament_id', 'in', ids)
    .orderBy('p.registered_at')
    .orderBy('u.id')
    .execute();
}

/** Ids of the players of a tournament. */
export const playersOf = async (q: Queries, id: string): Promise<string[]> =>
  (await participantsOf(q, [id])).map((one) => one.id);

/** How many players take part. */
export async function countParticipants(q: Queries, tournamentId: string): Promise<number> {
  const { count } = await q
    .selectFrom('tournament_participants')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Enters a player. Answers false when they take part already. */
export async function insertParticipant(
  q: Queries,
  tournamentId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const result = await q
    .insertInto('tournament_participants')
    .values({ tournament_id: tournamentId, user_id: userId, registered_at: now })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Takes a player out. Answers false when they did not take part. */
export async function deleteParticipant(q: Queries, tournamentId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await q
    .deleteFrom('tournament_participants')
    .where('tournament_id', '=', tournamentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
