import { REMOVABLE_NAMES, REMOVAL_KEPT_DAYS, type RemovalInput } from 'mf-shared/contracts/removals';
import { DAY_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import type { PhotoCopy, Taken } from '../../auth/taken.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { RemovalRow } from '../../db/schema/removals.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { removePhoto } from '../players/index.ts';
import { resolveReport } from '../reports/index.ts';
import { copyPhoto } from './copy-photo.ts';
import { KINDS } from './kinds.ts';
import { standingRemoval } from './queries.ts';

/**
 * Removes what somebody published. It disappears for everybody, is kept for the admins, and its author is told why. A
 * report that led to it is closed, and its reporter is told that something was done.
 * @throws `content_gone`, and `content_removed` with the name of the admin who was faster
 * @throws what `resolveReport` throws, `photos_busy`
 */
export async function removeContent(ctx: Ctx<AdminActor>, input: RemovalInput): Promise<{ message: string }> {
  const { type, id } = input.subject;
  const photo = (await KINDS[type].photoOf?.(ctx.db.q, id)) ?? null;
  const copy = photo === null ? null : await copyPhoto(ctx, photo);
  try {
    await ctx.db.transact((tx) => takeDown(tx, ctx, input, copy));
  } catch (error) {
    await removePhoto(ctx, copy?.to ?? null);
    throw error;
  }
  return { message: `${REMOVABLE_NAMES[type]} kaldırıldı.` };
}

async function takeDown(tx: Tx, ctx: Ctx<AdminActor>, input: RemovalInput, copy: PhotoCopy | null) {
  const { subject, category, reason, reportId, version } = input;
  const taken = await KINDS[subject.type].take(tx, ctx, subject.id, copy);
  if (!taken) throw await missing(tx, subject);
  const report = reportId
    ? await resolveReport(tx, ctx, reportId, { outcome: 'acted', note: reason, version })
    : null;
  const row = { ...toRow(ctx, input, taken), report_id: reportId ?? null } satisfies RemovalRow;
  const by = report ? { reporter_model: report.reporter.type, reporter_id: report.reporter.id } : {};
  await tx.q
    .insertInto('removals')
    .values({ ...row, ...by })
    .execute();
  await tellAuthor(tx, ctx, row);
  if (report) await tellReporter(tx, ctx, { to: report.reporter, id: row.id });
  await recordAct(tx, ctx, {
    ...{ act: 'content.remove', subject: { type: 'removal', id: row.id }, reason },
    ...{ before: { ...subject, owner: taken.owner?.id ?? null }, after: { category } },
  });
}

async function missing(tx: Tx, { type, id }: RemovalInput['subject']): Promise<AppError> {
  const before = await standingRemoval(tx.q, type, id);
  if (!before) return new AppError('content_gone');
  const message = `Bu içeriği ${before.admin_name ?? 'başka bir yönetici'} daha önce kaldırmış.`;
  return new AppError('content_removed', { message });
}

function toRow(ctx: Ctx<AdminActor>, { subject, category, reason }: RemovalInput, taken: Taken): RemovalRow {
  const now = ctx.clock();
  return {
    ...{ id: newId(), subject_type: subject.type, subject_id: subject.id, category, reason },
    ...{ owner_model: taken.owner?.model ?? null, owner_id: taken.owner?.id ?? null },
    ...{ content: JSON.stringify(taken.content), report_id: null, reporter_model: null, reporter_id: null },
    ...{ removed_by: ctx.actor.id, removed_at: now, restored_at: null },
    purge_at: now + REMOVAL_KEPT_DAYS * DAY_MS,
  };
}

/** Text that ends like a sentence. */
const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

async function tellAuthor(tx: Tx, ctx: Ctx<AdminActor>, row: RemovalRow): Promise<void> {
  if (row.owner_model === null || row.owner_id === null) return;
  await notify(tx, ctx, {
    to: { model: row.owner_model, id: row.owner_id },
    kind: 'content_removed',
    text: `${REMOVABLE_NAMES[row.subject_type]} kaldırıldı: “${closed(row.reason)}” İtiraz edebilirsiniz.`,
    link: `/removals/${row.id}`,
    once: `removed:${row.id}`,
  });
}

type Reporter = { type: 'User' | 'Business'; id: string };

const tellReporter = (tx: Tx, ctx: Ctx<AdminActor>, { to, id }: { to: Reporter; id: string }) =>
  notify(tx, ctx, {
    to: { model: to.type, id: to.id },
    kind: 'report_acted',
    text: 'Bildiriminizi inceledik ve gereğini yaptık. Teşekkür ederiz.',
    link: '/support',
    once: `acted:${id}`,
  });
