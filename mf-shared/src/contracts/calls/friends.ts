import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Paging } from '../common.ts';
import { FriendAdd, FriendAnswer, FriendLink, Friendship, PendingQuery, StatusesQuery } from '../friends.ts';

export const friendStatus = call({
  method: 'get',
  path: '/friends/status/:userId',
  summary: 'How the signed-in player stands to another one',
  access: 'user',
  answer: Friendship,
});

export const friendStatuses = call({
  method: 'get',
  path: '/friends/statuses',
  summary: 'The same for several players at once',
  access: 'user',
  query: StatusesQuery,
  answer: z.array(Friendship),
});

export const friendList = call({
  method: 'get',
  path: '/friends/list',
  summary: 'Friends by name',
  access: 'user',
  query: Paging,
  answer: z.array(FriendLink),
  returns: 'page',
});

export const pendingList = call({
  method: 'get',
  path: '/friends/pending',
  summary: 'Requests that wait for an answer, the newest first',
  access: 'user',
  query: PendingQuery,
  answer: z.array(FriendLink),
  returns: 'page',
});

export const addFriend = call({
  method: 'post',
  path: '/friends/add',
  summary: 'Ask a player to be friends',
  access: 'user',
  body: FriendAdd,
  answer: FriendAnswer,
  status: 201,
  limit: 'friend',
});

export const acceptFriend = call({
  method: 'post',
  path: '/friends/accept/:id',
  summary: 'Accept a received request',
  access: 'user',
  answer: FriendAnswer,
});

export const rejectFriend = call({
  method: 'post',
  path: '/friends/reject/:id',
  summary: 'Turn a received request down',
  access: 'user',
  answer: FriendAnswer,
});

export const withdrawRequest = call({
  method: 'post',
  path: '/friends/withdraw/:id',
  summary: 'Take an own request back',
  access: 'user',
  answer: FriendAnswer,
});

export const unfriend = call({
  method: 'delete',
  path: '/friends/:id',
  summary: 'End a friendship',
  access: 'user',
  answer: FriendAnswer,
});
