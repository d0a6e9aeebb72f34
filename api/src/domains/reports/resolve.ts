import type { AdminReport, ReportResolve } from 'mf-shared/contracts/reports';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import { changeItem, lockItem, requireFree } from '../queue/index.ts';
import { reportById } from './queries.ts';
import { toReport } from './view.ts';

/**
 * Closes a report with its outcome and a note, in the caller's transaction. Its reporter may then report the subject
 * again.
 * @throws `not_found`
 * @throws `report_resolved` for one that was closed before, which keeps its outcome
 * @throws what `requireFree` throws
 */
export async function resolveReport(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  id: string,
  { outcome, note = '', version }: ReportResolve,
): Promise<AdminReport> {
  const item = await lockItem(tx, id);
  const before = await reportById(tx.q, id);
  if (!before) throw new AppError('not_found');
  if (before.status === 'resolved') throw new AppError('report_resolved');
  await requireFree(tx, ctx, item, { version });
  const resolved = { status: 'resolved', outcome, note, resolved_at: ctx.clock() } as const;
  await tx.q
    .updateTable('reports')
    .set({ ...resolved, resolved_by: ctx.actor.id })
    .where('id', '=', id)
    .execute();
  await changeItem(tx, ctx, item, { state: 'done', assignee_id: ctx.actor.id });
  await recordAct(tx, ctx, {
    ...{ act: 'report.resolve', subject: { type: 'report', id } },
    ...{ after: { outcome }, ...(note ? { reason: note } : {}) },
  });
  return toReport({ ...before, ...resolved });
}
