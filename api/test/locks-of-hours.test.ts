import { describe, it } from 'vitest';
import { closeIn, hourAt, moveIn, phoned } from './board.ts';
import { approve, ask, cancel, reject, remove } from './booking.ts';
import {
  type Case,
  offered,
  onPostgres,
  request,
  type Scene,
  send,
  waitsForRow,
  weekly,
} from './locked-rows.ts';
import { decide as saveSettings } from './settings.ts';
import {
  decide,
  endByPlayer,
  endByVenue,
  onWeek,
  pause,
  requested,
  subscribe,
  weekOn,
} from './subscriptions.ts';
import { accept, decline, leave } from './waiting.ts';

async function approved(scene: Scene) {
  const id = await request(scene);
  await approve(scene.app, scene.business, id);
  return id;
}

const OF_HOURS: Case[] = [
  [
    'asking for an hour',
    'pitches',
    ({ app, user, business, pitch }) => ({ id: pitch, call: () => ask(app, user, business) }),
  ],
  [
    'asking for a weekly hour',
    'pitches',
    ({ app, user, business, pitch }) => ({
      id: pitch,
      call: () => subscribe(app, user, business),
    }),
  ],
  [
    'taking a refusal back',
    'pitches',
    async (scene) => {
      const id = await request(scene);
      await reject(scene.app, scene.business, id);
      return { id: scene.pitch, call: () => send(scene, scene.business, `reservations/${id}/restore`, {}) };
    },
  ],
  [
    'settings',
    'pitches',
    ({ app, business, pitch }) => ({
      id: pitch,
      call: () => saveSettings(app, business, { bufferMinutes: 30 }),
    }),
  ],
  [
    'closing hours',
    'pitches',
    ({ app, business, pitch }) => ({ id: pitch, call: () => closeIn(app, business) }),
  ],
  [
    'opening them again',
    'pitches',
    async (scene) => {
      const { body } = await closeIn(scene.app, scene.business);
      const { id, version } = body.closures[0] ?? { id: '', version: '' };
      return {
        id: scene.pitch,
        call: () =>
          send(scene, scene.business, `business/closures/${id}/reopen`, { version, scope: 'series' }),
      };
    },
  ],
  [
    'a move on the board',
    'pitches',
    async ({ app, business, pitch }) => {
      const entry = await phoned(app, business);
      return { id: pitch, call: () => moveIn(app, business, entry, hourAt(business, '22:00-23:00')) };
    },
  ],
  [
    'the approval of a weekly hour',
    'pitches',
    async ({ app, user, business, pitch }) => {
      const { id } = await requested(app, user, business);
      return { id: pitch, call: () => decide(app, business, 'approve', id) };
    },
  ],
  [
    'approval',
    'reservations',
    async (scene) => {
      const id = await request(scene);
      return { id, call: () => approve(scene.app, scene.business, id) };
    },
  ],
  [
    'refusal',
    'reservations',
    async (scene) => {
      const id = await request(scene);
      return { id, call: () => reject(scene.app, scene.business, id) };
    },
  ],
  [
    'cancelling',
    'reservations',
    async (scene) => {
      const id = await request(scene);
      return { id, call: () => cancel(scene.app, scene.user, id) };
    },
  ],
  [
    'calling off',
    'reservations',
    async (scene) => {
      const id = await approved(scene);
      return { id, call: () => remove(scene.app, scene.business, id) };
    },
  ],
  [
    'approval of a weekly hour',
    'subscriptions',
    async ({ app, user, business }) => {
      const { id } = await requested(app, user, business);
      return { id, call: () => decide(app, business, 'approve', id) };
    },
  ],
  [
    'a pause',
    'subscriptions',
    async (scene) => {
      const { id } = await weekly(scene);
      const range = { from: '2026-11-27', until: '2026-12-04' };
      return { id, call: () => pause(scene.app, scene.business, id, range) };
    },
  ],
  [
    'giving a week back',
    'subscriptions',
    async (scene) => {
      const row = await weekly(scene);
      return { id: row.id, call: () => onWeek(scene.app, scene.user, 'skip', weekOn(row, '2026-11-27').id) };
    },
  ],
  [
    'the end of a weekly hour by its player',
    'subscriptions',
    async (scene) => {
      const { id } = await weekly(scene);
      return { id, call: () => endByPlayer(scene.app, scene.user, id) };
    },
  ],
  [
    'the end of a weekly hour by its venue',
    'subscriptions',
    async (scene) => {
      const { id } = await weekly(scene);
      return { id, call: () => endByVenue(scene.app, scene.business, id) };
    },
  ],
  [
    'leaving the line',
    'waiting_entries',
    async (scene) => {
      const id = await offered(scene);
      return { id, call: () => leave(scene.app, scene.user, id) };
    },
  ],
  [
    'declining an offer',
    'waiting_entries',
    async (scene) => {
      const id = await offered(scene);
      return { id, call: () => decline(scene.app, scene.user, id) };
    },
  ],
  [
    'taking an offer',
    'waiting_entries',
    async (scene) => {
      const id = await offered(scene);
      return { id, call: () => accept(scene.app, scene.user, id) };
    },
  ],
];

describe('on postgres', () => {
  const scene = onPostgres();

  it.each(OF_HOURS)('%s waits for whoever holds the row of %s', async (_, table, make) =>
    waitsForRow(await scene(), table, make),
  );
});
