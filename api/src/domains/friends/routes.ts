import { Paging } from 'mf-shared/contracts/common';
import {
  FriendAdd,
  FriendAnswer,
  FriendLink,
  Friendship,
  PendingQuery,
  StatusesQuery,
} from 'mf-shared/contracts/friends';
import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { addFriend } from './add.ts';
import { acceptFriend, rejectFriend, unfriend, withdrawRequest } from './answer.ts';
import { friendList, pendingList } from './lists.ts';
import { friendStatus, friendStatuses } from './status.ts';

const LinkId = z.object({ id: z.string() });

const reading = [
  endpoint(
    {
      method: 'get',
      path: '/friends/status/:userId',
      summary: 'How the signed-in player stands to another one',
      access: 'user',
      params: z.object({ userId: z.string() }),
      response: Friendship,
    },
    (ctx, { params }) => friendStatus(ctx, params.userId),
  ),
  endpoint(
    {
      method: 'get',
      path: '/friends/statuses',
      summary: 'The same for several players at once',
      access: 'user',
      query: StatusesQuery,
      response: z.array(Friendship),
    },
    (ctx, { query }) => friendStatuses(ctx, query.ids),
  ),
  endpoint(
    {
      method: 'get',
      path: '/friends/list',
      summary: 'Friends by name',
      access: 'user',
      query: Paging,
      response: z.array(FriendLink),
    },
    async (ctx, { query, nextCursor }) => {
      const page = await friendList(ctx, query);
      nextCursor(page.nextCursor);
      return page.rows;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/friends/pending',
      summary: 'Requests that wait for an answer, the newest first',
      access: 'user',
      query: PendingQuery,
      response: z.array(FriendLink),
    },
    async (ctx, { query, nextCursor }) => {
      const page = await pendingList(ctx, query);
      nextCursor(page.nextCursor);
      return page.rows;
    },
  ),
];

const writing = [
  endpoint(
    {
      method: 'post',
      path: '/friends/add',
      summary: 'Ask a player to be friends',
      access: 'user',
      body: FriendAdd,
      response: FriendAnswer,
      status: 201,
      limit: 'friend',
    },
    (ctx, { body }) => addFriend(ctx, body.receiverId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/friends/accept/:id',
      summary: 'Accept a received request',
      access: 'user',
      params: LinkId,
      response: FriendAnswer,
    },
    (ctx, { params }) => acceptFriend(ctx, params.id),
  ),
  endpoint(
    {
      method: 'post',
      path: '/friends/reject/:id',
      summary: 'Turn a received request down',
      access: 'user',
      params: LinkId,
      response: FriendAnswer,
    },
    (ctx, { params }) => rejectFriend(ctx, params.id),
  ),
  endpoint(
    {
      method: 'post',
      path: '/friends/withdraw/:id',
      summary: 'Take an own request back',
      access: 'user',
      params: LinkId,
      response: FriendAnswer,
    },
    (ctx, { params }) => withdrawRequest(ctx, params.id),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/friends/:id',
      summary: 'End a friendship',
      access: 'user',
      params: LinkId,
      response: FriendAnswer,
    },
    (ctx, { params }) => unfriend(ctx, params.id),
  ),
];

/** Friends: requests, answers, lists. */
export const friendRoutes = [...reading, ...writing];
