import { Message, Paging } from 'mf-shared/contracts/common';
import {
  AdminSupportRequest,
  SupportAnswer,
  SupportAnswered,
  SupportCreate,
  SupportId,
  SupportQuery,
  SupportRequest,
} from 'mf-shared/contracts/support';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { answerSupport } from './answer.ts';
import { askSupport } from './create.ts';
import { listSupport, ownSupport } from './list.ts';

/** What people ask of whoever runs the product, and the answers of the admins. */
export const supportRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/support',
      summary: 'Asks for help, or for a refund; visitors say where the answer goes',
      access: 'anyone',
      body: SupportCreate,
      response: Message,
      status: 201,
      limit: 'support',
    },
    (ctx, { body }) => askSupport(ctx, body),
  ),
  endpoint(
    {
      method: 'get',
      path: '/support',
      summary: 'Own requests with their answers, the newest first',
      access: 'anyMember',
      query: Paging,
      response: z.array(SupportRequest),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { requests, nextCursor } = await ownSupport(ctx, query);
      setCursor(nextCursor);
      return requests;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/admin/support',
      summary: 'Requests that wait, the oldest first, or that were answered, the newest first',
      access: 'admin',
      query: SupportQuery,
      response: z.array(AdminSupportRequest),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { requests, nextCursor } = await listSupport(ctx, query);
      setCursor(nextCursor);
      return requests;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/admin/support/:id/answer',
      summary: 'Answers a request',
      access: 'admin',
      params: SupportId,
      body: SupportAnswer,
      response: SupportAnswered,
    },
    (ctx, { params, body }) => answerSupport(ctx, params.id, body),
  ),
];
