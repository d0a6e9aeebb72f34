import { approve, booked, cancel, FRIDAY, reject } from '../booking.ts';
import { calledTo, replyAsGuest } from '../rosters.ts';
import { decide as settle } from '../settings.ts';
import { playedHour } from '../visits.ts';
import { joined } from '../waiting.ts';
import type { Rows } from './row.ts';
import type { Scene } from './scene.ts';

const HOUR = { date: FRIDAY, timeSlot: '21:00-22:00', fieldName: 'Saha 1' };
/** An hour after midnight, which the week also shows on the next day. */
const LATE = { ...HOUR, timeSlot: '00:00-01:00' };
const SLOTS = `slotsChanged ${FRIDAY}`;
const WAITING = `waitingChanged ${FRIDAY} 21:00-22:00`;
const wrote = (news: string) => [`notification ${news}`, 'receiveMessage from venue'];
const sent = 'messageSent to player';
/** The player's own chat shows the request. */
const asked = 'messageSent to venue';
const askedBy = (news: string) => [`notification ${news}`, 'receiveMessage from player'];

const asksFor =
  (hour: typeof HOUR) =>
  ({ player, venue }: Scene) => ({
    by: player,
    json: { ...hour, userEmail: player.email, businessId: venue.id },
  });

/** The player's request; approved if `isApproved`. */
async function request({ app, player, venue }: Scene, isApproved = false) {
  const { id } = await booked(app, player, venue);
  if (isApproved) await approve(app, venue, id);
  return id;
}

/** The other player's place in line behind the player's booking; offered if `isOffered`. */
async function waiting(scene: Scene, isOffered: boolean) {
  const id = await request(scene);
  const entry = await joined(scene.app, scene.other, scene.venue);
  if (isOffered) await cancel(scene.app, scene.player, id);
  return { by: scene.other, params: { id: entry.id } };
}

