import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { ReportRow } from '../../db/schema/reports.ts';
import { readPage } from '../../http/keyset.ts';

/** A report with the names of its reporter and of the subject's owner; null where there is none. */
export type ListedReport = ReportRow & { reporter_name: string | null; owner_name: string | null };

const withNames = (q: Queries) =>
  q
    .selectFrom('reports as r')
    .leftJoin('published_players as ru', 'ru.id', 'r.reporter_id')
    .leftJoin('published_venues as rb', 'rb.id', 'r.reporter_id')
    .leftJoin('published_players as ou', 'ou.id', 'r.owner_id')
    .leftJoin('published_venues as ob', 'ob.id', 'r.owner_id')
    .selectAll('r')
    .select((eb) => [
      eb.fn.coalesce('ru.full_name', 'rb.venue_name').as('reporter_name'),
      eb.fn.coalesce('ou.full_name', 'ob.venue_name').as('owner_name'),
    ]);

/** One report, open or resolved. */
export const reportById = (q: Queries, id: string): Promise<ListedReport | undefined> =>
  withNames(q).where('r.id', '=', id).executeTakeFirst();

/** Reports by their ids, in no order. */
export const reportsByIds = (q: Queries, ids: readonly string[]): Promise<ListedReport[]> =>
  withNames(q).where('r.id', 'in', ids).execute();

/** The newest reports about an account, without one of them. */
export const reportsAbout = (
  q: Queries,
  owner: string,
  { not, most }: { not: string; most: number },
): Promise<ListedReport[]> =>
  withNames(q)
    .where('r.owner_id', '=', owner)
    .where('r.id', '<>', not)
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();

/** Reports of a status, oldest first. */
export const reportPage = (
  q: Queries,
  status: ReportRow['status'],
  paging: z.output<typeof Paging>,
): Promise<ListPage<ListedReport>> =>
  readPage(withNames(q).where('r.status', '=', status), paging, [['r.id', 'asc']]);

/** Open reports about an account and what it published, the oldest first, at most `limit`. */
export const openAbout = (q: Queries, ownerId: string, limit: number): Promise<ReportRow[]> =>
  q
    .selectFrom('reports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .execute();
