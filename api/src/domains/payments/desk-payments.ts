import { type SqlBool, sql } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { MoneyQuery } from 'mf-shared/contracts/money';
import { addMonth, istanbulMidnight } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';
import { soughtVenueIds } from '../venues/index.ts';

/** A payment with its venue, and what was booked back (TL). */
export type ListedPayment = PaymentRow & { venue_name: string; refunded: number };

const listed = (q: Queries) =>
  q
    .selectFrom('payments as p')
    .innerJoin('published_venues as v', 'v.id', 'p.venue_id')
    .selectAll('p')
    .select([
      'v.venue_name',
      sql<number>`(select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'booked')`.as(
        'refunded',
      ),
    ]);

/** The number on a receipt. */
const CODE = /^[0-9a-f]{8}$/i;

/** Payments of all venues, the newest first. */
export async function paymentPage(
  q: Queries,
  { state, month, q: sought, ...paging }: MoneyQuery,
): Promise<ListPage<ListedPayment>> {
  let query = listed(q);
  if (state === 'refunded')
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('refunds')
          .select('id')
          .whereRef('payment_id', '=', 'p.id')
          .where('state', '=', 'booked'),
      ),
    );
  else if (state) query = query.where('p.status', '=', state === 'open' ? 'initialised' : state);
  if (month) {
    query = query.where('p.created_at', '>=', istanbulMidnight(`${month}-01`));
    query = query.where('p.created_at', '<', istanbulMidnight(`${addMonth(month, 1)}-01`));
  }
  if (sought && CODE.test(sought))
    query = query.where(sql<SqlBool>`substr(p.id, 29) = ${sought.toLowerCase()}`);
  else if (sought) {
    const venues = await soughtVenueIds(q, { name: sought });
    if (venues.length === 0) return EMPTY_PAGE;
    query = query.where('p.venue_id', 'in', venues);
  }
  const page = await readPage(query, paging, [['p.id', 'desc']]);
  return { ...page, rows: page.rows.map((row) => counted(row)) };
}

/** One payment. */
export async function listedPayment(q: Queries, id: string): Promise<ListedPayment | undefined> {
  const row = await listed(q).where('p.id', '=', id).executeTakeFirst();
  return row && counted(row);
}

/** PostgreSQL answers sums as texts. */
const counted = <Row extends { refunded: number }>(row: Row): Row => ({
  ...row,
  refunded: Number(row.refunded),
});
