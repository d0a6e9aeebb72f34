import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import { emailOf } from '../../auth/accounts.ts';
import type { Queries } from '../../db/database.ts';
import type { SupportMessageRow } from '../../db/schema/support-messages.ts';
import type { SupportRow } from '../../db/schema/support-requests.ts';
import { readPage } from '../../http/keyset.ts';

/** A request with its author's name and address, and the payment of a refund. */
export type ListedSupport = SupportRow & {
  owner_name: string | null;
  owner_email: string | null;
  paid_at: number | null;
  paid_amount: number | null;
};

const withPeople = (q: Queries) =>
  q
    .selectFrom('support_requests as s')
    .leftJoin('published_players as u', 'u.id', 's.owner_id')
    .leftJoin('published_venues as b', 'b.id', 's.owner_id')
    .leftJoin('published_payments as p', 'p.id', 's.payment_id')
    .selectAll('s')
    .select((eb) => [
      eb.fn.coalesce('u.full_name', 'b.venue_name').as('owner_name'),
      emailOf('s.owner_id').as('owner_email'),
      'p.completed_at as paid_at',
      'p.amount as paid_amount',
    ]);

/** Adds to each request its questions and replies, the oldest first. */
export async function withMessages<Row extends SupportRow>(
  q: Queries,
  rows: readonly Row[],
): Promise<(Row & { messages: SupportMessageRow[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const query = q.selectFrom('support_messages').selectAll().where('request_id', 'in', ids).orderBy('id');
  const byRequest = Map.groupBy(await query.execute(), (message) => message.request_id);
  return rows.map((row) => ({ ...row, messages: byRequest.get(row.id) ?? [] }));
}

const ABOUT_MONEY: readonly SupportRow['subject'][] = ['payment', 'refund'];
/** Whether day staff may not see a request. */
export const isAboutMoney = ({ subject }: SupportRow): boolean => ABOUT_MONEY.includes(subject);

/** Requests by their ids, in no order. */
export const supportByIds = (q: Queries, ids: readonly string[]): Promise<ListedSupport[]> =>
  withPeople(q).where('s.id', 'in', ids).execute();

/** One request, open or answered. */
export const supportById = (q: Queries, id: string): Promise<ListedSupport | undefined> =>
  withPeople(q).where('s.id', '=', id).executeTakeFirst();

/** Requests of a status for the admins: waiting ones oldest first, answered ones newest first. */
export const supportPage = (
  q: Queries,
  status: SupportRow['status'],
  paging: z.output<typeof Paging>,
): Promise<ListPage<ListedSupport>> =>
  readPage(withPeople(q).where('s.status', '=', status), paging, [
    ['s.id', status === 'open' ? 'asc' : 'desc'],
  ]);

/** An account's own requests, newest first; without money for callers who must not see it. */
export function ownPage(
  q: Queries,
  owner: string,
  withMoney: boolean,
  paging: z.output<typeof Paging>,
): Promise<ListPage<SupportRow>> {
  let query = q.selectFrom('support_requests').selectAll().where('owner_id', '=', owner);
  if (!withMoney) query = query.where('subject', 'not in', ABOUT_MONEY);
  return readPage(query, paging, [['id', 'desc']]);
}