/** Single hours and their lines. */
export const bookingRows: Rows = {
  'POST /reservations/create': {
    asks: asksFor(HOUR),
    hears: {
      player: [asked, 'reservationChanged pending'],
      team: [...askedBy('reservation_requested'), 'reservationChanged pending'],
      visitor: [SLOTS],
    },
  },
  'POST /reservations/create: after midnight': {
    asks: asksFor(LATE),
    hears: {
      player: [asked, 'reservationChanged pending'],
      team: [...askedBy('reservation_requested'), 'reservationChanged pending'],
      visitor: ['slotsChanged 2026-11-20..2026-11-21'],
    },
  },
  'POST /reservations/create: where the venue approves at once': {
    asks: async (scene) => {
      await settle(scene.app, scene.venue, { approval: 'all' });
      return asksFor(HOUR)(scene);
    },
    hears: {
      player: [
        'notification reservation_approved',
        'receiveMessage from venue',
        'reservationChanged approved',
      ],
      team: ['notification reservation_requested', sent, 'reservationChanged approved'],
      visitor: [SLOTS],
    },
  },
  'POST /reservations/move': {
    asks: async (scene) => ({
      by: scene.player,
      json: { ...HOUR, reservationId: await request(scene), date: '2026-11-19' },
    }),
    hears: {
      player: [asked, 'reservationChanged pending'],
      team: [...askedBy('reservation_moved'), 'reservationChanged pending'],
      visitor: ['slotsChanged 2026-11-19..2026-11-20'],
    },
  },
  'POST /reservations/:id/cancel': {
    asks: async (scene) => ({ by: scene.player, params: { id: await request(scene, true) } }),
    hears: {
      player: [asked, 'reservationChanged cancelled'],
      team: [...askedBy('reservation_cancelled'), 'reservationChanged cancelled'],
      visitor: [SLOTS],
    },
  },
  'POST /reservations/:id/cancel: with somebody in line': {
    asks: async (scene) => {
      const id = await request(scene, true);
      await joined(scene.app, scene.other, scene.venue);
      return { by: scene.player, params: { id } };
    },
    hears: {
      player: [asked, 'reservationChanged cancelled'],
      other: [...wrote('waiting_offer'), WAITING],
      team: [
        'messageSent to other',
        ...askedBy('reservation_cancelled'),
        'reservationChanged cancelled',
        WAITING,
      ],
      visitor: [SLOTS],
    },
  },
  'POST /reservations/approve': {
    asks: async (scene) => ({ by: scene.venue, json: { reservationId: await request(scene) } }),
    hears: {
      player: [...wrote('reservation_approved'), 'reservationChanged approved'],
      team: [sent, 'reservationChanged approved'],
      visitor: [SLOTS],
    },
  },
  'POST /reservations/reject': {
    asks: async (scene) => ({ by: scene.staff, json: { reservationId: await request(scene) } }),
    hears: {
      player: [...wrote('reservation_rejected'), 'reservationChanged rejected'],
      team: [sent, 'reservationChanged rejected'],
      visitor: [SLOTS],
    },
  },
  'DELETE /reservations/:id': {
    asks: async (scene) => ({ by: scene.venue, params: { id: await request(scene, true) } }),
    hears: {
      player: [...wrote('reservation_cancelled'), 'reservationChanged cancelled'],
      team: [sent, 'reservationChanged cancelled'],
      visitor: [SLOTS],
    },
  },
  'DELETE /reservations/:id: while it is played': {
    asks: async ({ app, player, venue }) => {
      const id = await playedHour(app, venue, player, { starts_at: app.time.now - 30 * 60_000 });
      return { by: venue, params: { id } };
    },
    hears: {
      player: [...wrote('reservation_cancelled'), 'reservationChanged cancelled'],
      team: [sent, 'reservationChanged cancelled'],
      visitor: ['slotsChanged 2026-11-18'],
    },
  },
  'POST /reservations/:id/restore': {
    asks: async (scene) => {
      const id = await request(scene);
      await reject(scene.app, scene.venue, id);
      return { by: scene.venue, params: { id } };
    },
    hears: {
      player: [...wrote('reservation_approved'), 'reservationChanged pending'],
      team: [sent, 'reservationChanged pending'],
      visitor: [SLOTS],
    },
  },
  'POST /reservations/attendance': {
    asks: async ({ app, player, venue }) => ({
      by: venue,
      json: { reservationId: await playedHour(app, venue, player), attendance: 'no_show' },
    }),
    hears: {
      player: ['notification attendance_missed'],
      team: ['reservationChanged approved'],
    },
  },
  // In a province of its own: elsewhere it would be told of the hours of the other rows.
  'POST /hours/alerts': {
    asks: ({ player }) => ({
      by: player,
      json: { city: 'Muş', date: FRIDAY, earliest: '20:00', latest: '22:00' },
    }),
  },
  'POST /rosters': {
    asks: async (scene) => ({ by: scene.player, json: { kind: 'reservation', id: await request(scene) } }),
  },
  'DELETE /rosters/:code/answers/:id': {
    asks: async (scene) => {
      const code = await calledTo(scene.app, scene.player, await request(scene));
      const { answerId } = (await replyAsGuest(scene.app, code, 1)).body;
      return { by: scene.player, params: { code, id: answerId } };
    },
  },
  'POST /waiting-list': {
    asks: async (scene) => {
      await request(scene);
      return { by: scene.other, json: { ...HOUR, businessId: scene.venue.id } };
    },
    hears: { other: [WAITING], team: [WAITING] },
  },
  'POST /waiting-list: behind somebody else': {
    asks: async (scene) => {
      await waiting(scene, false);
      return { by: scene.mate, json: { ...HOUR, businessId: scene.venue.id } };
    },
    hears: { other: [WAITING], mate: [WAITING], team: [WAITING] },
  },
  'POST /waiting-list/:id/accept': {
    asks: (scene) => waiting(scene, true),
    hears: {
      other: [WAITING, asked, 'reservationChanged pending'],
      team: [
        WAITING,
        'notification reservation_requested',
        'receiveMessage from other',
        'reservationChanged pending',
      ],
      visitor: [SLOTS],
    },
  },
  'POST /waiting-list/:id/decline': {
    asks: (scene) => waiting(scene, true),
    hears: { other: [WAITING], team: [WAITING], visitor: [SLOTS] },
  },
  'DELETE /waiting-list/:id': {
    asks: (scene) => waiting(scene, false),
    hears: { other: [WAITING], team: [WAITING] },
  },
};
