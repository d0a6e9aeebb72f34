import type { TestApp } from './harness.ts';

export const venueRow = (app: TestApp, id: string) =>
  app.db.q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Kind and text of each notice of a player, the oldest first. */
export async function newsOf(app: TestApp, { id }: { id: string }) {
  const rows = await app.db.q
    .selectFrom('notifications')
    .select(['kind', 'text'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, text }) => [kind, text]);
}
