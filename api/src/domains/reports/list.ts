import type { ListPage } from 'mf-shared/contracts/call';
import type { AdminReport, ReportsQuery } from 'mf-shared/contracts/reports';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { reportPage, reportsAbout, reportsByIds } from './queries.ts';
import { toReport } from './view.ts';

/** Open or resolved reports, oldest first. */
export async function listReports(
  ctx: Ctx<AdminActor>,
  { status, ...paging }: z.output<typeof ReportsQuery>,
): Promise<ListPage<AdminReport>> {
  const { rows, nextCursor } = await reportPage(ctx.db.q, status, paging);
  return { rows: rows.map(toReport), nextCursor };
}

/** Reports by id, for admins. */
export async function adminReportsOf(q: Queries, ids: readonly string[]): Promise<Map<string, AdminReport>> {
  if (ids.length === 0) return new Map();
  const rows = await reportsByIds(q, ids);
  return new Map(rows.map((row) => [row.id, toReport(row)]));
}

/** The newest other reports about the owner of a report's subject; none when the account is gone. */
export async function earlierReports(
  q: Queries,
  { id, owner }: AdminReport,
  most: number,
): Promise<AdminReport[]> {
  if (!owner) return [];
  return (await reportsAbout(q, owner.id, { not: id, most })).map(toReport);
}
