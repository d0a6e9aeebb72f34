import { lockUsers } from '../../auth/lock-users.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import type { MergeRule, Pair } from '../../http/merge-rule.ts';
import { leaveAllMatches } from './leave-all.ts';
import { recountRatings } from './recount.ts';

/**
 * Coming matches of the account that ends are left, like those of a deleted one: a captain agreed to meet somebody who
 * may stand on the other side by now. All others go over with their ratings. Where both accounts were in one match, one
 * of them leaves it with its ratings; a match of the two against each other never was one. The cards of everybody
 * whom that touches are counted anew.
 */
export const matchesMerged: MergeRule = {
  part: 'matches',
  columns: {
    matches: ['user_a', 'user_b'],
    match_participants: ['user_id'],
    match_ratings: ['rater_id', 'ratee_id'],
  },
  merge: async (tx, ctx, pair) => {
    const { from, to } = pair;
    const { q } = tx;
    const cards = await ratedWith(q, pair);
    const all = await countMatches(q, from);
    const ended = new Set(await comingOf(q, from, ctx.clock()));
    await leaveAllMatches(tx, ctx, from, 'merged');
    const twice = await matchesOfBoth(q, pair);
    for (const match of twice) await leaveOne(q, match, pair);
    for (const { id } of twice) ended.add(id);
    await q.updateTable('match_participants').set({ user_id: to }).where('user_id', '=', from).execute();
    for (const column of ['user_a', 'user_b'] as const)
      await q
        .updateTable('matches')
        .set({ [column]: to })
        .where(column, '=', from)
        .execute();
    for (const column of ['rater_id', 'ratee_id'] as const)
      await q
        .updateTable('match_ratings')
        .set({ [column]: to })
        .where(column, '=', from)
        .execute();
    for (const id of [from, ...cards]) await recountRatings(q, id);
    return { moved: all - ended.size, dropped: ended.size };
  },
};

/**
 * Locks both accounts and all whose cards a merge changes, in the order of their ids. Nobody rates one of the two
 * meanwhile.
 */
export async function holdForMerge(tx: Tx, pair: Pair): Promise<boolean> {
  const seen = await ratedWith(tx.q, pair);
  await lockUsers(tx, [pair.from, pair.to, ...seen]);
  const now = new Set(await ratedWith(tx.q, pair));
  return now.size === seen.length && seen.every((id) => now.has(id));
}

/** The account that stays, and everybody who exchanged ratings with the one that ends or stood in a match of both. */
async function ratedWith(q: Queries, pair: Pair): Promise<string[]> {
  const { from, to } = pair;
  const shared = (await matchesOfBoth(q, pair)).map(({ id }) => id);
  const rows = await q
    .selectFrom('match_ratings')
    .select(['rater_id', 'ratee_id'])
    .where((eb) =>
      eb.or([
        eb('rater_id', '=', from),
        eb('ratee_id', '=', from),
        ...(shared.length > 0 ? [eb('match_id', 'in', shared)] : []),
      ]),
    )
    .execute();
  const ids = new Set([to, ...rows.flatMap(({ rater_id, ratee_id }) => [rater_id, ratee_id])]);
  ids.delete(from);
  return [...ids].sort();
}

/** Matches in which both accounts are. */
const matchesOfBoth = (q: Queries, { from, to }: Pair): Promise<MatchRow[]> =>
  q
    .selectFrom('matches as m')
    .innerJoin('match_participants as one', 'one.match_id', 'm.id')
    .innerJoin('match_participants as two', 'two.match_id', 'm.id')
    .selectAll('m')
    .where('one.user_id', '=', from)
    .where('two.user_id', '=', to)
    .orderBy('m.id')
    .execute();

/** Takes one of the two out of a match, the captain last; ends the match when both are captains. */
async function leaveOne(q: Queries, { id, user_a, user_b }: MatchRow, { from, to }: Pair): Promise<void> {
  const captains = [user_a, user_b];
  if (captains.includes(from) && captains.includes(to)) {
    await q.deleteFrom('matches').where('id', '=', id).execute();
    return;
  }
  const leaves = captains.includes(from) ? to : from;
  await q
    .deleteFrom('match_ratings')
    .where('match_id', '=', id)
    .where((eb) => eb.or([eb('rater_id', '=', leaves), eb('ratee_id', '=', leaves)]))
    .execute();
  const place = q.deleteFrom('match_participants').where('match_id', '=', id);
  await place.where('user_id', '=', leaves).execute();
}

async function countMatches(q: Queries, userId: string): Promise<number> {
  const { count } = await q
    .selectFrom('match_participants')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function comingOf(q: Queries, userId: string, now: number): Promise<string[]> {
  const rows = await q
    .selectFrom('match_participants as p')
    .innerJoin('matches as m', 'm.id', 'p.match_id')
    .select('m.id')
    .where('p.user_id', '=', userId)
    .where('p.starts_at', '>', now)
    .where('m.status', 'in', ['proposed', 'accepted'])
    .execute();
  return rows.map(({ id }) => id);
}
