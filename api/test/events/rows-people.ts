import { hashOf, newToken } from '../../src/auth/link-token.ts';
import { newId } from '../../src/base/id.ts';
import { booked, FRIDAY } from '../booking.ts';
import { createUser } from '../factories.ts';
import { write } from '../matches.ts';
import { quickHash } from '../passwords.ts';
import { initialise, readPage, sendForm } from '../payments.ts';
import { askedForHelp } from '../support.ts';
import { joined } from '../waiting.ts';
import type { Row, Rows } from './row.ts';
import type { Scene } from './scene.ts';

const WAITING = `waitingChanged ${FRIDAY} 21:00-22:00`;
const ALL_WEEKS = 'slotsChanged 2026-11-17..2027-02-10';
const PASSWORD = 'Uzun-Bir-Sifre-1';

/** A request for support, which the admins hear of. */
const asking = (who: 'player' | 'venue'): Row => ({
  asks: (scene) => ({ by: scene[who], json: { subject: 'account', text: 'Soru' } }),
  hears: { admin: ['queueChanged'] },
});

/** A friend request of the player; accepted if `areFriends`. */
async function friendship({ app, player, other }: Scene, areFriends = false) {
  const json = { receiverId: other.id };
  const { body } = await app.call<{ friendship: { id: string } }>('post', '/api/friends/add', {
    token: player.token,
    json,
  });
  const { id } = body.friendship;
  if (areFriends) await app.call('post', `/api/friends/accept/${id}`, { token: other.token });
  return { params: { id } };
}

const both = (text: string) => ({
  player: [`friendshipChanged ${text} other`],
  other: [`friendshipChanged ${text} player`],
});
const strangers = both('none');

const toVenue = { receiverModel: 'Business', content: 'Merhaba' };
const sendToVenue = ({ app, player, venue }: Scene) =>
  app.call('post', '/api/messages/send', { token: player.token, json: { ...toVenue, receiverId: venue.id } });

