import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import * as calls from 'mf-shared/contracts/calls/admins';
import { keys } from '../../common/keys.ts';

const PAGE = 30;
/** As many as one answer holds: more than any platform has. */
const MOST = 100;

/** All admins. */
export const adminsQuery = infiniteQueryOptions({
  queryKey: keys.admins('list'),
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    request(calls.listAdmins, { query: { limit: PAGE, cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.nextCursor,
});

/** The admins to choose from. */
export const adminChoicesQuery = queryOptions({
  queryKey: keys.admins('choices'),
  queryFn: async ({ signal }) => (await request(calls.listAdmins, { query: { limit: MOST }, signal })).rows,
});

/** Invitations that nobody accepted yet. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: keys.admins('invitations'),
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    request(calls.adminInvitations, { query: { limit: PAGE, cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.nextCursor,
});
