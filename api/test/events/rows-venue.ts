import { closeIn, hourAt, phoned } from '../board.ts';
import { booked, FRIDAY } from '../booking.ts';
import { askedFor, correctionForm, correctionToken } from '../corrections.ts';
import { createVenue } from '../factories.ts';
import { PITCH, venueForm } from '../forms.ts';
import type { TestApp } from '../harness.ts';
import { PRESETS } from '../settings.ts';
import { subscribed, weekOn } from '../subscriptions.ts';
import type { Rows } from './row.ts';
import type { Scene } from './scene.ts';

const SLOTS = `slotsChanged ${FRIDAY}`;
const BOARD = `boardChanged ${FRIDAY}`;
const changed = { team: [BOARD], visitor: [SLOTS] };
/** From last night's late hours up to the last bookable day. */
const ALL = ['slotsChanged 2026-11-17..2027-02-10'];
const everywhere = { visitor: ALL, passer: ALL };

/** Id and version of a cancelled phone booking. */
async function cancelled({ app, venue }: Scene) {
  const { id, version } = await phoned(app, venue);
  const path = `/api/business/phone-bookings/${id}/cancel`;
  const json = { version, scope: 'one' };
  const { body } = await app.call<{ cancelled: object[] }>('post', path, { token: venue.token, json });
  return body.cancelled;
}

async function closed({ app, venue }: Scene) {
  const { body } = await closeIn(app, venue);
  const [closure] = body.closures;
  if (!closure) throw new Error('nothing was closed');
  return closure;
}

const reopenAll = { scope: 'night' };

async function reopened(scene: Scene) {
  const { id, version } = await closed(scene);
  const path = `/api/business/closures/${id}/reopen`;
  const json = { ...reopenAll, version };
  const { body } = await scene.app.call<{ closures: object[] }>('post', path, {
    token: scene.venue.token,
    json,
  });
  return body.closures;
}

/** Moves a booking of Friday 21:00 to the next hour. */
const moved = (scene: Scene, kind: string, { id, version }: { id: string; version: string }) => ({
  by: scene.venue,
  json: { kind, id, version, to: hourAt(scene.venue, '22:00-23:00') },
});

/** Friday's entry on the board. */
async function shown({ app, venue }: Scene) {
  const path = `/api/business/board?from=${FRIDAY}&to=${FRIDAY}`;
  const { body } = await app.call<{ entries: { id: string; version: string }[] }>('get', path, {
    token: venue.token,
  });
  const [entry] = body.entries;
  if (!entry) throw new Error('the board is empty');
  return entry;
}

/** Invites somebody; answers the code of the link. */
async function invitation({ app, venue }: Scene, email: string) {
  const json = { name: 'Can Usta', email, role: 'staff' };
  const { body } = await app.call<{ inviteUrl: string }>('post', '/api/business/staff', {
    token: venue.token,
    json,
  });
  return new URL(body.inviteUrl, 'https://topla.test').searchParams.get('code') ?? '';
}

const applied = (app: TestApp) => createVenue(app, { status: 'pending', next_payment_at: null });

