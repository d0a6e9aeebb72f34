import { loosePart, type PairRatings, pairPart, perSkill } from 'mf-shared/card';
import { SKILLS } from 'mf-shared/contracts/users';
import type { Queries } from '../../db/database.ts';
import { setSums } from '../players/index.ts';
import { looseRatings } from './queries.ts';

/** Counts a player's card anew from all ratings, by the rule that keeps it up to date otherwise. The account is locked. */
export async function recountRatings(q: Queries, id: string): Promise<void> {
  const given = await byRater(q, id);
  const back = await countsBack(q, id);
  const loose = await looseRatings(q, id);
  const parts = [
    loosePart(loose),
    ...[...given].map(([rater, ratings]) => pairPart(ratings, back.get(rater) ?? 0)),
  ];
  await setSums(q, id, {
    ratings: loose.count + [...given.values()].reduce((sum, { count }) => sum + count, 0),
    raters: given.size,
    weight: parts.reduce((sum, part) => sum + part.weight, 0),
    sums: perSkill((skill) => parts.reduce((sum, part) => sum + part.sums[skill], 0)),
  });
}

/** The ratings in matches at booked hours that a player received, by who gave them. */
async function byRater(q: Queries, rateeId: string): Promise<Map<string, PairRatings>> {
  const rows = await q
    .selectFrom('match_ratings')
    .select('rater_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      ...SKILLS.map((skill) => eb.fn.sum<number>(skill).as(skill)),
    ])
    .where('ratee_id', '=', rateeId)
    .where('proven', '=', 1)
    .groupBy('rater_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.rater_id,
      { count: Number(row.count), sums: perSkill((skill) => Number(row[skill])) },
    ]),
  );
}

/** How many such ratings the player gave each other player. */
async function countsBack(q: Queries, raterId: string): Promise<Map<string, number>> {
  const rows = await q
    .selectFrom('match_ratings')
    .select('ratee_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('rater_id', '=', raterId)
    .where('proven', '=', 1)
    .groupBy('ratee_id')
    .execute();
  return new Map(rows.map((row) => [row.ratee_id, Number(row.count)]));
}
