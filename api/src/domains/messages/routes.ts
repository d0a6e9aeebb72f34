import { Message, Paging } from 'mf-shared/contracts/common';
import {
  ChatListItem,
  ChatMessage,
  ChatPartner,
  HistoryQuery,
  MarkRead,
  PartnerId,
  ReceiverId,
  SendAnswer,
  SendMessage,
  UnreadItem,
} from 'mf-shared/contracts/messages';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { chatList } from './chat-list.ts';
import { history } from './history.ts';
import { markRead } from './mark-read.ts';
import { chatPartner } from './partner.ts';
import { sendMessage } from './send.ts';
import { unread } from './unread.ts';

/** Players and businesses have calls of their own names for the same things. */
type Caller = { access: 'user' | 'business'; suffix: '' | '-business'; who: string };
const CALLERS: readonly Caller[] = [
  { access: 'user', suffix: '', who: 'signed-in player' },
  { access: 'business', suffix: '-business', who: 'signed-in business' },
];

const reading = ({ access, suffix, who }: Caller): Endpoint[] => [
  endpoint(
    {
      method: 'get',
      path: `/messages/chat-list${suffix}`,
      summary: `Conversation partners of the ${who}, the latest first`,
      access,
      query: Paging,
      response: z.array(ChatListItem),
    },
    async (ctx, { query, nextCursor }) => {
      const list = await chatList(ctx, query);
      nextCursor(list.nextCursor);
      return list.rows;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `/messages/unread${suffix}`,
      summary: `Unread messages of the ${who} by conversation`,
      access,
      response: z.array(UnreadItem),
    },
    (ctx) => unread(ctx),
  ),
  endpoint(
    {
      method: 'get',
      path: `/messages/history${suffix}/:receiverId`,
      summary: `Messages between the ${who} and a partner, in the order written`,
      access,
      params: ReceiverId,
      query: HistoryQuery,
      response: z.array(ChatMessage),
    },
    async (ctx, { params, query, nextCursor }) => {
      const page = await history(ctx, params.receiverId, query);
      nextCursor(page.older);
      return page.messages;
    },
  ),
];

const writing = ({ access, suffix, who }: Caller): Endpoint[] => [
  endpoint(
    {
      method: 'post',
      path: `/messages/mark-read${suffix}`,
      summary: `Marks a conversation of the ${who} as read`,
      access,
      body: MarkRead,
      response: Message,
    },
    async (ctx, { body }) => {
      await markRead(ctx, body.chatUserId);
      return { message: 'Mesajlar okundu olarak işaretlendi.' };
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `/messages/send${suffix}`,
      summary: `Sends a message of the ${who}`,
      access,
      body: SendMessage,
      response: SendAnswer,
      status: 201,
      limit: 'message',
    },
    async (ctx, { body }) => ({ newMessage: await sendMessage(ctx, body) }),
  ),
];

const partner = endpoint(
  {
    method: 'get',
    path: '/messages/partner/:receiverModel/:receiverId',
    summary: 'Name and photo of somebody to write to',
    access: 'member',
    params: PartnerId,
    response: ChatPartner,
  },
  (ctx, { params }) => chatPartner(ctx, params.receiverId, params.receiverModel),
);

/** Conversations between players and businesses. */
export const messageRoutes: Endpoint[] = [
  ...CALLERS.flatMap((caller) => [...reading(caller), ...writing(caller)]),
  partner,
];
