import type { Queries } from '../../db/database.ts';
import { friendsOf } from '../friends/index.ts';
import { matchMatesOf } from '../matches/index.ts';
import { pitchSlots } from '../occupancy/index.ts';
import { activeCities, approvedIn } from '../venues/index.ts';
import type { CityHistory } from './cases.ts';
import { MEMORY_MS } from './digest.ts';
import { type PlacedVenue, playsAt, venueRows } from './queries.ts';
import { HOURS_OF_NIGHT, type Venue } from './types.ts';

/** Most people in a player's circle. */
export const MOST_IN_CIRCLE = 60;

/** The ranking's data of a venue. */
export function toVenue({ id, lat, lng, buffer_minutes, pitches }: PlacedVenue): Venue {
  const slots = pitches.flatMap(({ working_hours }) => pitchSlots({ working_hours, buffer_minutes }));
  const hours = new Set(slots.map((slot) => Math.min(HOURS_OF_NIGHT - 1, Math.floor(slot.start / 60))));
  const price = pitches.reduce((sum, pitch) => sum + pitch.price, 0) / pitches.length;
  return { id, lat, lng, price: Math.max(1, price), hours: [...hours].sort((a, b) => a - b) };
}

/** Friends and people of the same matches of each player, as they were at `before` (ms). */
export async function circlesOf(
  q: Queries,
  userIds: readonly string[],
  before: number,
): Promise<Map<string, Set<string>>> {
  const friends = await friendsOf(q, userIds, before);
  const mates = await matchMatesOf(q, userIds, { from: before - MEMORY_MS, to: before });
  return new Map(
    userIds.map((id) => {
      const circle = [...(friends.get(id) ?? []), ...(mates.get(id) ?? [])];
      return [id, new Set(circle.slice(0, MOST_IN_CIRCLE))];
    }),
  );
}

/** The bookings of one city in the half year before `now` (ms), with circles as of `known` (ms). */
export async function cityHistory(
  q: Queries,
  city: string,
  { now, known }: { now: number; known: number },
): Promise<CityHistory> {
  const ids = await approvedIn(q, city);
  const plays = await playsAt(q, ids, { from: now - MEMORY_MS, to: now });
  const rows = await venueRows(q, ids, now);
  const circles = await circlesOf(q, [...new Set(plays.map((play) => play.userId))], known);
  return { plays, venues: rows.map(toVenue), circles };
}

/** Histories of all cities; only for measurements on data that fits into memory. */
export async function allHistories(q: Queries, now: number, known: number): Promise<CityHistory[]> {
  const histories: CityHistory[] = [];
  for (const city of await activeCities(q, now)) histories.push(await cityHistory(q, city, { now, known }));
  return histories;
}
