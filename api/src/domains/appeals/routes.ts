import * as calls from 'mf-shared/contracts/calls/removals';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { appealRemoval, ownRemoval } from './removal.ts';
import { appealSuspension, ownSuspension } from './suspension.ts';

/** Appeals against removals and suspensions, by those whom they hit. */
export const appealRoutes: Endpoint[] = [
  endpoint(calls.ownRemoval, (ctx, { params }) => ownRemoval(ctx, params.id)),
  endpoint(calls.appealRemoval, (ctx, { params, body }) => appealRemoval(ctx, params.id, body.text)),
  endpoint(calls.ownSuspension, (ctx, { body }) => ownSuspension(ctx, body.token)),
  endpoint(calls.appealSuspension, (ctx, { body }) => appealSuspension(ctx, body.token, body.text)),
];
