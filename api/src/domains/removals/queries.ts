import type { Queries } from '../../db/database.ts';
import type { RemovalRow } from '../../db/schema/removals.ts';

/** A removal with names; null for accounts that are gone. */
export type ListedRemoval = RemovalRow & { owner_name: string | null; admin_name: string | null };

const withNames = (q: Queries) =>
  q
    .selectFrom('removals as m')
    .leftJoin('published_players as u', 'u.id', 'm.owner_id')
    .leftJoin('published_venues as b', 'b.id', 'm.owner_id')
    .leftJoin('published_players as a', 'a.id', 'm.removed_by')
    .selectAll('m')
    .select((eb) => [
      eb.fn.coalesce('u.full_name', 'b.venue_name').as('owner_name'),
      'a.full_name as admin_name',
    ]);

/** One removal. */
export const removalById = (q: Queries, id: string): Promise<ListedRemoval | undefined> =>
  withNames(q).where('m.id', '=', id).executeTakeFirst();

/** Removals by id, in no order. */
export const removalsByIds = async (q: Queries, ids: readonly string[]): Promise<ListedRemoval[]> =>
  ids.length === 0 ? [] : withNames(q).where('m.id', 'in', ids).execute();

/** What was removed because of a report. */
export const removalsForReport = (q: Queries, reportId: string): Promise<ListedRemoval[]> =>
  withNames(q).where('m.report_id', '=', reportId).orderBy('m.id').execute();

/** The newest removals of an account. */
export const removalsOf = (q: Queries, ownerId: string, limit: number): Promise<ListedRemoval[]> =>
  withNames(q).where('m.owner_id', '=', ownerId).orderBy('m.id', 'desc').limit(limit).execute();

/** The last removal of a thing that still holds. */
export const standingRemoval = (q: Queries, type: RemovalRow['subject_type'], id: string) =>
  withNames(q)
    .where('m.subject_id', '=', id)
    .where('m.subject_type', '=', type)
    .where('m.restored_at', 'is', null)
    .orderBy('m.id', 'desc')
    .executeTakeFirst();
