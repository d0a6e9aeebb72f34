import { sql } from 'kysely';
import type { ReportCreate } from 'mf-shared/contracts/reports';
import { holdMember } from '../../auth/hold-player.ts';
import { type Member, ownSide } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { ReportRow } from '../../db/schema/reports.ts';
import { enqueue } from '../queue/index.ts';
import { findSubject, type Subject } from './subjects.ts';

/** Somebody may come to harm meanwhile. */
const URGENT: ReadonlySet<ReportRow['reason']> = new Set(['harassment', 'fraud']);

/**
 * Stores a report for the admins, with what its subject is now. While the caller's earlier report of the subject is
 * open, it takes the new reason, text and subject.
 * @throws `report_subject_gone` for a subject that is gone or that the caller may not see
 * @throws `report_own` for the caller's own
 */
export async function createReport(ctx: Ctx<Member>, input: ReportCreate): Promise<{ message: string }> {
  await ctx.db.transact(async (tx) => {
    await holdMember(tx, ctx);
    const about = { viewer: ctx.actor, now: ctx.clock() };
    const subject = await findSubject(tx.q, input.subject, about);
    if (!subject) throw new AppError('report_subject_gone');
    if (subject.owner?.id === ctx.actor.id) throw new AppError('report_own');
    const row = toRow(ctx, input, subject);
    const { reason, text, snapshot, updated_at } = row;
    const { id } = await tx.q
      .insertInto('reports')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['reporter_id', 'subject_type', 'subject_id'])
          // A constant: SQLite does not match a parameter with the index's own condition.
          .where(sql.ref('status'), '=', sql.lit('open'))
          .doUpdateSet({ reason, text, snapshot, updated_at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (id === row.id) await enqueue(tx, ctx, { id, kind: 'report', isUrgent: URGENT.has(reason) });
  });
  return { message: 'Bildiriminiz bize ulaştı. İnceleyip gereğini yapacağız.' };
}

function toRow(ctx: Ctx<Member>, { subject, reason, text }: ReportCreate, found: Subject): ReportRow {
  const me = ownSide(ctx.actor);
  const now = ctx.clock();
  return {
    id: newId(),
    reporter_model: me.model,
    reporter_id: me.id,
    subject_type: subject.type,
    subject_id: subject.id,
    owner_model: found.owner?.model ?? null,
    owner_id: found.owner?.id ?? null,
    reason,
    text: text ?? '',
    snapshot: JSON.stringify(found.snapshot),
    status: 'open',
    outcome: null,
    note: '',
    resolved_by: null,
    resolved_at: null,
    created_at: now,
    updated_at: now,
  };
}
