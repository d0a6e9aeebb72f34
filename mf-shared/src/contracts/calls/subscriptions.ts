import { call } from '../call.ts';
import {
  Subscription,
  SubscriptionAnswer,
  SubscriptionCreate,
  SubscriptionDecision,
  SubscriptionPage,
  SubscriptionPause,
  SubscriptionQuery,
} from '../subscriptions.ts';

export const venueSubscriptions = call({
  method: 'get',
  path: '/subscription/requests',
  summary: 'Subscriptions at the signed-in business: waiting, running, ended',
  access: 'business',
  query: SubscriptionQuery,
  answer: SubscriptionPage,
});

export const mySubscriptions = call({
  method: 'get',
  path: '/subscription/mine',
  summary: 'Subscriptions of the signed-in player',
  access: 'user',
  query: SubscriptionQuery,
  answer: SubscriptionPage,
});

export const oneSubscription = call({
  method: 'get',
  path: '/subscription/:id',
  summary: 'One subscription with its coming weeks, for its player or its business',
  access: 'member',
  answer: Subscription,
});

export const requestSubscription = call({
  method: 'post',
  path: '/subscription/request',
  summary: 'Ask for a weekly hour; nothing is held until the business approves',
  access: 'user',
  body: SubscriptionCreate,
  answer: SubscriptionAnswer,
  status: 201,
});

export const leaveSubscription = call({
  method: 'post',
  path: '/subscription/:id/cancel',
  summary: 'Withdraw an own request or end an own subscription',
  access: 'user',
  answer: SubscriptionAnswer,
});

export const skipWeek = call({
  method: 'post',
  path: '/subscription/occurrences/:id/skip',
  summary: 'Give one week back; it is free for others and the week after stands',
  access: 'member',
  answer: SubscriptionAnswer,
});

export const restoreWeek = call({
  method: 'post',
  path: '/subscription/occurrences/:id/restore',
  summary: 'Take a week again that was given back or was taken before',
  access: 'member',
  answer: SubscriptionAnswer,
});

export const approveSubscription = call({
  method: 'post',
  path: '/subscription/approve',
  summary: 'Approve a request and hold its hour for the next 12 weeks',
  access: 'business',
  body: SubscriptionDecision,
  answer: SubscriptionAnswer,
});

export const rejectSubscription = call({
  method: 'post',
  path: '/subscription/reject',
  summary: 'Turn a request down',
  access: 'business',
  body: SubscriptionDecision,
  answer: SubscriptionAnswer,
});

export const pauseSubscription = call({
  method: 'post',
  path: '/subscription/:id/pause',
  summary: 'Let a running subscription rest between two football nights',
  access: 'business',
  body: SubscriptionPause,
  answer: SubscriptionAnswer,
});

export const resumeSubscription = call({
  method: 'post',
  path: '/subscription/:id/resume',
  summary: 'End a pause early',
  access: 'business',
  answer: SubscriptionAnswer,
});

export const cancelSubscription = call({
  method: 'delete',
  path: '/subscription/:id',
  summary: 'End a running subscription and free its coming hours',
  access: 'business',
  answer: SubscriptionAnswer,
});
