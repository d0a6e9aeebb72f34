import type { FriendAnswer } from 'mf-shared/contracts/friends';
import type { PriceRules } from 'mf-shared/contracts/prices';
import { describe, expect, it } from 'vitest';
import { closeIn, phoned } from './board.ts';
import { booked } from './booking.ts';
import { createUser, createVenue, type TestUser } from './factories.ts';
import { whileDoing, whileHeld } from './held.ts';
import { matchOf, onPostgres, type Scene, send } from './locked-rows.ts';
import { act } from './matches.ts';
import { join } from './waiting.ts';

/** One player asks the other to be friends. Answers the id of the request. */
async function friendsAsked(app: Scene['app'], from: TestUser, to: TestUser): Promise<string> {
  const json = { receiverId: to.id };
  const path = '/api/friends/add';
  const { body } = await app.call<FriendAnswer>('post', path, { token: from.token, json });
  return body.friendship.id ?? '';
}

describe('on postgres', () => {
  const scene = onPostgres();

  type Pair = [at: Scene, by: TestUser, whom: TestUser];
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
      async (at, by, whom) => () => send(at, by, path, json(whom.id)),
    ]),
    [
      'an answer to a request of friendship',
      async (at, by, whom) => {
        const id = await friendsAsked(at.app, whom, by);
        return () => send(at, by, `friends/accept/${id}`, {});
      },
    ],
    [
      'the end of a request of friendship',
      async (at, by, whom) => {
        const id = await friendsAsked(at.app, by, whom);
        return () => send(at, by, `friends/withdraw/${id}`, {});
      },
    ],
    [
      'calling a match off',
      async ({ app }, by, whom) => {
        const made = await matchOf(app, by, whom);
        return () => act(app, by, 'cancel', made.id);
      },
    ],
    [
      'calling off a match that the other one proposed',
      async ({ app }, by, whom) => {
        const made = await matchOf(app, whom, by);
        return () => act(app, by, 'cancel', made.id);
      },
    ],
  ])('%s waits for whose id comes first before it holds the other, whoever of them asks', async (_, make) => {
    const at = await scene();
    const { app } = at;
    for (const isAsking of [0, 1]) {
      const pair = [await createUser(app), await createUser(app)].sort((a, b) => (a.id < b.id ? -1 : 1));
      const [first, second] = pair as [TestUser, TestUser];
      const call = await (isAsking ? make(at, second, first) : make(at, first, second));
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
    const { app } = await scene();
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
    const at = await scene();
    const { app, user } = at;
    const other = await createUser(app);
    const by = (token: string) => ({ token });
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
    const { app, user, business, pitch } = await scene();
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
    const { app } = at;
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
    const { app, business } = await scene();
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
    const { app, business } = await scene();
    const { body } = await app.call<PriceRules>('get', '/api/business/prices', { token: business.token });
    const rule = { label: 'Akşam', fieldIds: [], weekdays: [], price: 900 };
    const range = { fromDate: null, toDate: null, start: null, end: null };
    const json = { rules: [{ ...rule, ...range }], version: body.version };
    const save = () => app.call('put', '/api/business/prices', { token: business.token, json });
    const { answers } = await whileHeld(app, { table: 'venues', id: business.id }, [save, save]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
