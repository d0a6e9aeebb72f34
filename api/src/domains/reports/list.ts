import type { AdminReport, ReportsQuery } from 'mf-shared/contracts/reports';
import * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { reportRows } from './queries.ts';
import { toReport } from './view.ts';

const Cursor = z.tuple([z.string()]);

/** Reports that wait, or that were resolved, the oldest first. */
export async function listReports(
  ctx: Ctx<AdminActor>,
  { status, limit, cursor }: z.output<typeof ReportsQuery>,
): Promise<{ reports: AdminReport[]; nextCursor: string | null }> {
  const after = decodeCursor(Cursor, cursor)?.[0] ?? null;
  const rows = await reportRows(ctx.db.q, { status, after, limit: limit + 1 });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { reports: page.map(toReport), nextCursor };
}
