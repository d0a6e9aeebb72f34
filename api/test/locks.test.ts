import type { PriceRules } from 'mf-shared/contracts/prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LockedTable } from '../src/db/database.ts';
import { closeIn, hourAt, moveIn, phoned } from './board.ts';
import { approve, ask, booked, cancel, reject, remove } from './booking.ts';
import { createLineup, found, placed, postAd, posted, postLineup } from './community.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from './factories.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { whileDoing, whileHeld } from './held.ts';
import { act, agreed, draft, write } from './matches.ts';
import { passwordHash } from './second-factor.ts';
import { decide as saveSettings } from './settings.ts';
import {
  decide,
  endByPlayer,
  endByVenue,
  onWeek,
  pause,
  requested,
  subscribe,
  subscribed,
  weekOn,
} from './subscriptions.ts';
import { close } from './venue-closing.ts';
import { playedHour } from './visits.ts';
import { accept, decline, join, joined, leave } from './waiting.ts';

type Scene = { app: TestApp; user: TestUser; business: TestVenue; pitch: string };
type Locked = { id: string; call: () => Promise<{ status: number; body: unknown }> };
type Case = [verb: string, table: LockedTable, make: (scene: Scene) => Locked | Promise<Locked>];

const send = ({ app }: Scene, { token }: { token: string }, path: string, json: object, method = 'post') =>
  app.call(method, `/api/${path}`, { token, json });

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

