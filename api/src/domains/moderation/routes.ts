import * as calls from 'mf-shared/contracts/calls/queue';
import { decideAppeal as decide, playerContents, venueContents } from 'mf-shared/contracts/calls/removals';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { accountContents } from './contents.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listQueue, showItem } from './show.ts';

/** The queue with what each item is about, decisions on appeals, and what accounts published. */
export const moderationRoutes: Endpoint[] = [
  endpoint(calls.queueItems, (ctx, { query }) => listQueue(ctx, query)),
  endpoint(calls.queueItem, (ctx, { params }) => showItem(ctx, params.id)),
  endpoint(decide, (ctx, { params, body }) => decideAppeal(ctx, params.id, body)),
  endpoint(playerContents, (ctx, { params: { id } }) => accountContents(ctx, { model: 'User', id })),
  endpoint(venueContents, (ctx, { params: { id } }) => accountContents(ctx, { model: 'Business', id })),
];
