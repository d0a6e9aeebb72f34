import type { Queries } from '../../db/database.ts';
import type { AppealRow } from '../../db/schema/appeals.ts';

/** An appeal with names; null for accounts that are gone. */
export type ListedAppeal = AppealRow & { owner_name: string | null; against_name: string | null };

const withNames = (q: Queries) =>
  q
    .selectFrom('appeals as a')
    .leftJoin('published_players as u', 'u.id', 'a.owner_id')
    .leftJoin('published_venues as b', 'b.id', 'a.owner_id')
    .leftJoin('published_players as d', 'd.id', 'a.against')
    .selectAll('a')
    .select((eb) => [
      eb.fn.coalesce('u.full_name', 'b.venue_name').as('owner_name'),
      'd.full_name as against_name',
    ]);

/** One appeal. */
export const appealById = (q: Queries, id: string): Promise<ListedAppeal | undefined> =>
  withNames(q).where('a.id', '=', id).executeTakeFirst();

/** Appeals by id, in no order. */
export const appealsByIds = async (q: Queries, ids: readonly string[]): Promise<ListedAppeal[]> =>
  ids.length === 0 ? [] : withNames(q).where('a.id', 'in', ids).execute();

/** The appeal against a removal. */
export const appealOfRemoval = (q: Queries, removalId: string): Promise<AppealRow | undefined> =>
  q.selectFrom('appeals').selectAll().where('removal_id', '=', removalId).executeTakeFirst();

/** The appeal against the suspension that began at `at` (ms). */
export const appealOfSuspension = (q: Queries, ownerId: string, at: number): Promise<AppealRow | undefined> =>
  q
    .selectFrom('appeals')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('suspended_at', '=', at)
    .executeTakeFirst();

/** Those of the removals that were appealed against. */
export async function appealedAmong(q: Queries, removalIds: readonly string[]): Promise<Set<string>> {
  if (removalIds.length === 0) return new Set();
  const rows = await q
    .selectFrom('appeals')
    .select('removal_id')
    .where('removal_id', 'in', removalIds)
    .execute();
  return new Set(rows.map((row) => row.removal_id ?? ''));
}
