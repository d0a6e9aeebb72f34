import { describe, it } from 'vitest';
import type { LockedTable } from '../src/db/database.ts';
import { ask, booked } from './booking.ts';
import { createLineup, found, placed, postAd, posted, postLineup } from './community.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import {
  type Case,
  matchOf,
  offered,
  onPostgres,
  request,
  type Scene,
  send,
  waitsForRow,
  weekly,
} from './locked-rows.ts';
import { act } from './matches.ts';
import { called, replyAsGuest } from './rosters.ts';
import { passwordHash } from './second-factor.ts';
import { subscribe } from './subscriptions.ts';
import { close } from './venue-closing.ts';
import { playedHour } from './visits.ts';
import { join } from './waiting.ts';

/** Deleting an account waits for these, and they wait for it. */
const OF_PLAYERS: Case[] = [
  [
    'asking for an hour',
    'users',
    ({ app, user, business }) => ({ id: user.id, call: () => ask(app, user, business) }),
  ],
  [
    'asking for a weekly hour',
    'users',
    ({ app, user, business }) => ({ id: user.id, call: () => subscribe(app, user, business) }),
  ],
  ['an ad', 'users', ({ app, user }) => ({ id: user.id, call: () => postAd(app, user) })],
  [
    'a lineup',
    'users',
    async ({ app, user }) => {
      const mates = await Promise.all([1, 2, 3, 4].map(() => createUser(app)));
      const players = placed([user, ...mates].map(({ id }) => id));
      return { id: user.id, call: () => postLineup(app, user, { name: 'Takım', players }) };
    },
  ],
  [
    'the end of a lineup',
    'users',
    async (scene) => {
      const { id } = await createLineup(scene.app, scene.user);
      return { id: scene.user.id, call: () => send(scene, scene.user, `lineups/${id}`, {}, 'delete') };
    },
  ],
  [
    'the end of an ad',
    'users',
    async ({ app, user }) => {
      const { id } = await posted(app, user);
      return { id: user.id, call: () => found(app, user, id) };
    },
  ],
  [
    'a challenge',
    'users',
    (scene) => {
      const json = { type: 'rakip-bul', details: 'Cuma', contactInfo: 'Mesaj' };
      return { id: scene.user.id, call: () => send(scene, scene.user, 'challenges/create', json) };
    },
  ],
  [
    'a tournament',
    'users',
    (scene) => {
      const json = { name: 'Kupa', date: '2026-11-30', location: { city: 'Muş' }, fee: 0, capacity: 8 };
      return { id: scene.user.id, call: () => send(scene, scene.user, 'tournaments/create', json) };
    },
  ],
  [
    'hiding what is recommended',
    'users',
    (scene) => {
      const json = { kind: 'venue', targetId: scene.business.id };
      return { id: scene.user.id, call: () => send(scene, scene.user, 'recommendations/dismissals', json) };
    },
  ],
  [
    'another address of the calendar',
    'users',
    (scene) => ({
      id: scene.user.id,
      call: () => send(scene, scene.user, 'calendar/feed/rotate', {}),
    }),
  ],
  [
    'a review',
    'users',
    async (scene) => {
      await playedHour(scene.app, scene.business, scene.user);
      const json = { rating: 5, comment: 'Harika' };
      return {
        id: scene.user.id,
        call: () => send(scene, scene.user, `business/${scene.business.id}/ratings`, json),
      };
    },
  ],
  [
    'a place in line',
    'users',
    async ({ app, user, business }) => {
      await booked(app, await createUser(app), business);
      return { id: user.id, call: () => join(app, user, business) };
    },
  ],
  [
    'a request of friendship, for who is asked,',
    'users',
    async (scene) => {
      const other = await createUser(scene.app);
      return { id: other.id, call: () => send(scene, scene.user, 'friends/add', { receiverId: other.id }) };
    },
  ],
  [
    'a block, for who is blocked,',
    'users',
    async (scene) => {
      const other = await createUser(scene.app);
      return { id: other.id, call: () => send(scene, scene.user, 'blocks', { id: other.id, type: 'User' }) };
    },
  ],
  [
    'a mark, for who did not come,',
    'users',
    async (scene) => {
      const reservationId = await playedHour(scene.app, scene.business, scene.user);
      const json = { reservationId, attendance: 'no_show' };
      return { id: scene.user.id, call: () => send(scene, scene.business, 'reservations/attendance', json) };
    },
  ],
];

