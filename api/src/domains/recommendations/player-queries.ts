import { HOUR_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import type { RecommendationDismissalRow } from '../../db/schema/recommendation-dismissals.ts';
import { matchStarts } from '../matches/index.ts';
import { liveFrom } from '../reservations/index.ts';
import { bestRated } from '../venues/index.ts';
import { nightOf } from './digest.ts';
import { BOOKED } from './queries.ts';
import type { CityKnowledge, Demand, Habit, Play } from './types.ts';
import { whenOf } from './when.ts';

/** Most own hours to look at, and most habits of the whole circle. */
const OWN_HOURS = 150;
const HABITS = 1500;
/** Venues of a city that everybody can choose from: those played most, and those rated best. */
const PLAYED_MOST = 30;
const RATED_BEST = 10;

export type OwnPlay = Play & { pitchId: string; timeSlot: string };

/** The player's hours from `from` on that have begun at `now` (ms), the latest first. */
export async function ownPlays(
  q: Queries,
  userId: string,
  { from, now }: { from: number; now: number },
): Promise<OwnPlay[]> {
  const plays: OwnPlay[] = [];
  for (const view of BOOKED) {
    const rows = await q
      .selectFrom(view)
      .select(['venue_id', 'pitch_id', 'date', 'time_slot', 'starts_at'])
      .where('user_id', '=', userId)
      .where('starts_at', '<=', now)
      .where('starts_at', '>=', from)
      .orderBy('starts_at', 'desc')
      .limit(OWN_HOURS)
      .execute();
    for (const { venue_id: venueId, pitch_id: pitchId, time_slot: timeSlot, date, starts_at } of rows) {
      plays.push({ userId, venueId, pitchId, timeSlot, startsAt: starts_at, ...whenOf(date, starts_at) });
    }
  }
  return plays;
}

/** The player's plans from `from` (ms) on: requested or held hours on any pitch, and matches. */
export async function ownPlans(q: Queries, userId: string, { from, now }: { from: number; now: number }) {
  const booked = await liveFrom(q, userId, { from, now });
  const subscribed = await q
    .selectFrom('published_occurrences')
    .select(['starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('starts_at', '>=', from)
    .execute();
  const matches = await matchStarts(q, userId, from);
  const busy = [
    ...booked,
    ...subscribed,
    ...matches.map((starts_at) => ({ starts_at, ends_at: starts_at + HOUR_MS })),
  ];
  return { booked, busy };
}

/** Habits that the nightly job stored, one list for each person. */
export async function habitsOfPeople(q: Queries, ids: readonly string[]): Promise<Map<string, Habit[]>> {
  const habits = new Map<string, Habit[]>();
  if (ids.length === 0) return habits;
  const rows = await q
    .selectFrom('player_habits')
    .selectAll()
    .where('user_id', 'in', ids)
    .limit(HABITS)
    .execute();
  for (const { user_id, venue_id, weekday, hour, weight } of rows) {
    const own = habits.get(user_id) ?? [];
    own.push({ venueId: venue_id, weekday, hour, weight });
    habits.set(user_id, own);
  }
  return habits;
}

/** Venues of the city that everybody can choose from. */
export async function cityVenueIds(q: Queries, city: string, now: number): Promise<string[]> {
  const played = await q
    .selectFrom('venue_demand')
    .select('venue_id as id')
    .where('city', '=', city)
    .orderBy('weight', 'desc')
    .orderBy('venue_id')
    .limit(PLAYED_MOST)
    .execute();
  return [...played.map((row) => row.id), ...(await bestRated(q, city, now, RATED_BEST))];
}

/** The nightly job's data of these venues and of the neighbours of those in `own`. */
export async function cityKnowledge(
  q: Queries,
  ids: readonly string[],
  own: readonly string[],
): Promise<CityKnowledge> {
  const demand = new Map<string, Demand>();
  if (ids.length > 0) {
    const rows = await q.selectFrom('venue_demand').selectAll().where('venue_id', 'in', ids).execute();
    for (const row of rows) {
      demand.set(row.venue_id, { weight: row.weight, hours: JSON.parse(row.hours) as number[] });
    }
  }
  return { demand, hours: nightOf(demand), neighbours: await neighboursOfVenues(q, own) };
}

/** For each venue, the venues that share its players. */
export async function neighboursOfVenues(q: Queries, ids: readonly string[]) {
  const neighbours = new Map<string, Map<string, number>>();
  if (ids.length === 0) return neighbours;
  const rows = await q.selectFrom('venue_neighbours').selectAll().where('venue_id', 'in', ids).execute();
  for (const { venue_id, other_id, score } of rows) {
    const scores = neighbours.get(venue_id) ?? new Map<string, number>();
    neighbours.set(venue_id, scores.set(other_id, score));
  }
  return neighbours;
}

/** The player's dismissals, by kind. */
export async function dismissedBy(q: Queries, userId: string) {
  const rows = await q
    .selectFrom('recommendation_dismissals')
    .select(['kind', 'target_id'])
    .where('user_id', '=', userId)
    .execute();
  const of = (kind: RecommendationDismissalRow['kind']) =>
    new Set(rows.filter((row) => row.kind === kind).map((row) => row.target_id));
  return { venue: of('venue'), opponent: of('opponent'), player: of('player') };
}

/** Stores a dismissal; an existing one stays as it is. */
export const insertDismissal = (q: Queries, row: RecommendationDismissalRow) =>
  q
    .insertInto('recommendation_dismissals')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'kind', 'target_id']).doNothing())
    .execute();

/** Deletes a dismissal, if there is one. */
export const deleteDismissal = (q: Queries, row: Omit<RecommendationDismissalRow, 'created_at'>) =>
  q
    .deleteFrom('recommendation_dismissals')
    .where('user_id', '=', row.user_id)
    .where('kind', '=', row.kind)
    .where('target_id', '=', row.target_id)
    .execute();

/** Deletes all but the `kept` newest dismissals of a player. */
export async function forgetDismissals(q: Queries, userId: string, kept: number): Promise<void> {
  const oldest = await q
    .selectFrom('recommendation_dismissals')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await q
    .deleteFrom('recommendation_dismissals')
    .where('user_id', '=', userId)
    .where('created_at', '<=', oldest.created_at)
    .execute();
}
