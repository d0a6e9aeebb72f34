import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newId } from '../id.ts';

type Reviews = Record<'reviews', { business_id: string; user_id: string; id: string }>;

/** Reviews get a name of their own, by which they are reported. */
async function nameReviews(db: Kysely<Reviews>) {
  await db.schema.alterTable('reviews').addColumn('id', 'text').execute();
  for (const { business_id, user_id } of await db
    .selectFrom('reviews')
    .select(['business_id', 'user_id'])
    .execute()) {
    await db
      .updateTable('reviews')
      .set({ id: newId() })
      .where('business_id', '=', business_id)
      .where('user_id', '=', user_id)
      .execute();
  }
  await db.schema.createIndex('reviews_by_id').unique().on('reviews').column('id').execute();
}

/** Takes the mark from those whose every hour there was missed. */
async function forgetMissed(db: Kysely<unknown>) {
  await sql`
    update reviews set verified = 0
    where verified = 1 and not exists (
      select 1 from reservations r
      where r.user_id = reviews.user_id and r.business_id = reviews.business_id and r.status = 'approved'
        and r.ends_at <= reviews.created_at and (r.attendance is null or r.attendance <> 'no_show')
    ) and not exists (
      select 1 from subscription_occurrences o
      where o.user_id = reviews.user_id and o.business_id = reviews.business_id and o.status = 'held'
        and o.ends_at <= reviews.created_at
    )`.execute(db);
}

/** Makes every venue's rating anew from verified reviews; a venue counts as if it had 5 more of three stars. */
async function recompute(db: Kysely<unknown>) {
  const verified = (what: string) =>
    sql`(select coalesce(${sql.raw(what)}, 0) from reviews
      where reviews.business_id = businesses.id and reviews.verified = 1)`;
  await sql`
    update businesses set rating_sum = ${verified('sum(rating)')}, rating_count = ${verified('count(*)')}`.execute(
    db,
  );
  await sql`
    update businesses set rating_score = (rating_sum + 15) * 1.0 / (rating_count + 5),
      calendar_version = calendar_version + 1`.execute(db);
}

/** Only reviews by people who were there count for a venue's rating and rank. */
export const verifiedRatings: Migration = {
  async up(db) {
    await nameReviews(db as Kysely<Reviews>);
    await forgetMissed(db);
    await recompute(db);
  },
};
