import * as calls from 'mf-shared/contracts/calls/views';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { beginView } from './begin.ts';
import { endOwnView } from './end.ts';

const ENDED = { message: 'Görünüm bitti.' };
const ENDED_BEFORE = { message: 'Görünüm daha önce bitmişti.' };

/** Looking at the product as an account sees it. */
export const viewRoutes: Endpoint[] = [
  endpoint(calls.viewPlayer, (ctx, { params, body }) =>
    beginView(ctx, { model: 'User', id: params.id }, body.reason),
  ),
  endpoint(calls.viewVenue, (ctx, { params, body }) =>
    beginView(ctx, { model: 'Business', id: params.id }, body.reason),
  ),
  endpoint(calls.endView, async (ctx) => ((await endOwnView(ctx)) ? ENDED : ENDED_BEFORE)),
];
