import type { Queries } from '../../db/database.ts';
import { lineupById, playersOf } from './queries.ts';

/** A player's own lineup with the ids of its players, or null. */
export async function ownLineup(
  q: Queries,
  id: string,
  userId: string,
): Promise<{ id: string; playerIds: string[] } | null> {
  const row = await lineupById(q, id);
  if (row?.user_id !== userId) return null;
  const players = await playersOf(q, [id]);
  return { id, playerIds: players.map((place) => place.user_id) };
}
