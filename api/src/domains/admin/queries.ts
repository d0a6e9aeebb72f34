import type { ExpressionBuilder } from 'kysely';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { BusinessRow } from '../../db/schema/businesses.ts';
import type { Schema } from '../../db/schema.ts';
import { type Page, readPage } from '../../http/keyset.ts';

/** Whether a business waits for a decision. A closed business is `pending` too. */
export const isWaiting = (eb: ExpressionBuilder<Schema, 'businesses'>) =>
  eb.and([eb('status', '=', 'pending'), eb('rejected_at', 'is', null), eb('closed_at', 'is', null)]);

/** Applications, the oldest first. */
export const pendingPage = (q: Queries, paging: z.output<typeof Paging>): Promise<Page<BusinessRow>> =>
  readPage(q.selectFrom('businesses').selectAll().where(isWaiting), paging, [
    ['created_at', 'asc', 'int'],
    ['id', 'asc'],
  ]);

/** Rejected businesses, the latest first. */
export const rejectedPage = (q: Queries, paging: z.output<typeof Paging>): Promise<Page<BusinessRow>> =>
  readPage(q.selectFrom('businesses').selectAll().where('rejected_at', 'is not', null), paging, [
    ['rejected_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);

/** The status of a business, unless it is rejected or closed. */
export const statusOf = (q: Queries, id: string): Promise<Pick<BusinessRow, 'status'> | undefined> =>
  q
    .selectFrom('businesses')
    .select('status')
    .where('id', '=', id)
    .where('rejected_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