/** Calls between players, messages, and calls about accounts. */
export const peopleRows: Rows = {
  'POST /friends/add': {
    asks: ({ player, other }) => ({ by: player, json: { receiverId: other.id } }),
    hears: {
      player: ['friendshipChanged sent pending other'],
      other: ['friendshipChanged received pending player', 'notification friend_request'],
    },
  },
  'POST /friends/accept/:id': {
    asks: async (scene) => ({ by: scene.other, ...(await friendship(scene)) }),
    hears: {
      player: ['friendshipChanged accepted other', 'notification friend_accepted'],
      other: ['friendshipChanged accepted player'],
    },
  },
  'POST /friends/reject/:id': {
    asks: async (scene) => ({ by: scene.other, ...(await friendship(scene)) }),
    hears: strangers,
  },
  'POST /friends/withdraw/:id': {
    asks: async (scene) => ({ by: scene.player, ...(await friendship(scene)) }),
    hears: strangers,
  },
  'DELETE /friends/:id': {
    asks: async (scene) => ({ by: scene.player, ...(await friendship(scene, true)) }),
    hears: strangers,
  },
  'POST /blocks': {
    asks: async (scene) => {
      await friendship(scene, true);
      return { by: scene.other, json: { id: scene.player.id, type: 'User' } };
    },
    hears: strangers,
  },
  'POST /messages/send': {
    asks: ({ player, other }) => ({
      by: player,
      json: { receiverId: other.id, receiverModel: 'User', content: 'Selam' },
    }),
    hears: { player: ['messageSent to other'], other: ['receiveMessage from player'] },
  },
  'POST /messages/send: to a venue': {
    asks: ({ player, venue }) => ({ by: player, json: { ...toVenue, receiverId: venue.id } }),
    hears: { player: ['messageSent to venue'], team: ['receiveMessage from player'] },
  },
  'POST /messages/send-business': {
    asks: async (scene) => {
      await sendToVenue(scene);
      return { by: scene.staff, json: { ...toVenue, receiverId: scene.player.id, receiverModel: 'User' } };
    },
    hears: { player: ['receiveMessage from venue'], team: ['messageSent to player'] },
  },
  'POST /messages/mark-read': {
    asks: async (scene) => {
      await write(scene.app, scene.player, scene.other);
      return { by: scene.other, json: { chatUserId: scene.player.id } };
    },
    hears: {
      player: ['messagesRead by other with other'],
      other: ['messagesRead by other with player'],
    },
  },
  'POST /messages/mark-read-business': {
    asks: async (scene) => {
      await sendToVenue(scene);
      return { by: scene.manager, json: { chatUserId: scene.player.id } };
    },
    hears: {
      player: ['messagesRead by venue with venue'],
      team: ['messagesRead by venue with player'],
    },
  },
  'POST /notifications/mark-read: of all': {
    asks: async (scene) => {
      await friendship(scene);
      return { by: scene.other, json: {} };
    },
    hears: { other: ['notificationsRead all'] },
  },
  'POST /account/delete': {
    asks: async (scene) => {
      const { app, player } = scene;
      await friendship(scene, true);
      const password_hash = await quickHash(PASSWORD);
      await app.db.q.updateTable('users').set({ password_hash }).where('id', '=', player.id).execute();
      return { by: player, json: { password: PASSWORD } };
    },
    hears: { other: ['friendshipChanged none player'] },
  },
  'POST /account/close': {
    asks: async ({ app, player, other, venue }) => {
      await booked(app, player, venue);
      await joined(app, other, venue);
      const password_hash = await quickHash(PASSWORD);
      await app.db.q.updateTable('venues').set({ password_hash }).where('id', '=', venue.id).execute();
      return { by: venue, json: { password: PASSWORD } };
    },
    hears: {
      player: [
        'notification reservation_cancelled',
        'receiveMessage from venue',
        'reservationChanged cancelled',
      ],
      other: ['notification waiting_ended', 'receiveMessage from venue', WAITING],
      // Their connections end right after the lines; hours end later.
      team: ['messageSent to other', WAITING],
      visitor: [ALL_WEEKS],
      passer: [ALL_WEEKS],
    },
  },
  'POST /password-reset: of somebody of the staff': {
    asks: async ({ app, manager }) => {
      const token = newToken();
      const link = { purpose: 'reset', model: 'Staff', account_id: manager.staffId, address: '-' } as const;
      const times = { created_at: app.time.now, written_at: app.time.now, expires_at: app.time.now + 1 };
      await app.db.q
        .insertInto('account_mails')
        .values({
          id: newId(),
          ...link,
          ...times,
          token_hash: hashOf(token),
          detail: null,
          due_at: null,
          tries: 0,
          used_at: null,
        })
        .execute();
      return { json: { token, password: PASSWORD } };
    },
    hears: { team: ['staffChanged manager'] },
  },
  'POST /payments/callback/:provider': {
    asks: async ({ app, venue }) => {
      const unpaid = { next_payment_at: app.time.now - 1 };
      await app.db.q.updateTable('venues').set(unpaid).where('id', '=', venue.id).execute();
      const { body } = await initialise(app, venue);
      const { token, code } = readPage(body.htmlContent);
      await sendForm(app, '/api/payments/sandbox/3d-secure', { token, code, decision: 'approve' });
      return { send: () => sendForm(app, '/api/payments/callback/sandbox', { token }) };
    },
    hears: { office: ['notification payment_received'] },
  },
  'POST /reports': {
    asks: ({ player, other }) => ({
      by: player,
      json: { subject: { type: 'person', id: other.id }, reason: 'fake' },
    }),
    hears: { admin: ['queueChanged'] },
  },
  'POST /support: by a player': asking('player'),
  'POST /support: by a venue': asking('venue'),
  'POST /admin/support/:id/answer': {
    asks: async ({ app, admin, player }) => {
      const json = { subject: 'other', text: 'Nasıl rezervasyon yaparım?' };
      await app.call('post', '/api/support', { token: player.token, json });
      const written = app.db.q.selectFrom('support_requests').select('id').where('owner_id', '=', player.id);
      return {
        by: admin,
        params: await written.executeTakeFirstOrThrow(),
        json: { text: 'Saatler sayfasından.' },
      };
    },
    hears: { player: ['notification support_answered'], admin: ['queueChanged'] },
  },
  'POST /admin/queue/:id/hand-over': {
    asks: async ({ app, admin, player }) => ({
      by: admin,
      params: await askedForHelp(app, player),
      json: { version: 1, adminId: (await createUser(app, { role: 'admin' })).id },
    }),
    hears: { admin: ['queueChanged'] },
  },
};
