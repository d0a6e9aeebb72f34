import { expect, it } from 'vitest';
import { stubApi } from '../../mf-shared/test/support.tsx';
import { announcementsQuery } from './features/announcements/queries.ts';
import { expiringQuery, invoicesQuery, paymentsQuery, refundsQuery } from './features/money/queries.ts';
import { pendingQuery, rejectedQuery } from './features/pending/queries.ts';
import { queueQuery } from './features/queue/queries.ts';
import { searchQuery } from './features/search/queries.ts';

type Read = {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  getNextPageParam: (page: never, pages: never, last: never, all: never) => unknown;
};

/** Every read of an admin, as its call for the page after `c`. */
const READS: [string, Read][] = [
  ['admin/pending-businesses?limit=10&cursor=c', pendingQuery],
  ['admin/rejected-businesses?limit=10&cursor=c', rejectedQuery],
  ['admin/queue?state=open&limit=20&cursor=c', queueQuery({ state: 'open', kind: '', mine: '' })],
  [
    'admin/queue?state=done&kind=report&mine=1&limit=20&cursor=c',
    queueQuery({ state: 'done', kind: 'report', mine: '1' }),
  ],
  ['admin/money/refunds?state=open&limit=20&cursor=c', refundsQuery('open')],
  [
    'admin/money/payments?state=paid&month=2026-11&q=ege&limit=20&cursor=c',
    paymentsQuery({ state: 'paid', month: '2026-11', q: 'ege' }),
  ],
  ['admin/money/expiring?state=over&limit=20&cursor=c', expiringQuery('over')],
  ['admin/money/invoices?limit=20&cursor=c', invoicesQuery],
  ['admin/announcements?limit=20&cursor=c', announcementsQuery('')],
  ['admin/announcements?state=sent&limit=20&cursor=c', announcementsQuery('sent')],
  ['admin/search?q=ege&limit=20&cursor=c', searchQuery('ege', '')],
  ['admin/search?q=ege&kind=venue&limit=20&cursor=c', searchQuery('ege', 'venue')],
];

it.each(READS)('%s is what is asked for, until nobody wants it any more', async (call, read) => {
  const answer = () => Response.json([], { headers: { 'X-Next-Cursor': 'd' } });
  const requests = stubApi({ [`GET ${call.split('?')[0]}`]: answer });
  const gone = new AbortController();
  const { queryFn, getNextPageParam } = read as Read & { queryFn: (context: object) => Promise<never> };
  const page = await queryFn({ signal: gone.signal, pageParam: 'c' });
  expect(requests.map(({ url }) => url.slice(url.indexOf('/api/') + 5))).toEqual([call]);
  expect(getNextPageParam(page, [] as never, '' as never, [] as never)).toBe('d');
  gone.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('each is kept apart from all others', () => {
  const keys = READS.map(([, { queryKey }]) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});
