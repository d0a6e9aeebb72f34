import type { ExpressionBuilder } from 'kysely';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { BusinessRow, RatedBusinessRow, Schema } from '../../db/schema.ts';
import { type Page, readPage } from '../../http/keyset.ts';

/** Whether nobody has decided about a business yet; one that ended is `pending` too. */
export const isWaiting = (eb: ExpressionBuilder<Schema, 'businesses'>) =>
  eb.and([eb('status', '=', 'pending'), eb('rejected_at', 'is', null), eb('closed_at', 'is', null)]);

/** Applications in the order they came. */
export const pendingPage = (q: Queries, paging: z.output<typeof Paging>): Promise<Page<RatedBusinessRow>> =>
  readPage(q.selectFrom('businesses').selectAll().where(isWaiting), paging, [
    ['created_at', 'asc', 'int'],
    ['id', 'asc'],
  ]);

/** Rejected businesses, the latest first. */
export const rejectedPage = (q: Queries, paging: z.output<typeof Paging>): Promise<Page<RatedBusinessRow>> =>
  readPage(q.selectFrom('businesses').selectAll().where('rejected_at', 'is not', null), paging, [
    ['rejected_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);

/** Whether a business is there, neither rejected nor closed. */
export const statusOf = (q: Queries, id: string): Promise<Pick<BusinessRow, 'status'> | undefined> =>
  q
    .selectFrom('businesses')
    .select('status')
    .where('id', '=', id)
    .where('rejected_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
