import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import * as calls from 'mf-shared/contracts/calls/money';
import { keys } from '../../common/keys.ts';

const PAGE = 20;

export type RefundsShown = 'open' | 'done';

/** Refunds that wait, or that are over. */
export const refundsQuery = (state: RefundsShown) =>
  infiniteQueryOptions({
    queryKey: keys.money('refunds', state),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(calls.deskRefunds, { query: { state, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** What the list of payments is narrowed to; '' for all. */
export type PaymentFilters = {
  state: '' | 'paid' | 'failed' | 'open' | 'refunded';
  month: string;
  q: string;
};

/** Payments of all venues. */
export const paymentsQuery = (filters: PaymentFilters) =>
  infiniteQueryOptions({
    queryKey: keys.money('payments', filters),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(calls.deskPayments, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** One payment with all that became of it. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.money('payment', id),
    queryFn: ({ signal }) => request(calls.deskPayment, { params: { id }, signal }),
  });

/** Sums of the last months. */
export const monthsQuery = queryOptions({
  queryKey: keys.money('months'),
  queryFn: ({ signal }) => request(calls.moneyMonths, { signal }),
});

export type ExpiringShown = 'soon' | 'over';

/** Venues whose time ends soon, or is over. */
export const expiringQuery = (state: ExpiringShown) =>
  infiniteQueryOptions({
    queryKey: keys.money('expiring', state),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(calls.expiringVenues, { query: { state, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Invoices of all venues. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: keys.money('invoices'),
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    request(calls.deskInvoices, { query: { limit: PAGE, cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.nextCursor,
});
