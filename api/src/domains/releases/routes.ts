import * as calls from 'mf-shared/contracts/calls/releases';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listReleases } from './list.ts';
import { promote } from './promote.ts';
import { rollBack } from './roll-back.ts';
import { rollOut } from './roll-out.ts';
import { makeTrialLink, trialOfLink } from './trial.ts';

/** Which versions of the remotes visitors get. */
export const releaseRoutes: Endpoint[] = [
  endpoint(calls.trialOfLink, (ctx, { query }) => trialOfLink(ctx, query.token)),
  endpoint(calls.listReleases, (ctx) => listReleases(ctx)),
  endpoint(calls.rollOut, (ctx, { params, body }) => rollOut(ctx, { ...params, ...body })),
  endpoint(calls.promote, (ctx, { params, body }) => promote(ctx, { ...params, ...body })),
  endpoint(calls.rollBack, (ctx, { params, body }) => rollBack(ctx, { ...params, ...body })),
  endpoint(calls.makeTrialLink, (ctx, { params, body }) => makeTrialLink(ctx, params.name, body.version)),
];
