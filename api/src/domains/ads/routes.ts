import { Message } from 'mf-shared/contracts/common';
import {
  Listing,
  RequestCreate,
  RequestCreated,
  RequestId,
  RequestQuery,
} from 'mf-shared/contracts/requests';
import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { createRequest } from './create.ts';
import { endRequest } from './end.ts';
import { listRequests } from './list.ts';
import { myRequests, showRequest } from './show.ts';

const reading = [
  endpoint(
    {
      method: 'get',
      path: '/requests',
      summary: 'Ads of one type that are up, newest first',
      access: 'member',
      query: RequestQuery,
      response: z.array(Listing),
    },
    async (ctx, { query, nextCursor }) => {
      const page = await listRequests(ctx, query);
      nextCursor(page.nextCursor);
      return page.listings;
    },
  ),
  // Before `/requests/:id`, which would take it for an ad.
  endpoint(
    {
      method: 'get',
      path: '/requests/mine',
      summary: 'The own ad, while it is up',
      access: 'user',
      response: z.array(Listing),
    },
    (ctx) => myRequests(ctx),
  ),
  endpoint(
    {
      method: 'get',
      path: '/requests/:id',
      summary: 'One ad that is up',
      access: 'member',
      params: RequestId,
      response: Listing,
    },
    (ctx, { params }) => showRequest(ctx, params.id),
  ),
];

const writing = [
  endpoint(
    {
      method: 'post',
      path: '/requests',
      summary: 'Posts an ad for seven days',
      access: 'user',
      body: RequestCreate,
      response: RequestCreated,
      status: 201,
      limit: 'ad',
    },
    async (ctx, { body }) => ({ message: 'İlanınız yayınlandı.', request: await createRequest(ctx, body) }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/requests/:id/found',
      summary: 'Ends an own ad that was answered',
      access: 'user',
      params: RequestId,
      response: Message,
    },
    async (ctx, { params }) => {
      await endRequest(ctx, params.id, 'found');
      return { message: 'İlanınız tamamlandı.' };
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/requests/:id',
      summary: 'Withdraws an own ad',
      access: 'user',
      params: RequestId,
      response: Message,
    },
    async (ctx, { params }) => {
      await endRequest(ctx, params.id, 'withdrawn');
      return { message: 'İlanınız kaldırıldı.' };
    },
  ),
];

/** Ads of players who look for opponents, players or a team. */
export const adRoutes = [...reading, ...writing];
