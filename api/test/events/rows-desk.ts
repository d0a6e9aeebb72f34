import type { AdminInvited } from 'mf-shared/contracts/admins';
import { signAppealToken } from '../../src/auth/appeal-token.ts';
import { DRAFT } from '../announcing.ts';
import { booked } from '../booking.ts';
import { posted } from '../community.ts';
import { JWT_SECRET } from '../harness.ts';
import type { Rows } from './row.ts';
import type { Scene } from './scene.ts';

const ALL_WEEKS = 'slotsChanged 2026-11-17..2027-02-10';
const ADS = ['requestsChanged findPlayer Muş'];
const REASON = { reason: 'Sahte belgeler' };

const suspended = ({ app, admin }: Scene, path: string) =>
  app.call('post', `/api/admin/${path}/suspend`, { token: admin.token, json: REASON });

/** A suspended player, and the token with which they appeal. */
async function withToken(scene: Scene) {
  await suspended(scene, `players/${scene.player.id}`);
  const side = { model: 'User', id: scene.player.id } as const;
  return { token: await signAppealToken(JWT_SECRET, side, scene.app.time.now), text: 'Neden?' };
}

/** The token of the link that makes a new admin. */
async function adminInvitation({ app, admin }: Scene): Promise<string> {
  const json = { email: 'nil@yonetici.test', role: 'finance' };
  const path = '/api/admin/admin-invitations';
  const { body } = await app.call<AdminInvited>('post', path, { token: admin.token, json });
  return new URL(body.inviteUrl, 'https://topla.test').searchParams.get('token') ?? '';
}

/** Acts of admins that others hear of, and what those whom they hit can do. */
export const deskRows: Rows = {
  'POST /admin/invitation/accept': {
    asks: async (scene) => {
      const token = await adminInvitation(scene);
      return { json: { token, name: 'Nil Aydın', password: 'Uzun-Bir-Sifre-1' } };
    },
  },
  'POST /admin/bars': {
    asks: ({ admin }) => ({
      by: admin,
      json: { kind: 'email', value: 'sahte@engelli.test', reason: 'Sahte hesap' },
    }),
  },
  'POST /admin/health/trial': {
    asks: async ({ app: { db }, admin }) => {
      // It goes to all owners and addresses; those of other rows are none of this one's.
      const owners = db.q
        .updateTable('users')
        .set({ admin_role: 'support' })
        .where('admin_role', '=', 'owner');
      await owners.where('id', '!=', admin.id).execute();
      await db.q.deleteFrom('web_hooks').execute();
      return { by: admin };
    },
  },
  'POST /admin/players/:id/suspend': {
    asks: ({ admin, player }) => ({ by: admin, params: { id: player.id }, json: REASON }),
  },
  'POST /admin/players/:id/restore': {
    asks: async (scene) => {
      await suspended(scene, `players/${scene.player.id}`);
      return { by: scene.admin, params: { id: scene.player.id }, json: REASON };
    },
  },
  'POST /admin/venues/:id/suspend': {
    asks: async ({ app, player, venue, admin }) => {
      await booked(app, player, venue);
      return { by: admin, params: { id: venue.id }, json: REASON };
    },
    hears: {
      player: [
        'notification reservation_cancelled',
        'receiveMessage from venue',
        'reservationChanged cancelled',
      ],
      visitor: [ALL_WEEKS],
      passer: [ALL_WEEKS],
    },
  },
  'POST /admin/venues/:id/unapprove': {
    asks: async ({ app, venue, admin }) => {
      const waiting = { status: 'pending', next_payment_at: null } as const;
      await app.db.q.updateTable('venues').set(waiting).where('id', '=', venue.id).execute();
      await app.call('put', `/api/admin/approve/${venue.id}`, { token: admin.token });
      return { by: admin, params: { id: venue.id } };
    },
    hears: { admin: ['pendingChanged'], visitor: [ALL_WEEKS], passer: [ALL_WEEKS] },
  },
  'POST /admin/venues/:id/restore': {
    asks: async (scene) => {
      await suspended(scene, `venues/${scene.venue.id}`);
      return { by: scene.admin, params: { id: scene.venue.id }, json: REASON };
    },
    hears: { visitor: [ALL_WEEKS], passer: [ALL_WEEKS] },
  },
  'POST /admin/view/end': {
    asks: async ({ app, admin, player }) => {
      await app.call('post', `/api/admin/players/${player.id}/view`, { token: admin.token, json: REASON });
      return { by: admin };
    },
    hears: { player: ['notification account_viewed'] },
  },
  'POST /admin/removals': {
    asks: async ({ app, admin, player }) => {
      const subject = { type: 'ad', id: (await posted(app, player)).id };
      return { by: admin, json: { subject, category: 'spam', reason: 'Reklam' } };
    },
    hears: { player: ['notification content_removed'], visitor: ADS },
  },
  'POST /admin/announcements': {
    asks: ({ admin }) => ({ by: admin, json: DRAFT }),
    hears: { admin: ['announcementChanged'] },
  },
  'PUT /admin/announcements/:id': {
    asks: async ({ app, admin }) => {
      const { token } = admin;
      const { body } = await app.call<{ id: string }>('post', '/api/admin/announcements', {
        token,
        json: DRAFT,
      });
      return { by: admin, params: { id: body.id }, json: { ...DRAFT, title: 'Yeni', version: 1 } };
    },
    hears: { admin: ['announcementChanged'] },
  },
  'POST /suspension': {
    asks: async (scene) => ({ json: { token: (await withToken(scene)).token } }),
  },
  'POST /suspension/appeal': {
    asks: async (scene) => ({ json: await withToken(scene) }),
    hears: { admin: ['queueChanged'] },
  },
};
