import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { boardQuery } from './features/board/queries.ts';
import { dayQuery, listQuery, requestsQuery } from './features/bookings/queries.ts';
import { incomeQuery } from './features/income/queries.ts';
import * as payments from './features/payment/queries.ts';
import { pricesQuery } from './features/prices/queries.ts';
import { profileQuery, rankQuery } from './features/profile/queries.ts';
import { settingsQuery } from './features/settings/queries.ts';
import { changesQuery, staffQuery } from './features/staff/queries.ts';
import { subscriptionsQuery } from './features/subscriptions/queries.ts';

const [DAY, NEXT] = ['2026-11-20', '2026-11-21'];

it.each<[string, { queryKey: QueryKey }[]]>([
  [
    'the board',
    [
      ...[boardQuery('b1', DAY, DAY), boardQuery('b2', DAY, DAY)],
      ...[boardQuery('b1', DAY, NEXT), boardQuery('b1', NEXT, NEXT)],
    ],
  ],
  [
    'bookings',
    [
      ...[dayQuery('b1', DAY), dayQuery('b2', DAY), dayQuery('b1', NEXT)],
      ...[requestsQuery('b1'), requestsQuery('b2')],
      ...[listQuery('b1', 'all'), listQuery('b2', 'all'), listQuery('b1', 'pending')],
    ],
  ],
  [
    'income',
    [
      ...[incomeQuery('b1', { from: DAY, to: DAY }), incomeQuery('b2', { from: DAY, to: DAY })],
      ...[incomeQuery('b1', { from: DAY, to: NEXT }), incomeQuery('b1', { from: NEXT, to: NEXT })],
    ],
  ],
  [
    'payments',
    [
      ...[payments.stateQuery('b1'), payments.stateQuery('b2')],
      ...[payments.invoicesQuery('b1'), payments.invoicesQuery('b2')],
      ...[payments.comingQuery('b1'), payments.comingQuery('b2')],
      ...[payments.payerQuery('b1'), payments.payerQuery('b2')],
      ...[payments.followedQuery('b1', 'p1'), payments.followedQuery('b2', 'p1')],
      payments.followedQuery('b1', 'p2'),
    ],
  ],
  ['prices', [pricesQuery('b1'), pricesQuery('b2')]],
  ['profile and rank', [profileQuery('b1'), profileQuery('b2'), rankQuery('b1'), rankQuery('b2')]],
  ['settings', [settingsQuery('b1'), settingsQuery('b2')]],
  [
    'people and what they changed',
    [
      ...[staffQuery('b1'), staffQuery('b2'), changesQuery('b1'), changesQuery('b2')],
      ...[changesQuery('b1', 'r1'), changesQuery('b1', 'r2')],
    ],
  ],
  ['subscriptions', [subscriptionsQuery('b1'), subscriptionsQuery('b2')]],
])('reads of %s are kept apart by everything they ask with', (_, reads) => {
  const kept = reads.map(({ queryKey }) => hashKey(queryKey));
  expect(kept).toEqual([...new Set(kept)]);
});
