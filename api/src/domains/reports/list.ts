import type { ListPage } from 'mf-shared/contracts/call';
import type { AdminReport, ReportsQuery } from 'mf-shared/contracts/reports';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { reportPage } from './queries.ts';
import { toReport } from './view.ts';

/** Open or resolved reports, oldest first. */
export async function listReports(
  ctx: Ctx<AdminActor>,
  { status, ...paging }: z.output<typeof ReportsQuery>,
): Promise<ListPage<AdminReport>> {
  const { rows, nextCursor } = await reportPage(ctx.db.q, status, paging);
  return { rows: rows.map(toReport), nextCursor };
}
