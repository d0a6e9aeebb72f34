import { newId } from '../../src/base/id.ts';
import type { TestApp } from '../harness.ts';
import { browser } from '../push-service.ts';
import { player, type Rows, venue } from './row.ts';

/** A message to the other party; answers its id and text. */
async function wrote(
  app: TestApp,
  from: { token: string },
  receiver: { id: string },
  receiverModel: 'User' | 'Business',
) {
  const content = `gizli ${newId()}`;
  const json = { receiverId: receiver.id, receiverModel, content };
  await app.call('post', '/api/messages/send', { token: from.token, json });
  const messages = app.db.q.selectFrom('messages').select('id').where('content', '=', content);
  return { ...(await messages.executeTakeFirstOrThrow()), content };
}

async function chat(app: TestApp) {
  const [owner, other] = [await player(app), await player(app)];
  return { owner, other, message: await wrote(app, other, owner, 'User') };
}

async function guest(app: TestApp) {
  const [owner, other] = [await venue(app), await player(app)];
  return { owner, other, message: await wrote(app, other, owner, 'Business') };
}

const HARMLESS = ['harmless'] as const;

/** Conversations, blocks, reports and notifications. */
export const talkRows: Rows = {
  'GET /messages/history/:receiverId': {
    make: async (app) => {
      const { owner, other, message } = await chat(app);
      const query = { before: message.id };
      return { owner, ask: { params: { receiverId: other.id }, query }, secrets: [message.content] };
    },
    stranger: HARMLESS,
  },
  'POST /messages/mark-read': {
    make: async (app) => {
      const { owner, other } = await chat(app);
      return { owner, ask: { json: { chatUserId: other.id } } };
    },
    stranger: HARMLESS,
  },
  'POST /messages/send': {
    make: async (app) => {
      const [owner, other] = [await player(app), await player(app)];
      return { owner, ask: { json: { receiverId: other.id, receiverModel: 'User', content: 'Selam' } } };
    },
    stranger: 'none',
  },
  'GET /messages/history-business/:receiverId': {
    make: async (app) => {
      const { owner, other, message } = await guest(app);
      const query = { before: message.id };
      return { owner, ask: { params: { receiverId: other.id }, query }, secrets: [message.content] };
    },
    stranger: HARMLESS,
  },
  'POST /messages/mark-read-business': {
    make: async (app) => {
      const { owner, other } = await guest(app);
      return { owner, ask: { json: { chatUserId: other.id } } };
    },
    stranger: HARMLESS,
  },
  'POST /messages/send-business': {
    make: async (app) => {
      const { owner, other } = await guest(app);
      return { owner, ask: { json: { receiverId: other.id, receiverModel: 'User', content: 'Selam' } } };
    },
    stranger: ['venue_cannot_write'],
  },
  'GET /messages/partner/:receiverModel/:receiverId': {
    make: async (app) => {
      const { owner, other } = await guest(app);
      return {
        owner,
        ask: { params: { receiverModel: 'User', receiverId: other.id } },
        secrets: other.secrets,
      };
    },
    stranger: HARMLESS,
  },
  'POST /blocks': {
    make: async (app) => {
      const [owner, other] = [await player(app), await player(app)];
      return { owner, ask: { json: { id: other.id, type: 'User' } } };
    },
    stranger: 'none',
  },
  'DELETE /blocks/:id': {
    make: async (app) => {
      const [owner, other] = [await player(app), await player(app)];
      await app.call('post', '/api/blocks', { token: owner.token, json: { id: other.id, type: 'User' } });
      return { owner, ask: { params: { id: other.id } } };
    },
    // Nobody can remove another account's block; the desk can remove none.
    stranger: ['harmless', 'staff_forbidden'],
  },
  'POST /reports': {
    make: async (app) => {
      const { owner, message } = await chat(app);
      const subject = { type: 'message', id: message.id };
      return { owner, ask: { json: { subject, reason: 'spam' } } };
    },
    stranger: ['report_subject_gone'],
  },
  'POST /notifications/push-subscription': {
    make: async (app) => ({
      owner: await player(app),
      ask: { json: browser('https://push.test').subscription },
    }),
    stranger: 'none',
  },
  'DELETE /notifications/push-subscription': {
    make: async (app) => {
      const owner = await player(app);
      const json = browser('https://push.test').subscription;
      await app.call('post', '/api/notifications/push-subscription', { token: owner.token, json });
      return { owner, ask: { json: { endpoint: json.endpoint } } };
    },
    stranger: HARMLESS,
  },
  'POST /notifications/mark-read': {
    make: async (app) => {
      const owner = await player(app);
      const id = newId();
      await app.db.q
        .insertInto('notifications')
        .values({
          ...{ id, owner_model: 'User', owner_id: owner.id, kind: 'reservation_approved', text: 'Haber' },
          ...{ link: '/', once_key: null, about_user: null, created_at: app.time.now, read_at: null },
        })
        .execute();
      return { owner, ask: { json: { id } } };
    },
    stranger: HARMLESS,
  },
};
