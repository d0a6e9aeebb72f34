import { expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { mergedParts } from '../../../test/merging.ts';

onBothEngines('a friendship with a merged account', (app) => {
  const player = () => createUser(app());
  const both = async () => [await player(), await player()] as const;
  const merge = (from: TestUser, into: TestUser) => mergedParts(app(), from, into);
  const add = (by: TestUser, receiverId: string) =>
    app().call('post', '/api/friends/add', { token: by.token, json: { receiverId } });

  it('is told live to friends: of whom they are strangers, and of whom they are friends now', async () => {
    const [from, into] = await both();
    const friend = await player();
    expect((await add(friend, from.id)).status).toBe(201);
    expect((await add(from, friend.id)).status).toBe(201);
    app().frames.length = 0;
    await merge(from, into);
    const heard = app().frames.flatMap(({ topic, frame }) =>
      frame.event === 'friendshipChanged' ? [{ topic, ...frame.data }] : [],
    );
    expect(heard).toMatchObject([
      { topic: `actor:${friend.id}`, userId: from.id, status: 'none' },
      expect.objectContaining({ status: 'accepted' }),
      expect.objectContaining({ status: 'accepted' }),
    ]);
    expect(heard.slice(1).map(({ topic, userId }) => [topic, userId])).toEqual(
      expect.arrayContaining([
        [`actor:${friend.id}`, into.id],
        [`actor:${into.id}`, friend.id],
      ]),
    );
  });

  it('keeps the link of the account that stays where both have one alike, and tells who is blocked now', async () => {
    const [from, into] = await both();
    const [friend, asked, barred] = [await player(), await player(), await player()];
    for (const one of [from, into]) {
      for (const other of [friend, asked]) expect((await add(one, other.id)).status).toBe(201);
      expect((await add(friend, one.id)).status).toBe(201);
    }
    await add(into, barred.id);
    const json = { id: barred.id, type: 'User' };
    expect((await app().call('post', '/api/blocks', { token: from.token, json })).status).toBe(201);
    const { q } = app().db;
    const ids = [from, into, friend, asked, barred].map(({ id }) => id);
    const links = () =>
      q.selectFrom('friendships').selectAll().where('user_a', 'in', ids).orderBy('id').execute();
    const kept = (await links()).filter(({ user_a, user_b }) => {
      const two = [user_a, user_b];
      return two.includes(into.id) && !two.includes(barred.id);
    });
    app().frames.length = 0;
    expect((await merge(from, into)).friends).toEqual({ moved: 0, dropped: 2 });
    expect(await links()).toEqual(kept);
    expect(app().frames).toContainEqual({
      topic: `actor:${barred.id}`,
      frame: {
        event: 'friendshipChanged',
        data: expect.objectContaining({ userId: into.id, status: 'none' }),
      },
    });
  });
});