async function match(app: TestApp) {
  const [a, b] = [await createUser(app), await createUser(app)];
  return { a, b, match: await matchOf(app, a, b) };
}

const OF_CLOSING: Case[] = (
  [
    ['pitches', async ({ pitch }) => pitch],
    ['subscriptions', async (scene) => (await weekly(scene)).id],
    ['reservations', (scene) => request(scene)],
    ['waiting_entries', (scene) => offered(scene)],
    ['venues', async ({ business }) => business.id],
  ] satisfies [LockedTable, (scene: Scene) => Promise<string>][]
).map(([table, idOf]) => [
  'the end of a venue',
  table,
  async (scene) => {
    const change = { password_hash: await passwordHash };
    await scene.app.db.q.updateTable('venues').set(change).where('id', '=', scene.business.id).execute();
    return { id: await idOf(scene), call: () => close(scene.app, scene.business) };
  },
]);

const OF_OTHERS: Case[] = [
  [
    'a message to a venue',
    'venues',
    (scene) => {
      const json = { receiverId: scene.business.id, receiverModel: 'Business', content: 'Merhaba' };
      return { id: scene.business.id, call: () => send(scene, scene.user, 'messages/send', json) };
    },
  ],
  [
    'price rules',
    'venues',
    (scene) => ({
      id: scene.business.id,
      call: () => send(scene, scene.business, 'business/prices', { rules: [] }, 'put'),
    }),
  ],
  [
    'an invitation',
    'venues',
    (scene) => {
      const json = { name: 'Can', email: `can-${scene.business.id}@ekip.test`, role: 'staff' };
      return { id: scene.business.id, call: () => send(scene, scene.business, 'business/staff', json) };
    },
  ],
  ...(['users', 'venues'] as const).map(
    (table): Case => [
      'a block by a venue',
      table,
      (scene) => ({
        id: (table === 'users' ? scene.user : scene.business).id,
        call: () => send(scene, scene.business, 'blocks', { id: scene.user.id, type: 'User' }),
      }),
    ],
  ),
  [
    'calling a match off',
    'matches',
    async ({ app }) => {
      const { a, match: made } = await match(app);
      return { id: made.id, call: () => act(app, a, 'cancel', made.id) };
    },
  ],
  [
    'an answer, for the other captain,',
    'users',
    async ({ app }) => {
      const { a, b, match: made } = await match(app);
      return { id: b.id, call: () => act(app, a, 'answer', made.id, { answer: 'in' }) };
    },
  ],
  [
    'a place in a tournament',
    'tournaments',
    async (scene) => {
      const json = { name: 'Kupa', date: '2026-11-30', location: { city: 'Muş' }, fee: 0, capacity: 8 };
      const { body } = await send(scene, await createUser(scene.app), 'tournaments/create', json);
      const { id } = (body as { tournament: { id: string } }).tournament;
      return { id, call: () => send(scene, scene.user, 'tournaments/register', { tournamentId: id }) };
    },
  ],
  [
    'an answer to a match',
    'rosters',
    async ({ app, user, business }) => {
      const code = await called(app, user, business);
      const made = app.db.q.selectFrom('rosters').select('id').where('code', '=', code);
      const { id } = await made.executeTakeFirstOrThrow();
      return { id, call: () => replyAsGuest(app, code, 1) };
    },
  ],
  ...(['users', 'tournaments'] as const).map(
    (table): Case => [
      `a change of a tournament, to whoever is in it (${table})`,
      table,
      async (scene) => {
        const { app, user } = scene;
        const player = await createUser(app);
        const json = { name: 'Kupa', date: '2026-11-30', location: { city: 'Muş' }, fee: 0, capacity: 8 };
        const { body } = await send(scene, user, 'tournaments/create', json);
        const { id } = (body as { tournament: { id: string } }).tournament;
        await send(scene, player, 'tournaments/register', { tournamentId: id });
        const call = () =>
          app.call('put', `/api/tournaments/${id}`, {
            token: user.token,
            json: { ...json, fee: 50, version: 1 },
          });
        return { id: table === 'users' ? player.id : id, call };
      },
    ],
  ),
];

describe('on postgres', () => {
  const scene = onPostgres();

  it.each([...OF_PLAYERS, ...OF_CLOSING, ...OF_OTHERS])(
    '%s waits for whoever holds the row of %s',
    async (_, table, make) => waitsForRow(await scene(), table, make),
  );
});
