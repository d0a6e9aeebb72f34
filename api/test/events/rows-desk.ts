import { booked } from '../booking.ts';
import type { Rows } from './row.ts';
import type { Scene } from './scene.ts';

const ALL_WEEKS = 'slotsChanged 2026-11-17..2027-02-10';
const REASON = { reason: 'Sahte belgeler' };

const suspended = ({ app, admin }: Scene, path: string) =>
  app.call('post', `/api/admin/${path}/suspend`, { token: admin.token, json: REASON });

/** Acts of admins that others hear of. */
export const deskRows: Rows = {
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
  'POST /admin/venues/:id/restore': {
    asks: async (scene) => {
      await suspended(scene, `venues/${scene.venue.id}`);
      return { by: scene.admin, params: { id: scene.venue.id }, json: REASON };
    },
    hears: { visitor: [ALL_WEEKS], passer: [ALL_WEEKS] },
  },
};
