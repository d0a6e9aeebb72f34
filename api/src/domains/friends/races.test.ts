import type { FriendAnswer, Friendship } from 'mf-shared/contracts/friends';
import { expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

const ROUNDS = Array.from({ length: 8 }, (_, i) => i);

onBothEngines('friends at once', (app) => {
  const post = (path: string, { token }: TestUser, json: unknown = {}) =>
    app().call<FriendAnswer & { code?: string }>('post', `/api/friends/${path}`, { token, json });
  const add = (from: TestUser, to: TestUser) => post('add', from, { receiverId: to.id });
  const pair = async () => [await createUser(app()), await createUser(app())] as const;
  const rowsOf = ({ id }: TestUser) =>
    app()
      .db.q.selectFrom('friendships')
      .selectAll()
      .where((eb) => eb.or([eb('user_a', '=', id), eb('user_b', '=', id)]))
      .execute();
  const status = async (me: TestUser, { id }: TestUser) =>
    (await app().call<Friendship>('get', `/api/friends/status/${id}`, { token: me.token })).body;
  const statuses = (answers: { status: number }[]) => answers.map((one) => one.status).sort();
  /** Starts the calls in an order that differs from round to round. */
  const together = <T>(round: number, calls: (() => Promise<T>)[]) => {
    const turn = round % calls.length;
    return Promise.all([...calls.slice(turn), ...calls.slice(0, turn)].map((call) => call()));
  };

  it.each(ROUNDS)('ads that cross are one friendship (%i)', async (round) => {
    const [one, other] = await pair();
    const answers = await together(round, [() => add(one, other), () => add(other, one)]);
    expect(statuses(answers)).toEqual([201, 201]);
    expect(await rowsOf(one)).toMatchObject([{ status: 'accepted' }]);
    expect((await status(one, other)).status).toBe('accepted');
  });

  it.each(ROUNDS)('many devices on both sides make one row (%i)', async (round) => {
    const [one, other] = await pair();
    const calls = Array.from({ length: 5 }, () => [() => add(one, other), () => add(other, one)]).flat();
    const answers = await together(round, calls);
    expect(await rowsOf(one)).toMatchObject([{ status: 'accepted' }]);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(2);
  });

  it('a request sent twenty times is one', async () => {
    const [one, other] = await pair();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(one, other)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'friend_request_pending')).toHaveLength(19);
    expect(await rowsOf(one)).toHaveLength(1);
  });

  it.each(ROUNDS)('of acceptance, rejection and withdrawal one wins (%i)', async (round) => {
    const [one, other] = await pair();
    const { id } = (await add(one, other)).body.friendship;
    const verbs = ['accept', 'reject', 'withdraw'] as const;
    const answers = await together(
      round,
      verbs.map((verb) => async () => ({
        verb,
        ...(await post(`${verb}/${id}`, verb === 'withdraw' ? one : other)),
      })),
    );
    const won = answers.filter((answer) => answer.status === 200);
    expect(won).toHaveLength(1);
    const accepted = won[0]?.verb === 'accept';
    expect(await rowsOf(one)).toHaveLength(accepted ? 1 : 0);
    expect((await status(other, one)).status).toBe(accepted ? 'accepted' : 'none');
  });

  it.each(ROUNDS)('a counter-request against a rejection leaves at most one row (%i)', async (round) => {
    const [one, other] = await pair();
    const { id } = (await add(one, other)).body.friendship;
    const [...answers] = await together(round, [
      async () => ({ verb: 'add', ...(await add(other, one)) }),
      async () => ({ verb: 'reject', ...(await post(`reject/${id}`, other)) }),
    ]);
    const rejected = answers.find((answer) => answer.verb === 'reject')?.status === 200;
    expect(answers.find((answer) => answer.verb === 'add')?.status).toBe(201);
    const rows = await rowsOf(one);
    expect(rows).toHaveLength(1);
    // If the rejection came first, the counter-request is a new request; else it was the acceptance.
    expect(rows[0]).toMatchObject(
      rejected ? { status: 'pending', sender_id: other.id } : { status: 'accepted', id },
    );
  });

  it('ends once', async () => {
    const [one, other] = await pair();
    await add(one, other);
    const { id } = (await add(other, one)).body.friendship;
    const answers = await Promise.all(
      [one, other, one, other].map(({ token }) => app().call('delete', `/api/friends/${id}`, { token })),
    );
    expect(statuses(answers)).toEqual([200, 404, 404, 404]);
    expect(await rowsOf(one)).toEqual([]);
  });
});
