import { type SqlBool, sql } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';

/** By the payment's id, by its last eight characters (`code`, as the receipt shows them), or by venues (ids). */
export type SoughtPayments = { id: string } | { code: string } | { venueIds: readonly string[] };

export type FoundPayment = PaymentRow & { venue_name: string };

/** Payments that an admin searches for, the newest first. */
export async function soughtPayments(
  q: Queries,
  sought: SoughtPayments,
  paging: z.output<typeof Paging>,
): Promise<ListPage<FoundPayment>> {
  if ('venueIds' in sought && sought.venueIds.length === 0) return EMPTY_PAGE;
  const payments = q
    .selectFrom('payments as p')
    .innerJoin('published_venues as v', 'v.id', 'p.venue_id')
    .selectAll('p')
    .select('v.venue_name');
  const found =
    'id' in sought
      ? payments.where('p.id', '=', sought.id)
      : 'code' in sought
        ? payments.where(sql<SqlBool>`substr(p.id, 29) = ${sought.code}`)
        : payments.where('p.venue_id', 'in', sought.venueIds);
  return readPage(found, paging, [['p.id', 'desc']]);
}
