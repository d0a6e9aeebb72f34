import { expect, it, onTestFailed } from 'vitest';
import { newId } from '../../src/base/id.ts';
import { pairOf } from '../../src/domains/friends/queries.ts';
import { createUser, type TestUser } from '../factories.ts';
import { onBothEngines, type TestApp } from '../harness.ts';
import { PASSWORD } from '../leavers.ts';
import { merged } from '../merging.ts';
import { quickHash } from '../passwords.ts';
import { type Random, randomFrom } from './random.ts';
import { deadlocks } from './tell.ts';

const ROUNDS = 10;
const PLAYERS = 10;
const ACTS = 14;
/** The refusals that a call may answer. Each says what happened. */
const SENTENCES = [
  ...['changed_meanwhile', 'user_not_found', 'unauthenticated', 'friend_request_not_found', 'not_yours'],
  ...['friend_request_pending', 'already_friends', 'not_reachable', 'blocked_by_you'],
];

type Answered = { status: number; body: { code?: string } };

/** Players of whom most know each other. Their links lie in the table in a random order. */
async function mesh(app: TestApp, random: Random): Promise<TestUser[]> {
  const password_hash = await quickHash(PASSWORD);
  const players: TestUser[] = [];
  for (let n = 0; n < PLAYERS; n += 1) players.push(await createUser(app, { password_hash }));
  const links = players.flatMap((one, n) =>
    players.slice(n + 1).flatMap((other) => {
      if (random.next() < 0.2) return [];
      const accepted = random.next() < 0.6;
      return {
        ...{ ...pairOf(one.id, other.id), id: newId(), sender_id: random.pick([one, other]).id },
        ...{ status: accepted ? ('accepted' as const) : ('pending' as const), created_at: 1 },
        accepted_at: accepted ? 2 : null,
      };
    }),
  );
  const shuffled = links.map((row) => ({ row, at: random.next() })).sort((a, b) => a.at - b.at);
  await app.db.q
    .insertInto('friendships')
    .values(shuffled.map(({ row }) => row))
    .execute();
  return players;
}

/** One player asks, answers, ends or blocks. */
async function befriend(app: TestApp, random: Random, players: readonly TestUser[]): Promise<Answered> {
  const { id, token } = random.pick(players);
  const links = await app.db.q.selectFrom('friendships').selectAll().execute();
  const own = links.filter((link) => link.user_a === id || link.user_b === id);
  const verb = random.pick(['add', 'accept', 'reject', 'withdraw', 'unfriend', 'unfriend', 'block']);
  const other = random.pick(players.filter((one) => one.id !== id)).id;
  const ask = (method: string, path: string, json: object = {}) =>
    app.call<{ code?: string }>(method, `/api/${path}`, { token, json });
  if (verb === 'add' || own.length === 0) return ask('post', 'friends/add', { receiverId: other });
  if (verb === 'block') return ask('post', 'blocks', { id: other, type: 'User' });
  const link = random.pick(own).id;
  return verb === 'unfriend' ? ask('delete', `friends/${link}`) : ask('post', `friends/${verb}/${link}`);
}

onBothEngines('merges beside friendships that begin and end', (app) => {
  it('succeed or say why, wait for nobody in a circle, and leave no link of who is gone', {
    timeout: 120_000,
  }, async () => {
    const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
    const random = randomFrom(seed);
    const met = new Map<string, number>();
    const count = (what: string, { status, body }: Answered) => {
      const said = status < 300 ? 'done' : `${body.code}`;
      met.set(`${what} ${said}`, (met.get(`${what} ${said}`) ?? 0) + 1);
      expect(['done', ...SENTENCES]).toContain(said);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const players = await mesh(app(), random);
      const [a, b, c, d, e, f, ...others] = players as [
        TestUser,
        TestUser,
        TestUser,
        TestUser,
        TestUser,
        TestUser,
      ];
      const gone: string[] = [];
      const unite = async (from: TestUser, into: TestUser) => {
        const admin = await createUser(app(), { role: 'admin' });
        const { done } = await merged(app(), admin, from.id, into.id);
        count('merge', done);
        if (done.status === 200) gone.push(from.id);
        // As an admin does: reads the preview again, until the other acts change it no more.
        if (done.body.code === 'changed_meanwhile') await unite(from, into);
      };
      const leave = async ({ id, token }: TestUser) => {
        const json = { password: PASSWORD };
        const answer = await app().call<{ code?: string }>('post', '/api/account/delete', { token, json });
        count('leave', answer);
        if (answer.status === 200) gone.push(id);
      };
      const acts = Array.from({ length: ACTS }, async () =>
        count('befriend', await befriend(app(), random, [a, b, c, d, ...others])),
      );
      await Promise.all([unite(a, b), leave(e), ...acts, unite(c, d), leave(f)]);
      const links = await app().db.q.selectFrom('friendships').select(['user_a', 'user_b']).execute();
      expect(links.filter(({ user_a, user_b }) => gone.includes(user_a) || gone.includes(user_b))).toEqual(
        [],
      );
    }
    expect(deadlocks([app()])).toEqual([]);
    expect(Object.fromEntries(met)).toMatchObject({
      ...{ 'merge done': expect.any(Number), 'leave done': expect.any(Number) },
      'befriend done': expect.any(Number),
    });
  });
});
