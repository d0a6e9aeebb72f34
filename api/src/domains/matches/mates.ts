import { inParts } from '../../base/breathe.ts';
import type { Queries } from '../../db/database.ts';

/** Ids of one statement. */
const PART = 400;
/** Most matches that count for a player. */
const MATCHES = 30;

/**
 * People whom each player met in matches that started between the instants (ms), on either side, when both confirmed.
 */
export async function matchMatesOf(
  q: Queries,
  userIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Map<string, Set<string>>> {
  const mates = new Map(userIds.map((id) => [id, new Set<string>()]));
  await inParts(userIds, PART, async (part) => {
    const own = await q
      .selectFrom('match_participants as p')
      .innerJoin('matches as m', 'm.id', 'p.match_id')
      .select(['p.match_id', 'p.user_id'])
      .where('p.user_id', 'in', part)
      .where('p.starts_at', '>=', from)
      .where('p.starts_at', '<', to)
      .where('p.plays', '=', 1)
      .where('p.answer', '=', 'in')
      .where('m.status', '=', 'accepted')
      .orderBy('p.starts_at', 'desc')
      .limit(part.length * MATCHES)
      .execute();
    await inParts([...new Set(own.map((row) => row.match_id))], PART, async (matches) => {
      const all = await q
        .selectFrom('match_participants')
        .select(['match_id', 'user_id'])
        .where('match_id', 'in', matches)
        .where('plays', '=', 1)
        .where('answer', '=', 'in')
        .execute();
      const players = Map.groupBy(all, (row) => row.match_id);
      for (const { match_id, user_id } of own) {
        for (const other of players.get(match_id) ?? []) {
          if (other.user_id !== user_id) mates.get(user_id)?.add(other.user_id);
        }
      }
    });
  });
  return mates;
}

/** When a player's accepted matches from `from` (ms) on start, without those that the player left. */
export async function matchStarts(q: Queries, userId: string, from: number): Promise<number[]> {
  const rows = await q
    .selectFrom('match_participants as p')
    .innerJoin('matches as m', 'm.id', 'p.match_id')
    .select('p.starts_at')
    .where('p.user_id', '=', userId)
    .where('p.starts_at', '>=', from)
    .where('m.status', '=', 'accepted')
    .where((eb) => eb.or([eb('p.answer', 'is', null), eb('p.answer', '=', 'in')]))
    .execute();
  return rows.map((row) => row.starts_at);
}
