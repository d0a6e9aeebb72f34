import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { AdminSupportRequest, SupportQuery, SupportRequest } from 'mf-shared/contracts/support';
import type * as z from 'zod/mini';
import type { AdminActor, BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { ownPage, supportPage } from './queries.ts';
import { toAdminSupport, toSupport } from './view.ts';

/** The caller's requests, newest first. Day staff do not see requests about the venue's money. */
export async function ownSupport(
  { db, actor }: Ctx<UserActor | BusinessActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<SupportRequest>> {
  const withMoney = actor.role === 'user' || actor.staff?.role !== 'staff';
  const { rows, nextCursor } = await ownPage(db.q, actor.id, withMoney, paging);
  return { rows: rows.map(toSupport), nextCursor };
}

/** Waiting requests, oldest first, or answered ones, newest first. */
export async function listSupport(
  { db }: Ctx<AdminActor>,
  { status, ...paging }: z.output<typeof SupportQuery>,
): Promise<ListPage<AdminSupportRequest>> {
  const { rows, nextCursor } = await supportPage(db.q, status, paging);
  return { rows: rows.map(toAdminSupport), nextCursor };
}
