import { expect, it } from 'vitest';
import { stubApi } from '../../mf-shared/test/support.tsx';
import { boardQuery } from './features/board/queries.ts';
import { dayQuery, listQuery, requestsQuery } from './features/bookings/queries.ts';
import { incomeQuery } from './features/income/queries.ts';
import {
  comingQuery,
  followedQuery,
  invoicesQuery,
  payerQuery,
  stateQuery,
} from './features/payment/queries.ts';
import { pricesQuery } from './features/prices/queries.ts';
import { profileQuery, rankQuery } from './features/profile/queries.ts';
import { settingsQuery } from './features/settings/queries.ts';
import { changesQuery, staffQuery } from './features/staff/queries.ts';
import { subscriptionsQuery } from './features/subscriptions/queries.ts';

type Read = { queryKey: readonly unknown[]; queryFn?: unknown };
const [FROM, TO] = ['2026-11-16', '2026-11-22'];

/** All reads of a venue with their calls; for paged ones, the page after cursor `c`. */
const READS: [string, (business: string) => Read][] = [
  ['business/board?from=2026-11-16&to=2026-11-22', (id) => boardQuery(id, FROM, TO)],
  ['reservations/daily?businessId=b1&date=2026-11-16', (id) => dayQuery(id, FROM)],
  ['reservations/business-reservations?businessId=b1&status=pending&limit=100', (id) => requestsQuery(id)],
  ['reservations/business-reservations?businessId=b1&limit=10&cursor=c', (id) => listQuery(id, 'all')],
  [
    'reservations/business-reservations?businessId=b1&limit=10&status=rejected&cursor=c',
    (id) => listQuery(id, 'rejected'),
  ],
  ['business/income?from=2026-11-16&to=2026-11-22', (id) => incomeQuery(id, { from: FROM, to: TO })],
  ['payments/status', (id) => stateQuery(id)],
  ['payments/status?paymentId=p1', (id) => followedQuery(id, 'p1')],
  ['payments/invoices?limit=12&cursor=c', (id) => invoicesQuery(id)],
  ['profile/business', (id) => payerQuery(id)],
  ['business/coming-matches', (id) => comingQuery(id)],
  ['business/prices', (id) => pricesQuery(id)],
  ['profile/business', (id) => profileQuery(id)],
  ['business/ranking/own', (id) => rankQuery(id)],
  ['business/settings', (id) => settingsQuery(id)],
  ['business/staff', (id) => staffQuery(id)],
  ['business/changes?limit=20&cursor=c', (id) => changesQuery(id)],
  ['business/changes?limit=20&subjectId=r1&cursor=c', (id) => changesQuery(id, 'r1')],
  ['subscription/requests?limit=50&cursor=c', (id) => subscriptionsQuery(id)],
];

it.each(READS)('%s is what is asked for, until nobody wants it any more', async (call, read) => {
  const answer = { reservations: [], nextCursor: null };
  const requests = stubApi({ [`GET ${call.split('?')[0]}`]: () => answer });
  const gone = new AbortController();
  const { queryFn } = read('b1') as { queryFn: (context: object) => Promise<unknown> };
  await queryFn({ signal: gone.signal, pageParam: 'c' });
  expect(requests.map(({ url }) => url.slice(url.indexOf('/api/') + 5))).toEqual([call]);
  gone.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('each is kept apart from all others, and from the same of another venue', () => {
  const keys = ['b1', 'b2'].flatMap((id) => READS.map(([, read]) => JSON.stringify(read(id).queryKey)));
  expect(new Set(keys).size).toBe(keys.length);
});

it('what may be another at any moment is read anew each time, what somebody types into never by itself', () => {
  const kept = (...reads: { staleTime?: unknown }[]) => reads.map(({ staleTime }) => staleTime);
  const moments = kept(stateQuery('b1'), followedQuery('b1', 'p1'), comingQuery('b1'), changesQuery('b1'));
  expect(moments).toEqual([0, 0, 0, 0]);
  const never = Number.POSITIVE_INFINITY;
  expect(kept(profileQuery('b1'), payerQuery('b1'))).toEqual([never, never]);
});
