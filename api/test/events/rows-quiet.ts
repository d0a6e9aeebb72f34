import { newId } from '../../src/base/id.ts';
import { createLineup, placed } from '../community.ts';
import { createUser } from '../factories.ts';
import { browser } from '../push-service.ts';
import { seen } from '../releases.ts';
import { codeAt, PASSWORD, passwordHash, post, ticketOf, withTotp } from '../second-factor.ts';
import type { Ask, Rows } from './row.ts';
import type { Scene } from './scene.ts';

type Asks = (scene: Scene) => Ask | Promise<Ask>;

const CHALLENGE = { type: 'rakip-bul', details: 'Cuma', contactInfo: 'Mesaj' };
const CUP = { name: 'Kupa', date: '2026-11-30', location: { city: 'Muş' }, fee: 0, capacity: 8 };
const WITHOUT_MAIL = { preferences: [{ topic: 'friends', push: true, mail: false }] };

async function withPassword({ app, player, venue, admin }: Scene) {
  const secret = { password_hash: await passwordHash };
  await app.db.q.updateTable('users').set(secret).where('id', 'in', [player.id, admin.id]).execute();
  await app.db.q.updateTable('venues').set(secret).where('id', '=', venue.id).execute();
}

/** A login with the right password, without a second factor. */
const loggingIn =
  (who: 'player' | 'venue' | 'admin'): Asks =>
  async (scene) => {
    await withPassword(scene);
    return { json: { email: scene[who].email, password: PASSWORD } };
  };

const BROWSER = 'https://push.test/own';
const PHOTOS = ['bir', 'iki'].map((name, sort) => ({ path: `/uploads/${name}.webp`, sort }));

async function withPhotos({ app, venue }: Scene) {
  const rows = PHOTOS.map((photo) => ({ ...photo, id: newId(), venue_id: venue.id }));
  await app.db.q.insertInto('venue_photos').values(rows).execute();
}

const ASKS: Record<string, Asks> = {
  'POST /users/login': loggingIn('player'),
  'POST /business/login': loggingIn('venue'),
  'POST /admin/login': loggingIn('admin'),
  'POST /releases/reports': ({ app }) => ({
    send: () => app.call('post', '/api/releases/reports', { json: [seen('1.0.0')] }),
  }),
  'POST /account/totp': async (scene) => {
    await withPassword(scene);
    return { by: scene.player, json: { password: PASSWORD } };
  },
  'POST /account/totp/confirm': async (scene) => {
    await withPassword(scene);
    const { app, player } = scene;
    const { body } = await post<{ secret: string }>(app, 'totp', { password: PASSWORD }, player.token);
    return { by: player, json: { code: codeAt(app, body.secret) } };
  },
  'POST /account/second-factor': async (scene) => {
    await withPassword(scene);
    const { app, player } = scene;
    const { secret } = await withTotp(app, player);
    return { json: { ticket: await ticketOf(app, player.email), code: codeAt(app, secret) } };
  },
  'POST /account/second-factor/off': async (scene) => {
    await withPassword(scene);
    const { app, player } = scene;
    const { secret } = await withTotp(app, player);
    return { by: player, json: { password: PASSWORD, code: codeAt(app, secret) } };
  },
  'PUT /business/photos': async (scene) => {
    await withPhotos(scene);
    return { by: scene.venue, json: { photos: PHOTOS.map(({ path }) => path).toReversed() } };
  },
  'DELETE /business/photos/:name': async (scene) => {
    await withPhotos(scene);
    return { by: scene.venue, params: { name: 'bir.webp' } };
  },
  'DELETE /notifications/push-subscription': async ({ app, player }) => {
    const json = { ...browser('https://push.test').subscription, endpoint: BROWSER };
    await app.call('post', '/api/notifications/push-subscription', { token: player.token, json });
    return { by: player, json: { endpoint: BROWSER } };
  },
  'DELETE /recommendations/dismissals/:kind/:targetId': async ({ app, player, venue }) => {
    const json = { kind: 'venue', targetId: venue.id };
    await app.call('post', '/api/recommendations/dismissals', { token: player.token, json });
    return { by: player, params: json };
  },
  'DELETE /challenges/:id': async ({ app, player }) => {
    const { body } = await app.call<{ challenge: { id: string } }>('post', '/api/challenges/create', {
      token: player.token,
      json: CHALLENGE,
    });
    return { by: player, params: { id: body.challenge.id } };
  },
  'DELETE /blocks/:id': async ({ app, player, other }) => {
    const json = { id: other.id, type: 'User' };
    await app.call('post', '/api/blocks', { token: player.token, json });
    return { by: player, params: { id: other.id } };
  },
  'POST /challenges/create': ({ player }) => ({ by: player, json: CHALLENGE }),
  'POST /tournaments/create': ({ player }) => ({ by: player, json: CUP }),
  'POST /lineups': async ({ app, player, other, mate }) => {
    const more = [await createUser(app), await createUser(app)];
    const players = placed([player, other, mate, ...more].map(({ id }) => id));
    return { by: player, json: { name: 'Takım', players } };
  },
  'DELETE /lineups/:id': async ({ app, player }) => ({
    by: player,
    params: { id: (await createLineup(app, player)).id },
  }),
  'DELETE /profile/user/photo': ({ player }) => ({ by: player }),
  'PUT /profile/user/update': ({ player }) => ({
    by: player,
    json: { fullName: 'Ali Can', email: player.email, position: 'Kanat' },
  }),
  'PUT /business/account': async (scene) => {
    await withPassword(scene);
    const json = { email: scene.venue.email, currentPassword: PASSWORD, newPassword: 'Yeni-Saha-Kapisi-8' };
    return { by: scene.venue, json };
  },
  'POST /recommendations/dismissals': ({ player, venue }) => ({
    by: player,
    json: { kind: 'venue', targetId: venue.id },
  }),
  'POST /calendar/feed/rotate': ({ player }) => ({ by: player }),
  'POST /calendar/business-feed/rotate': ({ venue }) => ({ by: venue }),
  'POST /notifications/push-subscription': ({ player }) => ({
    by: player,
    json: browser('https://push.test').subscription,
  }),
  'POST /notifications/push-subscription: of somebody of the staff': ({ staff }) => ({
    by: staff,
    json: browser('https://push.test').subscription,
  }),
  'PUT /notifications/preferences': ({ player }) => ({ by: player, json: WITHOUT_MAIL }),
  'PUT /notifications/preferences: of a venue': ({ venue }) => ({
    by: venue,
    json: { preferences: [{ topic: 'payments', push: true, mail: false }] },
  }),
  'POST /business/staff': ({ venue }) => ({
    by: venue,
    json: { name: 'Can', email: `can-${venue.id}@ekip.test`, role: 'staff' },
  }),
};

/** Calls that write and that nobody hears live. */
export const quietRows: Rows = Object.fromEntries(
  Object.entries(ASKS).map(([name, asks]) => [name, { asks, hears: {} }]),
);
