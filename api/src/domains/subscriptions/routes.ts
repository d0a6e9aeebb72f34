import {
  Subscription,
  SubscriptionAnswer,
  SubscriptionCreate,
  SubscriptionDecision,
  SubscriptionId,
  SubscriptionPage,
  SubscriptionPause,
  SubscriptionQuery,
} from 'mf-shared/contracts/subscriptions';
import { endpoint } from '../../http/endpoint.ts';
import { approveSubscription, rejectSubscription } from './decide.ts';
import { cancelSubscription, leaveSubscription } from './end.ts';
import { listSubscriptions, oneSubscription } from './list.ts';
import { pauseSubscription, resumeSubscription } from './pause.ts';
import { requestSubscription } from './request.ts';
import { restoreWeek, skipWeek } from './weeks.ts';

const response = SubscriptionAnswer;

const lists = [
  endpoint(
    {
      method: 'get',
      path: '/subscription/requests',
      summary: 'Subscriptions at the signed-in business: waiting, running, ended',
      access: 'business',
      query: SubscriptionQuery,
      response: SubscriptionPage,
    },
    (ctx, { query }) => listSubscriptions(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/subscription/mine',
      summary: 'Subscriptions of the signed-in player',
      access: 'user',
      query: SubscriptionQuery,
      response: SubscriptionPage,
    },
    (ctx, { query }) => listSubscriptions(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/subscription/:id',
      summary: 'One subscription with its coming weeks, for its player or its business',
      access: 'member',
      params: SubscriptionId,
      response: Subscription,
    },
    (ctx, { params }) => oneSubscription(ctx, params.id),
  ),
];

const ofPlayer = [
  endpoint(
    {
      method: 'post',
      path: '/subscription/request',
      summary: 'Ask for a weekly hour; nothing is held until the business approves',
      access: 'user',
      body: SubscriptionCreate,
      response,
      status: 201,
    },
    (ctx, { body }) => requestSubscription(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscription/:id/cancel',
      summary: 'Withdraw an own request or end an own subscription',
      access: 'user',
      params: SubscriptionId,
      response,
    },
    (ctx, { params }) => leaveSubscription(ctx, params.id),
  ),
];

const ofBoth = [
  endpoint(
    {
      method: 'post',
      path: '/subscription/occurrences/:id/skip',
      summary: 'Give one week back; it is free for others and the week after stands',
      access: 'member',
      params: SubscriptionId,
      response,
    },
    (ctx, { params }) => skipWeek(ctx, params.id),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscription/occurrences/:id/restore',
      summary: 'Take a week again that was given back or was taken before',
      access: 'member',
      params: SubscriptionId,
      response,
    },
    (ctx, { params }) => restoreWeek(ctx, params.id),
  ),
];

const ofBusiness = [
  endpoint(
    {
      method: 'post',
      path: '/subscription/approve',
      summary: 'Approve a request and hold its hour for the next 12 weeks',
      access: 'business',
      body: SubscriptionDecision,
      response,
    },
    (ctx, { body }) => approveSubscription(ctx, body.requestId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscription/reject',
      summary: 'Turn a request down',
      access: 'business',
      body: SubscriptionDecision,
      response,
    },
    (ctx, { body }) => rejectSubscription(ctx, body.requestId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscription/:id/pause',
      summary: 'Let a running subscription rest between two football nights',
      access: 'business',
      params: SubscriptionId,
      body: SubscriptionPause,
      response,
    },
    (ctx, { params, body }) => pauseSubscription(ctx, params.id, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscription/:id/resume',
      summary: 'End a pause early',
      access: 'business',
      params: SubscriptionId,
      response,
    },
    (ctx, { params }) => resumeSubscription(ctx, params.id),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/subscription/:id',
      summary: 'End a running subscription and free its coming hours',
      access: 'business',
      params: SubscriptionId,
      response,
    },
    (ctx, { params }) => cancelSubscription(ctx, params.id),
  ),
];

/** Weekly regulars: requests, decisions, weeks that are skipped, pauses. */
export const subscriptionRoutes = [...lists, ...ofPlayer, ...ofBoth, ...ofBusiness];
