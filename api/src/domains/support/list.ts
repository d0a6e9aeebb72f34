import type { Paging } from 'mf-shared/contracts/common';
import type { AdminSupportRequest, SupportQuery, SupportRequest } from 'mf-shared/contracts/support';
import * as z from 'zod/mini';
import type { AdminActor, BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { ownRows, supportRows } from './queries.ts';
import { toAdminSupport, toSupport } from './view.ts';

const Cursor = z.tuple([z.string()]);

type Page<T> = Promise<{ requests: T[]; nextCursor: string | null }>;

/** The caller's own requests, the newest first; day staff do not see those about the venue's money. */
export async function ownSupport(
  { db, actor }: Ctx<UserActor | BusinessActor>,
  { limit, cursor }: z.output<typeof Paging>,
): Page<SupportRequest> {
  const after = decodeCursor(Cursor, cursor)?.[0] ?? null;
  const withMoney = actor.role === 'user' || actor.staff?.role !== 'staff';
  const rows = await ownRows(db.q, { owner: actor.id, withMoney, after, limit: limit + 1 });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { requests: page.map(toSupport), nextCursor };
}

/** Requests that wait, the oldest first, or that were answered, the newest first. */
export async function listSupport(
  { db }: Ctx<AdminActor>,
  { status, limit, cursor }: z.output<typeof SupportQuery>,
): Page<AdminSupportRequest> {
  const after = decodeCursor(Cursor, cursor)?.[0] ?? null;
  const rows = await supportRows(db.q, { status, after, limit: limit + 1 });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { requests: page.map(toAdminSupport), nextCursor };
}