/** A venue's calls about its hours, people and page, and the admins' calls about venues. */
export const venueRows: Rows = {
  'POST /business/phone-bookings': {
    asks: ({ venue }) => ({ by: venue, json: { name: 'Hasan', hours: [hourAt(venue, '21:00-22:00')] } }),
    hears: changed,
  },
  'POST /business/phone-bookings/restore': {
    asks: async (scene) => ({ by: scene.staff, json: { bookings: await cancelled(scene) } }),
    hears: changed,
  },
  'PUT /business/phone-bookings/:id': {
    asks: async ({ app, venue }) => {
      const { id, version } = await phoned(app, venue);
      return { by: venue, params: { id }, json: { name: 'Hasan', version } };
    },
    hears: { team: [BOARD] },
  },
  'POST /business/phone-bookings/:id/cancel': {
    asks: async ({ app, venue }) => {
      const { id, version } = await phoned(app, venue);
      return { by: venue, params: { id }, json: { version, scope: 'one' } };
    },
    hears: changed,
  },
  'POST /business/closures': {
    asks: ({ venue: by }) => ({
      by,
      json: { fieldIds: [by.pitches[0]?.id], from: FRIDAY, to: FRIDAY, reason: 'maintenance' },
    }),
    hears: changed,
  },
  'POST /business/closures/:id/reopen': {
    asks: async (scene) => {
      const { id, version } = await closed(scene);
      return { by: scene.venue, params: { id }, json: { ...reopenAll, version } };
    },
    hears: changed,
  },
  'POST /business/closures/restore': {
    asks: async (scene) => {
      const closures = await reopened(scene);
      return { by: scene.venue, json: { closures } };
    },
    hears: changed,
  },
  'POST /business/board/move: of a phone booking': {
    asks: async (scene) => moved(scene, 'phone', await phoned(scene.app, scene.venue)),
    hears: changed,
  },
  'POST /business/board/move: of a reservation': {
    asks: async (scene) => {
      await booked(scene.app, scene.player, scene.venue);
      return moved(scene, 'reservation', await shown(scene));
    },
    hears: {
      player: ['notification reservation_moved', 'receiveMessage from venue', 'reservationChanged pending'],
      team: [BOARD, 'messageSent to player', 'reservationChanged pending'],
      visitor: [SLOTS],
    },
  },
  'POST /business/board/move: of a regular’s night': {
    asks: async (scene) => {
      const { id } = weekOn(await subscribed(scene.app, scene.player, scene.venue), FRIDAY);
      return moved(scene, 'subscription', { ...(await shown(scene)), id });
    },
    hears: {
      player: [
        'notification subscription_changed',
        'receiveMessage from venue',
        'subscriptionChanged approved',
      ],
      team: [BOARD, 'messageSent to player', 'subscriptionChanged approved'],
      visitor: [SLOTS],
    },
  },
  'POST /business/attendance': {
    asks: async ({ app, venue }) => {
      const hours = [{ ...hourAt(venue, '18:00-19:00'), date: '2026-11-17' }];
      const { id } = await phoned(app, venue, { hours });
      return { by: venue, json: { kind: 'phone', id, attendance: 'played' } };
    },
    hears: { team: ['boardChanged 2026-11-17'] },
  },
  'PUT /business/prices': {
    asks: ({ manager }) => ({ by: manager, json: { rules: [{ price: 900 }] } }),
    hears: everywhere,
  },
  'PUT /business/settings': { asks: ({ venue }) => ({ by: venue, json: PRESETS }), hears: everywhere },
  'PUT /business/update': {
    asks: ({ venue: by }) => {
      const fields = by.pitches.map(({ id, name }) => ({ ...PITCH, id, name }));
      return { by, json: { businessName: 'Çınar Halı Saha', fields } };
    },
    hears: everywhere,
  },
  'POST /staff/invitation': {
    asks: async (scene) => {
      const code = await invitation(scene, `${scene.player.id}@ekip.test`);
      return { json: { code, password: 'Uzun-Bir-Sifre-1' } };
    },
    hears: { team: ['staffChanged somebody new'] },
  },
  'PATCH /business/staff/:id': {
    asks: ({ venue, manager }) => ({ by: venue, params: { id: manager.staffId }, json: { role: 'staff' } }),
    hears: { team: ['staffChanged manager'] },
  },
  'DELETE /business/staff/:id': {
    asks: ({ venue, staff }) => ({ by: venue, params: { id: staff.staffId } }),
    hears: { team: ['staffChanged staff'] },
  },
  'POST /business/:id/ratings': {
    asks: ({ player, venue }) => ({ by: player, params: { id: venue.id }, json: { rating: 5 } }),
    hears: { team: ['notification review_received'] },
  },
  'POST /business/register': {
    asks: () => ({ form: venueForm() }),
    hears: { admin: ['pendingChanged'] },
  },
  'PUT /admin/approve/:id': {
    asks: async ({ app, admin }) => ({ by: admin, params: { id: (await applied(app)).id } }),
    hears: { admin: ['pendingChanged'] },
  },
  'DELETE /admin/reject/:id': {
    asks: async ({ app, admin }) => ({ by: admin, params: { id: (await applied(app)).id } }),
    hears: { admin: ['pendingChanged'] },
  },
  'POST /admin/ask-correction/:id': {
    asks: async ({ app, admin }) => ({
      ...{ by: admin, params: { id: (await applied(app)).id } },
      json: { text: 'Adresi tam yazın.', parts: ['address'] },
    }),
    hears: { admin: ['pendingChanged'] },
  },
  'POST /admin/withdraw-correction/:id': {
    asks: async ({ app, admin }) => ({
      ...{ by: admin, params: { id: await askedFor(app, admin, await applied(app)) } },
    }),
    hears: { admin: ['pendingChanged'] },
  },
  'POST /business/correction/show': {
    asks: async ({ app, admin }) => {
      const venue = await applied(app);
      await askedFor(app, admin, venue);
      return { json: { token: await correctionToken(app, venue) } };
    },
  },
  'POST /business/correction': {
    asks: async ({ app, admin }) => {
      const venue = await applied(app);
      const correctionId = await askedFor(app, admin, venue);
      return { form: correctionForm({ token: await correctionToken(app, venue), correctionId }) };
    },
    hears: { admin: ['pendingChanged'] },
  },
  'POST /admin/restore/:id': {
    asks: async ({ app, admin }) => {
      const { id } = await applied(app);
      await app.call('delete', `/api/admin/reject/${id}`, { token: admin.token });
      return { by: admin, params: { id } };
    },
    hears: { admin: ['pendingChanged'] },
  },
};
