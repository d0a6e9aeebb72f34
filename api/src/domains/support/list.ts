import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { AdminSupportRequest, SupportQuery, SupportRequest } from 'mf-shared/contracts/support';
import type * as z from 'zod/mini';
import type { AdminActor, BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { ownPage, supportByIds, supportPage, withMessages } from './queries.ts';
import { toAdminSupport, toSupport } from './view.ts';

/** The caller's requests, newest first. Day staff do not see requests about the venue's money. */
export async function ownSupport(
  { db, actor }: Ctx<UserActor | BusinessActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<SupportRequest>> {
  const withMoney = actor.role === 'user' || actor.staff?.role !== 'staff';
  const { rows, nextCursor } = await ownPage(db.q, actor.id, withMoney, paging);
  return { rows: (await withMessages(db.q, rows)).map(toSupport), nextCursor };
}

/** Waiting requests, oldest first, or answered ones, newest first. */
export async function listSupport(
  { db }: Ctx<AdminActor>,
  { status, ...paging }: z.output<typeof SupportQuery>,
): Promise<ListPage<AdminSupportRequest>> {
  const { rows, nextCursor } = await supportPage(db.q, status, paging);
  return { rows: (await withMessages(db.q, rows)).map(toAdminSupport), nextCursor };
}

/** Requests by id, for admins. */
export async function adminSupportOf(
  q: Queries,
  ids: readonly string[],
): Promise<Map<string, AdminSupportRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await withMessages(q, await supportByIds(q, ids));
  return new Map(rows.map((row) => [row.id, toAdminSupport(row)]));
}
