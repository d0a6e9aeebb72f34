import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditFilters } from 'mf-shared/contracts/audit';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { csvAnswer } from '../../http/csv.ts';
import { pagesOf } from '../../http/keyset.ts';
import type { RawAnswer } from '../../http/raw-answer.ts';
import { NEWEST_FIRST, narrowed } from './narrow.ts';
import { recordAct } from './record-act.ts';

/** Entries that are read in one go. */
const PIECE = 500;
const COLUMNS = [
  ...['Sıra', 'Zaman (UTC)', 'Kim', 'Yetki', 'İşlem', 'Konu', 'Konu no', 'Önce', 'Sonra'],
  ...['Gerekçe', 'IP adresi', 'Cihaz'],
];

/** The entries that fit the filters as a table. Whoever takes it, and how narrowed, is in the log before the first byte. */
export async function exportLog(ctx: Ctx<AdminActor>, filters: AuditFilters): Promise<RawAnswer> {
  await ctx.db.transact((tx) =>
    recordAct(tx, ctx, { act: 'audit.export', subject: { type: 'log', id: 'csv' }, after: filters }),
  );
  return csvAnswer({ name: 'islem-kaydi.csv', columns: COLUMNS, rows: lines(ctx, filters) });
}

async function* lines({ db: { q } }: Ctx, filters: AuditFilters) {
  for await (const rows of pagesOf(narrowed(q, filters), NEWEST_FIRST, PIECE))
    yield rows.map((row) => [
      ...[row.position, new Date(row.created_at).toISOString(), row.who],
      row.admin_role && ADMIN_ROLE_NAMES[row.admin_role],
      ...[AUDIT_ACTS[row.act], AUDIT_SUBJECTS[row.subject_type], row.subject_id],
      ...[row.before, row.after, row.reason, row.address, row.device],
    ]);
}
