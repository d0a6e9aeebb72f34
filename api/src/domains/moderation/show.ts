import type { ListPage } from 'mf-shared/contracts/call';
import {
  EARLIER_REPORTS,
  type QueueDetail,
  type QueueItem,
  type QueueQuery,
} from 'mf-shared/contracts/queue';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { itemById, itemPage, type ListedItem } from '../queue/index.ts';
import { removalsForReport } from '../removals/index.ts';
import { adminReportsOf, earlierReports } from '../reports/index.ts';
import { adminSupportOf } from '../support/index.ts';
import { adminAppealsOf } from './appeals.ts';
import { toAdminRemovals } from './contents.ts';

/** A page of the queue, each item with what it is about. */
export async function listQueue(
  { db, actor }: Ctx<AdminActor>,
  query: z.output<typeof QueueQuery>,
): Promise<ListPage<QueueItem>> {
  const { rows, nextCursor } = await itemPage(db.q, actor.id, query);
  return { rows: await withContents(db.q, rows), nextCursor };
}

/**
 * An item with earlier reports about the same account.
 * @throws `not_found`
 */
export async function showItem({ db }: Ctx<AdminActor>, id: string): Promise<QueueDetail> {
  const row = await itemById(db.q, id);
  const [item] = await withContents(db.q, row ? [row] : []);
  if (!item) throw new AppError('not_found');
  const earlier = item.report ? await earlierReports(db.q, item.report, EARLIER_REPORTS) : [];
  const removals = item.report ? await toAdminRemovals(db.q, await removalsForReport(db.q, id)) : [];
  return { ...item, earlier, removals };
}

async function withContents(q: Queries, rows: readonly ListedItem[]): Promise<QueueItem[]> {
  const idsOf = (kind: ListedItem['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const support = await adminSupportOf(q, idsOf('support'));
  const reports = await adminReportsOf(q, idsOf('report'));
  const appeals = await adminAppealsOf(q, idsOf('appeal'));
  return rows.map((row) => ({
    ...{ _id: row.id, id: row.id, kind: row.kind, state: row.state, version: row.version },
    urgent: row.rank === 0,
    assignee:
      row.assignee_id === null
        ? null
        : { _id: row.assignee_id, id: row.assignee_id, name: row.assignee_name ?? '' },
    createdAt: new Date(row.created_at).toISOString(),
    changedAt: new Date(row.changed_at).toISOString(),
    support: support.get(row.id) ?? null,
    report: reports.get(row.id) ?? null,
    appeal: appeals.get(row.id) ?? null,
  }));
}
