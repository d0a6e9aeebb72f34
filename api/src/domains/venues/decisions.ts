import type { ExpressionBuilder } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import type { Schema } from '../../db/schema.ts';
import { readPage } from '../../http/keyset.ts';
import type { Place } from './place.ts';
import { dropRejection, keepRejection } from './rejections.ts';

/** Whether a business waits for a decision. A closed or suspended business is `pending` too. */
const isWaiting = (eb: ExpressionBuilder<Schema, 'venues'>) =>
  eb.and([
    eb('status', '=', 'pending'),
    eb('rejected_at', 'is', null),
    eb('closed_at', 'is', null),
    eb('suspended_at', 'is', null),
    eb('correction_asked_at', 'is', null),
  ]);

/** Applications, the oldest first. */
export const pendingPage = (q: Queries, paging: z.output<typeof Paging>): Promise<ListPage<VenueRow>> =>
  readPage(q.selectFrom('venues').selectAll().where(isWaiting), paging, [
    ['created_at', 'asc', 'int'],
    ['id', 'asc'],
  ]);

/** Applications that wait for a correction, the longest waiting first. */
export const correctingPage = (q: Queries, paging: z.output<typeof Paging>): Promise<ListPage<VenueRow>> =>
  readPage(q.selectFrom('venues').selectAll().where('correction_asked_at', 'is not', null), paging, [
    ['correction_asked_at', 'asc', 'int'],
    ['id', 'asc'],
  ]);

/** Rejected venues, the latest first. */
export const rejectedPage = (q: Queries, paging: z.output<typeof Paging>): Promise<ListPage<VenueRow>> =>
  readPage(q.selectFrom('venues').selectAll().where('rejected_at', 'is not', null), paging, [
    ['rejected_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);

/** Venues that were rejected at `before` (ms) or earlier. */
export const rejectedBefore = (q: Queries, before: number) =>
  q.selectFrom('venues').select(['id', 'rejected_at']).where('rejected_at', '<=', before);

/** The id of the rejected business with this address. */
export async function rejectedAt(q: Queries, email: string): Promise<string | undefined> {
  const row = await q
    .selectFrom('venues')
    .select('id')
    .where('email', '=', email)
    .where('rejected_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

/** Whether there is such a business that is neither rejected nor closed. */
export async function isOpen(q: Queries, id: string): Promise<boolean> {
  const row = await q
    .selectFrom('venues')
    .select('status')
    .where('id', '=', id)
    .where('rejected_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** An application, and how many corrections the admin saw; undefined takes any. */
export type Seen = { id: string; round: number | undefined };

/** Whether it is the application as the admin saw it, and still waits. */
const isAsSeen =
  ({ id, round }: Seen) =>
  (eb: ExpressionBuilder<Schema, 'venues'>) =>
    eb.and([
      eb('id', '=', id),
      isWaiting(eb),
      ...(round === undefined ? [] : [eb('correction_rounds', '=', round)]),
    ]);

/** Whether a business waits for a decision. */
export async function waits(q: Queries, id: string): Promise<boolean> {
  const row = await q
    .selectFrom('venues')
    .select('id')
    .where('id', '=', id)
    .where(isWaiting)
    .executeTakeFirst();
  return row !== undefined;
}

/** Approves a waiting business, which owes nothing until `paidUntil` (ms). Answers false when it does not wait. */
export async function markApproved(q: Queries, seen: Seen, paidUntil: number): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('venues')
    .set({ status: 'approved', next_payment_at: paidUntil })
    .where(isAsSeen(seen))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes an approved business wait again and ends its tokens. Answers false when it is not approved. */
export async function undoApproval(q: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('venues')
    .set((eb) => ({ status: 'pending', next_payment_at: null, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Address = Pick<VenueRow, 'email'> | undefined;

/** Rejects a waiting business and ends its tokens. Answers its address; undefined when it does not wait. */
export async function markRejected(
  q: Queries,
  seen: Seen,
  { reason, now }: { reason: string; now: number },
): Promise<Address> {
  const row = await q
    .updateTable('venues')
    .set((eb) => ({ rejected_at: now, reject_reason: reason, token_version: eb('token_version', '+', 1) }))
    .where(isAsSeen(seen))
    .returning('email')
    .executeTakeFirst();
  if (row) await keepRejection(q, seen.id);
  return row;
}

/** Rejects a business whose applicant never sent the correction. Answers its address; undefined when it waits for none. */
export async function markUncorrected(q: Queries, id: string, reason: string, now: number): Promise<Address> {
  const row = await q
    .updateTable('venues')
    .set((eb) => ({
      ...{ rejected_at: now, reject_reason: reason, correction_asked_at: null },
      token_version: eb('token_version', '+', 1),
    }))
    .where('id', '=', id)
    .where('correction_asked_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (row) await keepRejection(q, id);
  return row;
}

/** Lets a waiting business wait for its applicant. Answers its address; undefined when it does not wait. */
export const markCorrecting = (q: Queries, seen: Seen, now: number): Promise<Address> =>
  q
    .updateTable('venues')
    .set({ correction_asked_at: now })
    .where(isAsSeen(seen))
    .returning('email')
    .executeTakeFirst();

/** Lets a business wait for a decision again, after another correction or none. */
export async function endCorrecting(q: Queries, id: string, wasSent: boolean): Promise<void> {
  await q
    .updateTable('venues')
    .set((eb) => ({
      correction_asked_at: null,
      correction_rounds: wasSent ? eb('correction_rounds', '+', 1) : undefined,
    }))
    .where('id', '=', id)
    .execute();
}

/** Undoes a rejection. Answers false when the business is not rejected. */
export async function undoRejection(q: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('venues')
    .set({ rejected_at: null, reject_reason: null })
    .where('id', '=', id)
    .where('rejected_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await dropRejection(q, id);
  return numUpdatedRows > 0n;
}

/** Deletes a business that is still rejected. Answers whether it was. */
export async function deleteRejected(q: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await q
    .deleteFrom('venues')
    .where('id', '=', id)
    .where('rejected_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Moves a venue on the map. `coordinates` are `[longitude, latitude]`. */
export async function setPlace(q: Queries, id: string, { city, coordinates }: Place): Promise<void> {
  const [lng, lat] = coordinates;
  await q.updateTable('venues').set({ city, lng, lat }).where('id', '=', id).execute();
}

/** Stores until when (ms) a business has paid. */
export async function setPaidUntil(q: Queries, id: string, until: number): Promise<void> {
  await q.updateTable('venues').set({ next_payment_at: until }).where('id', '=', id).execute();
}
