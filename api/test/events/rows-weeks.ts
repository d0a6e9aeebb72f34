import { expect } from 'vitest';
import { boardOf, hourAt, moveIn } from '../board.ts';
import { booked } from '../booking.ts';
import type { TestApp } from '../harness.ts';
import { onWeek, pause, requested, subscribed, weekOn } from '../subscriptions.ts';
import type { Rows } from './row.ts';
import type { Scene } from './scene.ts';

const ALL_FRIDAYS = 'slotsChanged 2026-11-20..2027-02-05';
const NEXT = '2026-11-20';
const AWAY = { from: NEXT, until: '2026-11-27' };
const told = (news: string) => [`notification ${news}`, 'receiveMessage from venue'];
const sent = 'messageSent to player';
const saidBy = (news: string) => [`notification ${news}`, 'receiveMessage from player'];

const request = async ({ app, player, venue }: Scene) => (await requested(app, player, venue)).id;
const regular = ({ app, player, venue }: Scene) => subscribed(app, player, venue);
/** The week of the coming Friday; skipped by the player if `isSkipped`. */
async function week(scene: Scene, isSkipped = false) {
  const { id } = weekOn(await regular(scene), NEXT);
  if (isSkipped) await onWeek(scene.app, scene.player, 'skip', id);
  return { params: { id } };
}

/** Nobody answered the request in time, and the job that expires it has not run yet. */
async function runOut({ db, time }: TestApp, id: string) {
  const over = { expires_at: time.now };
  await db.q.updateTable('reservations').set(over).where('id', '=', id).execute();
  await db.q.updateTable('cells').set(over).where('owner_id', '=', id).execute();
}

/** Weekly regulars. */
export const weekRows: Rows = {
  'POST /subscription/request': {
    asks: ({ player, venue }) => ({
      by: player,
      json: { businessId: venue.id, fieldName: 'Saha 1', dayOfWeek: 'Cuma', timeSlot: '21:00-22:00' },
    }),
    hears: {
      player: ['subscriptionChanged pending'],
      team: ['notification subscription_requested', 'subscriptionChanged pending'],
    },
  },
  'POST /subscription/approve': {
    asks: async (scene) => ({ by: scene.venue, json: { requestId: await request(scene) } }),
    hears: {
      player: [...told('subscription_approved'), 'subscriptionChanged approved'],
      team: [sent, 'subscriptionChanged approved'],
      visitor: [ALL_FRIDAYS],
      passer: [ALL_FRIDAYS],
    },
  },
  'POST /subscription/approve: which ends a request that ran out of time': {
    asks: async (scene) => {
      const { id } = await booked(scene.app, scene.other, scene.venue);
      await runOut(scene.app, id);
      return { by: scene.venue, json: { requestId: await request(scene) } };
    },
    hears: {
      player: [...told('subscription_approved'), 'subscriptionChanged approved'],
      other: [...told('reservation_expired'), 'reservationChanged cancelled'],
      team: [sent, 'messageSent to other', 'subscriptionChanged approved', 'reservationChanged cancelled'],
      visitor: [ALL_FRIDAYS, `slotsChanged ${NEXT}`],
      passer: [ALL_FRIDAYS],
    },
  },
  'POST /subscription/reject': {
    asks: async (scene) => ({ by: scene.venue, json: { requestId: await request(scene) } }),
    hears: {
      player: [...told('subscription_rejected'), 'subscriptionChanged rejected'],
      team: [sent, 'subscriptionChanged rejected'],
    },
  },
  'POST /subscription/:id/cancel': {
    asks: async (scene) => ({ by: scene.player, params: { id: (await regular(scene)).id } }),
    hears: {
      player: ['messageSent to venue', 'subscriptionChanged cancelled'],
      team: [...saidBy('subscription_cancelled'), 'subscriptionChanged cancelled'],
      visitor: [ALL_FRIDAYS],
      passer: [ALL_FRIDAYS],
    },
  },
  'DELETE /subscription/:id: with a night that was moved to another pitch': {
    asks: async ({ app, player, venue }) => {
      const { id } = await subscribed(app, player, venue);
      const { entries } = await boardOf(app, venue, NEXT);
      const night = entries.find(({ kind }) => kind === 'subscription');
      if (!night) throw new Error('the board is empty');
      const { status } = await moveIn(app, venue, night, hourAt(venue, '22:00-23:00', { pitch: 1 }));
      expect(status).toBe(200);
      return { by: venue, params: { id } };
    },
    hears: {
      player: [...told('subscription_cancelled'), 'subscriptionChanged cancelled'],
      team: [sent, 'subscriptionChanged cancelled'],
      visitor: [ALL_FRIDAYS],
      passer: [ALL_FRIDAYS],
    },
  },
  'DELETE /subscription/:id': {
    asks: async (scene) => ({ by: scene.venue, params: { id: (await regular(scene)).id } }),
    hears: {
      player: [...told('subscription_cancelled'), 'subscriptionChanged cancelled'],
      team: [sent, 'subscriptionChanged cancelled'],
      visitor: [ALL_FRIDAYS],
      passer: [ALL_FRIDAYS],
    },
  },
  'POST /subscription/occurrences/:id/skip: by the player': {
    asks: async (scene) => ({ by: scene.player, ...(await week(scene)) }),
    hears: {
      player: ['messageSent to venue', 'subscriptionChanged approved'],
      team: [...saidBy('subscription_changed'), 'subscriptionChanged approved'],
      visitor: [`slotsChanged ${NEXT}`],
    },
  },
  'POST /subscription/occurrences/:id/skip: by the venue': {
    asks: async (scene) => ({ by: scene.venue, ...(await week(scene)) }),
    hears: {
      player: [...told('subscription_changed'), 'subscriptionChanged approved'],
      team: [sent, 'subscriptionChanged approved'],
      visitor: [`slotsChanged ${NEXT}`],
    },
  },
  'POST /subscription/occurrences/:id/restore': {
    asks: async (scene) => ({ by: scene.player, ...(await week(scene, true)) }),
    hears: {
      player: ['messageSent to venue', 'subscriptionChanged approved'],
      team: [...saidBy('subscription_changed'), 'subscriptionChanged approved'],
      visitor: [`slotsChanged ${NEXT}`],
    },
  },
  'POST /subscription/:id/pause': {
    asks: async (scene) => ({ by: scene.venue, params: { id: (await regular(scene)).id }, json: AWAY }),
    hears: {
      player: [...told('subscription_changed'), 'subscriptionChanged approved'],
      team: [sent, 'subscriptionChanged approved'],
      visitor: ['slotsChanged 2026-11-20..2026-11-27'],
    },
  },
  'POST /subscription/:id/resume': {
    asks: async (scene) => {
      const { id } = await regular(scene);
      await pause(scene.app, scene.venue, id, AWAY);
      return { by: scene.venue, params: { id } };
    },
    hears: {
      player: [...told('subscription_changed'), 'subscriptionChanged approved'],
      team: [sent, 'subscriptionChanged approved'],
      visitor: ['slotsChanged 2026-11-20..2026-11-27'],
    },
  },
};
