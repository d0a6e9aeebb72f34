import { CHAT, chatPartner as partnerCall } from 'mf-shared/contracts/calls/messages';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { chatList } from './chat-list.ts';
import { history } from './history.ts';
import { markRead } from './mark-read.ts';
import { chatPartner } from './partner.ts';
import { sendMessage } from './send.ts';
import { unread } from './unread.ts';

/** Conversations between players and businesses. */
export const messageRoutes: Endpoint[] = [
  ...[CHAT.User, CHAT.Business].flatMap((calls) => [
    endpoint(calls.chatList, (ctx, { query }) => chatList(ctx, query)),
    endpoint(calls.unread, unread),
    endpoint(calls.history, (ctx, { params, query }) => history(ctx, params.receiverId, query)),
    endpoint(calls.markRead, async (ctx, { body }) => {
      await markRead(ctx, body.chatUserId);
      return { message: 'Mesajlar okundu olarak işaretlendi.' };
    }),
    endpoint(calls.sendMessage, async (ctx, { body }) => ({ newMessage: await sendMessage(ctx, body) })),
  ]),
  endpoint(partnerCall, (ctx, { params }) => chatPartner(ctx, params.receiverId, params.receiverModel)),
];
