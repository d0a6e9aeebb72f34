import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { comingMatches } from 'mf-shared/contracts/calls/board';
import { listInvoices, paymentState } from 'mf-shared/contracts/calls/payments';
import { ownVenue } from 'mf-shared/contracts/calls/venues';
import { keys } from '../../common/keys.ts';

const FIRST_MS = 2_000;
const SLOWEST_MS = 15_000;
const BACK_OFF = 1.3;

/** Whether the business may pay, and its due date. */
export const stateQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.payments(venueId, 'state'),
    queryFn: ({ signal }) => request(paymentState, { signal }),
    staleTime: 0,
  });

/** State of one payment. Polled at first often, then ever more seldom, and at once when the window gets the focus. */
export const followedQuery = (venueId: string, paymentId: string) =>
  queryOptions({
    queryKey: keys.payment(venueId, paymentId),
    queryFn: ({ signal }) => request(paymentState, { query: { paymentId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (state.data && state.data.payment?.status !== 'initialised') return false;
      return Math.min(FIRST_MS * BACK_OFF ** (state.dataUpdateCount + state.errorUpdateCount), SLOWEST_MS);
    },
  });

/** Payments, newest first, in pages. */
export const invoicesQuery = (venueId: string) =>
  infiniteQueryOptions({
    queryKey: keys.payments(venueId, 'invoices'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(listInvoices, { query: { limit: 12, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** The probable payer: the owner as registered. */
export const payerQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.payments(venueId, 'payer'),
    queryFn: async ({ signal }) => {
      const { ownerName, email } = await request(ownVenue, { signal });
      return { fullName: ownerName ?? '', email: email ?? '' };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The players of tonight and the coming nights. */
export const comingQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.payments(venueId, 'coming'),
    queryFn: async ({ signal }) => {
      const answer = await request(comingMatches, { signal });
      return answer.matches;
    },
    staleTime: 0,
  });
