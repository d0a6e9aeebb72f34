import * as calls from 'mf-shared/contracts/calls/support';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { answerSupport } from './answer.ts';
import { askWriter, replySupport } from './converse.ts';
import { askSupport } from './create.ts';
import { listSupport, ownSupport } from './list.ts';

/** Requests to the people who run the product, and the admins' answers. */
export const supportRoutes: Endpoint[] = [
  endpoint(calls.askSupport, (ctx, { body }) => askSupport(ctx, body)),
  endpoint(calls.ownSupport, (ctx, { query }) => ownSupport(ctx, query)),
  endpoint(calls.listSupport, (ctx, { query }) => listSupport(ctx, query)),
  endpoint(calls.answerSupport, (ctx, { params, body }) => answerSupport(ctx, params.id, body)),
  endpoint(calls.askWriter, async (ctx, { params, body }) => {
    await askWriter(ctx, params.id, body);
    return { message: 'Sorunuz iletildi. Yanıt gelince kayıt size döner.' };
  }),
  endpoint(calls.replySupport, async (ctx, { params, body }) => {
    await replySupport(ctx, params.id, body.text);
    return { message: 'Yanıtınız bize ulaştı.' };
  }),
];
