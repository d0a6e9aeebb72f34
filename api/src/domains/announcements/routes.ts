import * as calls from 'mf-shared/contracts/calls/announcements';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { cancelAnnouncement } from './cancel.ts';
import { changeAnnouncement, createAnnouncement } from './draft.ts';
import { previewAnnouncement } from './preview.ts';
import { announcementPage, showAnnouncement } from './queries.ts';
import { sendAnnouncement } from './send.ts';
import { testAnnouncement } from './try.ts';
import { withdrawAnnouncement } from './withdraw.ts';

/** News that admins write for many accounts. */
export const announcementRoutes: Endpoint[] = [
  endpoint(calls.announcements, ({ db }, { query }) => announcementPage(db.q, query)),
  endpoint(calls.announcement, ({ db }, { params }) => showAnnouncement(db.q, params.id)),
  endpoint(calls.previewAnnouncement, (ctx, { body }) => previewAnnouncement(ctx, body)),
  endpoint(calls.createAnnouncement, (ctx, { body }) => createAnnouncement(ctx, body)),
  endpoint(calls.changeAnnouncement, (ctx, { params, body }) => changeAnnouncement(ctx, params.id, body)),
  endpoint(calls.testAnnouncement, async (ctx, { params, body }) => ({
    message: `Deneme ${await testAnnouncement(ctx, params.id, body)} adresine gönderiliyor.`,
  })),
  endpoint(calls.sendAnnouncement, (ctx, { params, body }) => sendAnnouncement(ctx, params.id, body)),
  endpoint(calls.cancelAnnouncement, (ctx, { params, body }) => cancelAnnouncement(ctx, params.id, body)),
  endpoint(calls.withdrawAnnouncement, (ctx, { params, body }) => withdrawAnnouncement(ctx, params.id, body)),
];
