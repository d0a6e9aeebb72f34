import { HOUR_MS, WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { found, pass, postAd, withdraw } from '../../../test/community.ts';
import { randomFrom } from '../../../test/concurrency/random.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

const KINDS = [
  { type: 'findPlayer', positionNeeded: 'Bek' },
  { type: 'findTeam', position: 'Kanat' },
  { type: 'findTeam', position: 'Kaleci' },
];

onBothEngines('ads posted at once', (app) => {
  const rowsOf = (user: TestUser) =>
    app().db.q.selectFrom('ads').selectAll().where('user_id', '=', user.id).execute();

  it('lets one of twenty through', async () => {
    const user = await createUser(app());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => postAd(app(), user, KINDS[i % 3])),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it('lets none through beyond the fifth', async () => {
    const user = await createUser(app());
    for (let i = 0; i < 4; i++) {
      const { body } = await postAd(app(), user);
      await withdraw(app(), user, body.request.id);
    }
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => postAd(app(), user)));
      const made = answers.filter((answer) => answer.status === 201);
      expect(made).toHaveLength(round === 0 ? 1 : 0);
      for (const { body } of made) await withdraw(app(), user, body.request.id);
    }
    expect(await rowsOf(user)).toHaveLength(5);
  });

  it.each([1, 2, 3, 4])('holds its limits against whatever comes in whatever order (%i)', async (seed) => {
    const random = randomFrom(seed);
    const started = app().time.now;
    const users = await Promise.all(Array.from({ length: 3 }, () => createUser(app())));
    const posts = new Map<string, { at: number; keeper: boolean }[]>();
    const up = new Map<string, string>();
    const act = async (user: TestUser) => {
      const open = up.get(user.id);
      if (open && random.next() < 0.5) {
        await (random.next() < 0.5 ? withdraw : found)(app(), user, open);
        return;
      }
      const kind = random.pick(KINDS);
      const at = app().time.now;
      const { status, body } = await postAd(app(), user, kind);
      if (status === 201) {
        up.set(user.id, body.request.id);
        const keeper = kind.position === 'Kaleci';
        posts.set(user.id, [...(posts.get(user.id) ?? []), { at, keeper }]);
      } else expect([409, 429]).toContain(status);
    };
    for (let step = 0; step < 60; step++) {
      await Promise.all(Array.from({ length: 6 }, () => act(random.pick(users))));
      const now = app().time.now;
      for (const user of users) {
        const active = (await rowsOf(user)).filter((row) => row.status === 'active' && row.expires_at > now);
        expect(active.length).toBeLessThanOrEqual(1);
      }
      await pass(app(), random.below(8 * HOUR_MS), ...users);
    }
    for (const made of posts.values()) {
      for (const [i, { at, keeper }] of made.entries()) {
        const week = made.slice(0, i + 1).filter((one) => one.at > at - WEEK_MS);
        expect(week.length).toBeLessThanOrEqual(keeper ? 14 : 5);
      }
    }
    expect(Math.max(...[...posts.values()].map((made) => made.length))).toBeGreaterThan(5);
    app().time.now = started;
  });
});
