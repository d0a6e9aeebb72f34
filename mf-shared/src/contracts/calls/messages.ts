import * as z from 'zod/mini';
import { type Access, call } from '../call.ts';
import { Message, Paging } from '../common.ts';
import {
  ChatListItem,
  ChatMessage,
  ChatPartner,
  HistoryQuery,
  MarkRead,
  PartnerId,
  SendAnswer,
  SendMessage,
  UnreadItem,
} from '../messages.ts';

/** Players and businesses have the same calls under different names. */
const callsOf = <const A extends Access, const S extends string>(access: A, suffix: S, who: string) => ({
  chatList: call({
    method: 'get',
    path: `/messages/chat-list${suffix}`,
    summary: `Conversation partners of the ${who}, the latest first`,
    access,
    query: Paging,
    isPrivate: true,
    answer: z.array(ChatListItem),
    returns: 'page',
  }),
  unread: call({
    method: 'get',
    path: `/messages/unread${suffix}`,
    summary: `Unread messages of the ${who} by conversation`,
    access,
    answer: z.array(UnreadItem),
  }),
  history: call({
    method: 'get',
    path: `/messages/history${suffix}/:receiverId`,
    summary: `Messages between the ${who} and a partner, in the order written`,
    access,
    query: HistoryQuery,
    isPrivate: true,
    answer: z.array(ChatMessage),
    returns: 'page',
  }),
  markRead: call({
    method: 'post',
    path: `/messages/mark-read${suffix}`,
    summary: `Marks a conversation of the ${who} as read`,
    access,
    body: MarkRead,
    answer: Message,
  }),
  sendMessage: call({
    method: 'post',
    path: `/messages/send${suffix}`,
    summary: `Sends a message of the ${who}`,
    access,
    body: SendMessage,
    answer: SendAnswer,
    status: 201,
    limit: 'message',
  }),
});

/** The calls of the chat, by the side that makes them. */
export const CHAT = {
  User: callsOf('user', '', 'signed-in player'),
  Business: callsOf('business', '-business', 'signed-in business'),
};

export const chatPartner = call({
  method: 'get',
  path: '/messages/partner/:receiverModel/:receiverId',
  summary: 'Name and photo of somebody to write to',
  access: 'member',
  params: PartnerId,
  answer: ChatPartner,
});
