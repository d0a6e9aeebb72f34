import * as calls from 'mf-shared/contracts/calls/subscriptions';
import { endpoint } from '../../http/endpoint.ts';
import { approveSubscription, rejectSubscription } from './decide.ts';
import { cancelSubscription, leaveSubscription } from './end.ts';
import { listSubscriptions, oneSubscription } from './list.ts';
import { pauseSubscription, resumeSubscription } from './pause.ts';
import { requestSubscription } from './request.ts';
import { restoreWeek, skipWeek } from './weeks.ts';

const lists = [
  endpoint(calls.venueSubscriptions, (ctx, { query }) => listSubscriptions(ctx, query)),
  endpoint(calls.mySubscriptions, (ctx, { query }) => listSubscriptions(ctx, query)),
  endpoint(calls.oneSubscription, (ctx, { params }) => oneSubscription(ctx, params.id)),
];

const ofPlayer = [
  endpoint(calls.requestSubscription, (ctx, { body }) => requestSubscription(ctx, body)),
  endpoint(calls.leaveSubscription, (ctx, { params }) => leaveSubscription(ctx, params.id)),
];

const ofBoth = [
  endpoint(calls.skipWeek, (ctx, { params }) => skipWeek(ctx, params.id)),
  endpoint(calls.restoreWeek, (ctx, { params }) => restoreWeek(ctx, params.id)),
];

const ofVenue = [
  endpoint(calls.approveSubscription, (ctx, { body }) => approveSubscription(ctx, body.requestId)),
  endpoint(calls.rejectSubscription, (ctx, { body }) => rejectSubscription(ctx, body.requestId)),
  endpoint(calls.pauseSubscription, (ctx, { params, body }) => pauseSubscription(ctx, params.id, body)),
  endpoint(calls.resumeSubscription, (ctx, { params }) => resumeSubscription(ctx, params.id)),
  endpoint(calls.cancelSubscription, (ctx, { params }) => cancelSubscription(ctx, params.id)),
];

/** Weekly regulars: requests, decisions, skipped weeks, pauses. */
export const subscriptionRoutes = [...lists, ...ofPlayer, ...ofBoth, ...ofVenue];
