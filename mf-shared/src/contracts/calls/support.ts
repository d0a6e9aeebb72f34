import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message, Paging } from '../common.ts';
import {
  AdminSupportRequest,
  SupportAnswer,
  SupportAnswered,
  SupportCreate,
  SupportQuery,
  SupportQuestion,
  SupportReply,
  SupportRequest,
} from '../support.ts';

export const askSupport = call({
  method: 'post',
  path: '/support',
  summary: 'Asks for help, or for a refund; visitors say where the answer goes',
  access: 'anyone',
  body: SupportCreate,
  answer: Message,
  status: 201,
  limit: 'support',
});

export const ownSupport = call({
  method: 'get',
  path: '/support',
  summary: 'Own requests with their answers, the newest first',
  access: 'anyMember',
  query: Paging,
  isPrivate: true,
  answer: z.array(SupportRequest),
  returns: 'page',
});

export const listSupport = call({
  method: 'get',
  path: '/admin/support',
  summary: 'Requests that wait, the oldest first, or that were answered, the newest first',
  access: 'supportDesk',
  query: SupportQuery,
  answer: z.array(AdminSupportRequest),
  returns: 'page',
});

export const answerSupport = call({
  method: 'post',
  path: '/admin/support/:id/answer',
  summary: 'Answers a request',
  access: 'supportDesk',
  body: SupportAnswer,
  answer: SupportAnswered,
});

export const askWriter = call({
  method: 'post',
  path: '/admin/support/:id/ask',
  summary: 'Asks the writer of a request something; the request waits for the reply',
  access: 'supportDesk',
  body: SupportQuestion,
  answer: Message,
});

export const replySupport = call({
  method: 'post',
  path: '/support/:id/reply',
  summary: 'Replies to a question about an own request',
  access: 'anyMember',
  body: SupportReply,
  answer: Message,
  limit: 'support',
});
