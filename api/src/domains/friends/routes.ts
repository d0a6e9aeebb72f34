import * as calls from 'mf-shared/contracts/calls/friends';
import { endpoint } from '../../http/endpoint.ts';
import { addFriend } from './add.ts';
import { acceptFriend, rejectFriend, unfriend, withdrawRequest } from './answer.ts';
import { friendList, pendingList } from './lists.ts';
import { friendStatus, friendStatuses } from './status.ts';

const reading = [
  endpoint(calls.friendStatus, (ctx, { params }) => friendStatus(ctx, params.userId)),
  endpoint(calls.friendStatuses, (ctx, { query }) => friendStatuses(ctx, query.ids)),
  endpoint(calls.friendList, (ctx, { query }) => friendList(ctx, query)),
  endpoint(calls.pendingList, (ctx, { query }) => pendingList(ctx, query)),
];

const writing = [
  endpoint(calls.addFriend, (ctx, { body }) => addFriend(ctx, body.receiverId)),
  endpoint(calls.acceptFriend, (ctx, { params }) => acceptFriend(ctx, params.id)),
  endpoint(calls.rejectFriend, (ctx, { params }) => rejectFriend(ctx, params.id)),
  endpoint(calls.withdrawRequest, (ctx, { params }) => withdrawRequest(ctx, params.id)),
  endpoint(calls.unfriend, (ctx, { params }) => unfriend(ctx, params.id)),
];

/** Friends: requests, answers, lists. */
export const friendRoutes = [...reading, ...writing];
