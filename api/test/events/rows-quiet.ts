import { createLineup, placed } from '../community.ts';
import { createUser } from '../factories.ts';
import { browser } from '../push-service.ts';
import { PASSWORD, passwordHash } from '../second-factor.ts';
import type { Ask, Rows } from './row.ts';
import type { Scene } from './scene.ts';

type Asks = (scene: Scene) => Ask | Promise<Ask>;

const CHALLENGE = { type: 'rakip-bul', details: 'Cuma', contactInfo: 'Mesaj' };
const CUP = { name: 'Kupa', date: '2026-11-30', location: { city: 'Muş' }, fee: 0, capacity: 8 };
const WITHOUT_MAIL = { preferences: [{ topic: 'friends', push: true, mail: false }] };

async function withPassword({ app, player, venue }: Scene) {
  const secret = { password_hash: await passwordHash };
  await app.db.q.updateTable('users').set(secret).where('id', '=', player.id).execute();
  await app.db.q.updateTable('businesses').set(secret).where('id', '=', venue.id).execute();
}

const ASKS: Record<string, Asks> = {
  'POST /reports': ({ player, other }) => ({
    by: player,
    json: { subject: { type: 'person', id: other.id }, reason: 'fake' },
  }),
  'POST /support: by a player': ({ player }) => ({ by: player, json: { subject: 'account', text: 'Soru' } }),
  'POST /support: by a venue': ({ venue }) => ({ by: venue, json: { subject: 'account', text: 'Soru' } }),
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

/** Calls that write, and of which nobody hears live. */
export const quietRows: Rows = Object.fromEntries(
  Object.entries(ASKS).map(([name, asks]) => [name, { asks, hears: {} }]),
);
