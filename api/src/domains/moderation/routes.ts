import * as calls from 'mf-shared/contracts/calls/queue';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listQueue, showItem } from './show.ts';

/** The queue of reports and support requests, with what each is about. */
export const moderationRoutes: Endpoint[] = [
  endpoint(calls.queueItems, (ctx, { query }) => listQueue(ctx, query)),
  endpoint(calls.queueItem, (ctx, { params }) => showItem(ctx, params.id)),
];
