import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const SKILLS = ['speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical'];
const list = (of: (skill: string) => RawBuilder<unknown>) => sql.join(SKILLS.map(of));

/**
 * Makes every player's sums anew, in hundredths: a rater's n ratings count their mean, weighing 2k / (k + 1) with
 * k = max(1, n - those given back).
 */
async function recompute(db: Kysely<unknown>) {
  await sql`
    with pairs as (
      select ratee_id, rater_id, count(*) as n, ${list((s) => sql`sum(${sql.ref(s)}) as ${sql.ref(s)}`)}
      from match_ratings group by ratee_id, rater_id
    ), left_over as (
      select p.*, case when p.n - coalesce(b.n, 0) > 1 then p.n - coalesce(b.n, 0) else 1 end as k
      from pairs p left join pairs b on b.ratee_id = p.rater_id and b.rater_id = p.ratee_id
    ), weighed as (
      select left_over.*, (400 * k + k + 1) / (2 * (k + 1)) as w from left_over
    ), totals as (
      select ratee_id, count(*) as raters, sum(w) as weight,
        ${list((s) => sql`sum((2 * ${sql.ref(s)} * w + n) / (2 * n)) as ${sql.ref(s)}`)}
      from weighed group by ratee_id
    )
    update users set rater_count = totals.raters, rating_weight = totals.weight,
      ${list((s) => sql`${sql.ref(`${s}_sum`)} = totals.${sql.ref(s)}`)}
    from totals where totals.ratee_id = users.id`.execute(db);
}

/** Counts raters beside ratings, and keeps what the same few people give again and again from piling up. */
export const dampedRatings: Migration = {
  async up(db) {
    for (const column of ['rater_count', 'rating_weight']) {
      await db.schema
        .alterTable('users')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .createIndex('match_ratings_by_pair')
      .on('match_ratings')
      .columns(['ratee_id', 'rater_id'])
      .execute();
    await db.schema.dropIndex('match_ratings_by_ratee_id').execute();
    await recompute(db);
  },
};
