import type { Queries } from '../../db/database.ts';
import type { SupportRow } from '../../db/schema/support.ts';

/** A request with the name and address of the account that wrote it, and what a refund is about. */
export type ListedSupport = SupportRow & {
  owner_name: string | null;
  owner_email: string | null;
  paid_at: number | null;
  paid_amount: number | null;
};

const withPeople = (q: Queries) =>
  q
    .selectFrom('support_requests as s')
    .leftJoin('users as u', 'u.id', 's.owner_id')
    .leftJoin('businesses as b', 'b.id', 's.owner_id')
    .leftJoin('payments as p', 'p.id', 's.payment_id')
    .selectAll('s')
    .select((eb) => [
      eb.fn.coalesce('u.full_name', 'b.business_name').as('owner_name'),
      eb.fn.coalesce('u.email', 'b.email').as('owner_email'),
      'p.completed_at as paid_at',
      'p.amount as paid_amount',
    ]);

/** One request, open or answered. */
export const supportById = (q: Queries, id: string): Promise<ListedSupport | undefined> =>
  withPeople(q).where('s.id', '=', id).executeTakeFirst();

type Page = { after: string | null; limit: number };

/** Requests of a status for the admins: what waits oldest first, what was answered newest first. */
export function supportRows(
  q: Queries,
  { status, after, limit }: Page & { status: SupportRow['status'] },
): Promise<ListedSupport[]> {
  const waits = status === 'open';
  let query = withPeople(q)
    .where('s.status', '=', status)
    .orderBy('s.id', waits ? 'asc' : 'desc')
    .limit(limit);
  if (after !== null) query = query.where('s.id', waits ? '>' : '<', after);
  return query.execute();
}

/** An account's own requests, the newest first; without what concerns money where somebody must not see it. */
export function ownRows(
  q: Queries,
  { owner, withMoney, after, limit }: Page & { owner: string; withMoney: boolean },
): Promise<SupportRow[]> {
  let query = q
    .selectFrom('support_requests')
    .selectAll()
    .where('owner_id', '=', owner)
    .orderBy('id', 'desc')
    .limit(limit);
  if (!withMoney) query = query.where('subject', 'not in', ['payment', 'refund']);
  if (after !== null) query = query.where('id', '<', after);
  return query.execute();
}

/** The venue's last payment that came through since an instant (ms). */
export const paidSince = (q: Queries, businessId: string, since: number) =>
  q
    .selectFrom('payments')
    .select(['id', 'completed_at'])
    .where('business_id', '=', businessId)
    .where('status', '=', 'paid')
    .where('completed_at', '>=', since)
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many reservations the venue approved since an instant (ms). */
export async function approvedSince(q: Queries, businessId: string, since: number): Promise<number> {
  const { count } = await q
    .selectFrom('reservations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('business_id', '=', businessId)
    .where('decided_at', '>=', since)
    // One that was cancelled later was taken all the same.
    .where('status', 'in', ['approved', 'cancelled'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
