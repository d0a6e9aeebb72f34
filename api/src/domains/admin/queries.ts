import type { ExpressionBuilder } from 'kysely';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import type { Schema } from '../../db/schema.ts';
import { type Page, readPage } from '../../http/keyset.ts';

/** Whether a business waits for a decision. A closed business is `pending` too. */
export const isWaiting = (eb: ExpressionBuilder<Schema, 'venues'>) =>
  eb.and([eb('status', '=', 'pending'), eb('rejected_at', 'is', null), eb('closed_at', 'is', null)]);

/** Applications, the oldest first. */
export const pendingPage = (q: Queries, paging: z.output<typeof Paging>): Promise<Page<VenueRow>> =>
  readPage(q.selectFrom('venues').selectAll().where(isWaiting), paging, [
    ['created_at', 'asc', 'int'],
    ['id', 'asc'],
  ]);

/** Rejected venues, the latest first. */
export const rejectedPage = (q: Queries, paging: z.output<typeof Paging>): Promise<Page<VenueRow>> =>
  readPage(q.selectFrom('venues').selectAll().where('rejected_at', 'is not', null), paging, [
    ['rejected_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);

/** The status of a business, unless it is rejected or closed. */
export const statusOf = (q: Queries, id: string): Promise<Pick<VenueRow, 'status'> | undefined> =>
  q
    .selectFrom('venues')
    .select('status')
    .where('id', '=', id)
    .where('rejected_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
