import type { AdminReport, ReportResolve } from 'mf-shared/contracts/reports';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { reportById } from './queries.ts';
import { toReport } from './view.ts';

/**
 * Closes a report with its outcome and a note. Its reporter may then report the subject again.
 * @throws `not_found`
 * @throws `report_resolved` for one that was closed before, which keeps its outcome
 */
export async function resolveReport(
  ctx: Ctx<AdminActor>,
  id: string,
  { outcome, note }: ReportResolve,
): Promise<AdminReport> {
  return ctx.db.transact(async (tx) => {
    const { numUpdatedRows } = await tx.q
      .updateTable('reports')
      .set({
        status: 'resolved',
        outcome,
        note: note ?? '',
        resolved_by: ctx.actor.id,
        resolved_at: ctx.clock(),
      })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    const row = await reportById(tx.q, id);
    if (!row) throw new AppError('not_found');
    if (numUpdatedRows === 0n) throw new AppError('report_resolved');
    await recordAct(tx, ctx, {
      act: 'report.resolve',
      subject: { type: 'report', id },
      after: { outcome },
      reason: note,
    });
    return toReport(row);
  });
}
