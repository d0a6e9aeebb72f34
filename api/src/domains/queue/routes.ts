import * as calls from 'mf-shared/contracts/calls/queue';
import { listDeskAdmins } from '../../auth/desk-admins.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { giveBackItem, handOverItem, takeItem } from './assign.ts';
import { itemCounts } from './queries.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './templates.ts';

/** Who works on what of the queue, and prepared answers. */
export const queueRoutes: Endpoint[] = [
  endpoint(calls.queueCounts, ({ db }) => itemCounts(db.q)),
  endpoint(calls.colleagues, async ({ db }) =>
    (await listDeskAdmins(db.q)).map(({ id, name }) => ({ _id: id, id, name })),
  ),
  endpoint(calls.takeItem, async (ctx, { params, body }) => {
    await takeItem(ctx, params.id, body);
    return { message: 'Kayıt artık sizde.' };
  }),
  endpoint(calls.handOverItem, (ctx, { params, body }) => handOverItem(ctx, params.id, body)),
  endpoint(calls.giveBackItem, async (ctx, { params, body }) => {
    await giveBackItem(ctx, params.id, body);
    return { message: 'Kayıt sıraya geri bırakıldı.' };
  }),
  endpoint(calls.answerTemplates, (ctx) => listTemplates(ctx)),
  endpoint(calls.createTemplate, (ctx, { body }) => createTemplate(ctx, body)),
  endpoint(calls.changeTemplate, (ctx, { params, body }) => changeTemplate(ctx, params.id, body)),
  endpoint(calls.deleteTemplate, async (ctx, { params }) => {
    await deleteTemplate(ctx, params.id);
    return { message: 'Şablon silindi.' };
  }),
];