const request = async ({ app, user, business }: Scene) => (await booked(app, user, business)).id;
async function approved(scene: Scene) {
  const id = await request(scene);
  await approve(scene.app, scene.business, id);
  return id;
}
const weekly = ({ app, user, business }: Scene) => subscribed(app, user, business);
async function offered(scene: Scene) {
  const holder = await createUser(scene.app);
  const { id } = await booked(scene.app, holder, scene.business);
  const entry = await joined(scene.app, scene.user, scene.business);
  await cancel(scene.app, holder, id);
  return entry.id;
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

async function matchOf(app: TestApp, a: TestUser, b: TestUser) {
  await write(app, b, a);
  const ad = await posted(app, a);
  return agreed(app, a, b, draft(app, a, b, { requestId: ad.id }));
}

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
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('postgres');
  });
  afterAll(() => app.close());
  const scene = async (): Promise<Scene> => {
    const [user, business] = [await createUser(app), await createVenue(app)];
    return { app, user, business, pitch: business.pitches[0]?.id ?? '' };
  };

  it.each([...OF_PLAYERS, ...OF_HOURS, ...OF_CLOSING, ...OF_OTHERS])(
    '%s waits for whoever holds the row of %s',
    async (_, table, make) => {
      const { id, call } = await make(await scene());
      const { waits, heldAhead, answers } = await whileHeld(app, { table, id }, [call]);
      expect(waits).toEqual([table]);
      // A call that waits for a row holds none that comes later in the locking order.
      expect(heldAhead).toEqual([]);
      expect(answers).toMatchObject([{ status: expect.toSatisfy((status) => status < 300) }]);
    },
  );

  type Pair = [by: TestUser, whom: TestUser];
  it.each<[verb: string, make: (...pair: Pair) => Promise<() => Promise<object>>]>([
    ...(
      [
        ['a block', 'blocks', (id: string) => ({ id, type: 'User' })],
        ['a request of friendship', 'friends/add', (receiverId: string) => ({ receiverId })],
        [
          'a message',
          'messages/send',
          (receiverId: string) => ({ receiverId, receiverModel: 'User', content: 'Selam' }),
        ],
      ] as const
    ).map(([verb, path, json]): [string, (...pair: Pair) => Promise<() => Promise<object>>] => [
      verb,
      async (by, whom) => {
        const at = await scene();
        return () => send(at, by, path, json(whom.id));
      },
    ]),
    [
      'calling a match off',
      async (by, whom) => {
        const made = await matchOf(app, by, whom);
        return () => act(app, by, 'cancel', made.id);
      },
    ],
    [
      'calling off a match that the other one proposed',
      async (by, whom) => {
        const made = await matchOf(app, whom, by);
        return () => act(app, by, 'cancel', made.id);
      },
    ],
  ])('%s waits for whose id comes first before it holds the other, whoever of them asks', async (_, make) => {
    for (const isAsking of [0, 1]) {
      const pair = [await createUser(app), await createUser(app)].sort((a, b) => (a.id < b.id ? -1 : 1));
      const [first, second] = pair as [TestUser, TestUser];
      const call = await (isAsking ? make(second, first) : make(first, second));
      const row = ({ id }: TestUser) => app.db.q.selectFrom('users').select('id').where('id', '=', id);
      let free: object[] = [];
      const { waits } = await whileDoing(
        app,
        ({ q }) => q.selectFrom('users').select('id').where('id', '=', first.id).forNoKeyUpdate().execute(),
        [call],
        async () => {
          free = await row(second).forNoKeyUpdate().skipLocked().execute();
        },
      );
      expect([waits, free]).toEqual([['users'], [{ id: second.id }]]);
    }
  });

  it('waits for the pitch whose id comes first before it holds another, however they are named', async () => {
    const business = await createVenue(app, {}, [{}, {}]);
    const [first = '', second = ''] = business.pitches.map(({ id }) => id).toSorted();
    const row = (id: string) => app.db.q.selectFrom('pitches').select('id').where('id', '=', id);
    let free: object[] = [];
    const { waits } = await whileDoing(
      app,
      ({ q }) => q.selectFrom('pitches').select('id').where('id', '=', first).forNoKeyUpdate().execute(),
      [() => closeIn(app, business, { fieldIds: [second, first] })],
      async () => {
        free = await row(second).forNoKeyUpdate().skipLocked().execute();
      },
    );
    expect([waits, free]).toEqual([['pitches'], [{ id: second }]]);
  });

  it('ends a friendship that is accepted while one of both blocks the other', async () => {
    const { user, business, pitch } = await scene();
    const other = await createUser(app);
    const by = (token: string) => ({ token });
    const at = { app, user, business, pitch };
    await send(at, user, 'friends/add', { receiverId: other.id });
    const ofUser = app.db.q.selectFrom('friendships').select('id').where('sender_id', '=', user.id);
    const { id } = await ofUser.executeTakeFirstOrThrow();
    const { answers } = await whileDoing(
      app,
      ({ q }) => q.updateTable('friendships').set({ status: 'accepted' }).where('id', '=', id).execute(),
      [() => send(at, by(user.token), 'blocks', { id: other.id, type: 'User' })],
    );
    expect(answers).toMatchObject([{ status: 201 }]);
    expect(await ofUser.execute()).toEqual([]);
  });

  it('lets nobody into the line for an hour that is just being given back', async () => {
    const { user, business, pitch } = await scene();
    await booked(app, await createUser(app), business);
    const { answers } = await whileDoing(
      app,
      ({ q }) => q.deleteFrom('cells').where('pitch_id', '=', pitch).execute(),
      [() => join(app, user, business)],
    );
    expect(answers).toMatchObject([{ status: 409, body: { code: 'waiting_hour_free' } }]);
  });

  it.each(['put', 'delete'])('tells who has just entered a tournament of its %s too', async (method) => {
    const at = await scene();
    const player = await createUser(app);
    const json = { name: 'Kupa', date: '2026-11-30', location: { city: 'Muş' }, fee: 0, capacity: 8 };
    const { body } = await send(at, at.user, 'tournaments/create', json);
    const { id } = (body as { tournament: { id: string } }).tournament;
    const entry = { tournament_id: id, user_id: player.id, registered_at: app.time.now };
    const { answers } = await whileDoing(
      app,
      async ({ q }) => {
        await q.selectFrom('tournaments').select('id').where('id', '=', id).forNoKeyUpdate().execute();
        await q.insertInto('tournament_participants').values(entry).execute();
      },
      [() => send(at, at.user, `tournaments/${id}`, { ...json, fee: 50, version: 1 }, method)],
    );
    expect(answers).toMatchObject([{ status: 200 }]);
    const told = app.db.q.selectFrom('notifications').select('link').where('owner_id', '=', player.id);
    expect(await told.execute()).toEqual([{ link: `/tournament/${id}` }]);
  });

  it('writes one of two changes of a phone booking that saw the same version', async () => {
    const { business } = await scene();
    const { id, version } = await phoned(app, business);
    const name = (text: string) => () =>
      app.call('put', `/api/business/phone-bookings/${id}`, {
        token: business.token,
        json: { name: text, version },
      });
    const { answers } = await whileHeld(app, { table: 'phone_bookings', id }, [name('Can'), name('Nur')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('saves one of two lists of prices that saw the same state', async () => {
    const { business } = await scene();
    const { body } = await app.call<PriceRules>('get', '/api/business/prices', { token: business.token });
    const rule = { label: 'Akşam', fieldIds: [], weekdays: [], price: 900 };
    const range = { fromDate: null, toDate: null, start: null, end: null };
    const json = { rules: [{ ...rule, ...range }], version: body.version };
    const save = () => app.call('put', '/api/business/prices', { token: business.token, json });
    const { answers } = await whileHeld(app, { table: 'venues', id: business.id }, [save, save]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
