import type { Queries } from '../../db/database.ts';
import { friendsOf } from '../friends/index.ts';
import { matchMatesOf } from '../matches/index.ts';
import { MEMORY_MS } from './digest.ts';
import { MOST_IN_CIRCLE } from './history.ts';

/** People whom a player knows: accepted friends, and people of the same matches in the last half year. */
export type People = { friends: ReadonlySet<string>; teammates: ReadonlySet<string> };

/** The player's people at `now` (ms). */
export async function peopleOf(q: Queries, userId: string, now: number): Promise<People> {
  const friends = await friendsOf(q, [userId], now);
  const mates = await matchMatesOf(q, [userId], { from: now - MEMORY_MS, to: now });
  return { friends: friends.get(userId) ?? new Set(), teammates: mates.get(userId) ?? new Set() };
}

/** Both together, friends first, at most as many as the ranking looks at. */
export const circleOf = ({ friends, teammates }: People): string[] =>
  [...new Set([...friends, ...teammates])].slice(0, MOST_IN_CIRCLE);
