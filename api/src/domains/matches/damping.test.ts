import fc from 'fast-check';
import { SKILLS } from 'mf-shared/contracts/users';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { AGREED, card, holdHour, rate, SIX } from '../../../test/matches.ts';
import { wrongSums } from '../../../test/rating-sums.ts';
import { newId } from '../../base/id.ts';

/** A played match: everybody of `a` against everybody of `b`. */
async function playedMatch(app: TestApp, a: readonly TestUser[], b: readonly TestUser[]) {
  const { db, time } = app;
  const [one, two] = [a[0]?.id ?? '', b[0]?.id ?? ''];
  const id = newId();
  const starts_at = time.now - 2 * HOUR_MS;
  await holdHour(app, { id: one }, starts_at);
  const facts = {
    ...AGREED,
    request_id: newId(),
    date: '2026-11-18',
    hour: '12:00',
    location: 'Saha',
    starts_at,
  };
  const lineups = { lineup_a: null, lineup_b: null, name_a: null, name_b: null, created_at: 0 };
  await db.q
    .insertInto('matches')
    .values({ id, user_a: one, user_b: two, ...facts, ...lineups })
    .execute();
  const place = {
    match_id: id,
    plays: 1,
    answer: 'in' as const,
    answered_at: 0,
    sort: 0,
    position: null,
    x: null,
    y: null,
    starts_at,
  };
  const rows = [a, b].flatMap((side, at) =>
    side.map((user) => ({ ...place, user_id: user.id, side: at === 0 ? ('a' as const) : ('b' as const) })),
  );
  await db.q.insertInto('match_participants').values(rows).execute();
  return { id };
}

const team = (app: TestApp, size: number) =>
  Promise.all(Array.from({ length: size }, () => createUser(app, { speed: 60 })));

/** The same value for every skill. */
const all = (value: number) => Object.fromEntries(SKILLS.map((skill) => [skill, value]));

onBothEngines('damping of ratings', (app) => {
  it('counts raters, and lets the second rating of the same one weigh a third', async () => {
    const [a, b] = await Promise.all([createUser(app()), createUser(app(), { speed: 60 })]);
    for (const value of [80, 90]) {
      const match = await playedMatch(app(), [a], [b]);
      expect((await rate(app(), a, match, { rateeId: b.id, ratings: all(value) })).status).toBe(200);
    }
    // One rater: the mean 85 has weight 1.33; (60·5 + 85·1.33) / 6.33 = 65.3
    const own = await card(app(), b);
    expect(own).toMatchObject({ raters: 1, fifaStats: { speed: 65 } });
    expect(own.received).toMatchObject({ count: 2, raters: 1, weight: 1.33, sums: { speed: 113.05 } });
    expect(await card(app(), b, a)).toMatchObject({ raters: 1, fifaStats: { speed: 65 } });
  });

  it('takes the repetition back from both cards when it is answered', async () => {
    const [a, b] = await Promise.all([createUser(app()), createUser(app())]);
    const matches = [await playedMatch(app(), [a], [b]), await playedMatch(app(), [a], [b])];
    for (const match of matches) await rate(app(), a, match, { rateeId: b.id });
    expect((await card(app(), b)).received?.weight).toBe(1.33);
    for (const match of matches) await rate(app(), b, match, { rateeId: a.id });
    for (const one of [a, b]) {
      expect((await card(app(), one)).received).toMatchObject({ count: 2, raters: 1, weight: 1 });
    }
  });

  it('gives every one of five raters a whole voice', async () => {
    const [raters, [ratee]] = await Promise.all([team(app(), 5), team(app(), 1)]);
    if (!ratee) throw new Error('Nobody to rate.');
    const match = await playedMatch(app(), raters, [ratee]);
    const given = [70, 75, 80, 85, 91];
    await Promise.all(
      raters.map((rater, i) => rate(app(), rater, match, { rateeId: ratee.id, ratings: all(given[i] ?? 0) })),
    );
    // (60·5 + 401) / 10 = 70.1
    expect(await card(app(), ratee, raters[0])).toMatchObject({ raters: 5, fifaStats: { speed: 70 } });
    expect((await card(app(), ratee)).received).toMatchObject({ count: 5, weight: 5, sums: { speed: 401 } });
  });

  it('keeps the sums right whoever rates whom at the same moment', async () => {
    const plan = fc.array(
      fc.record({ rounds: fc.integer({ min: 1, max: 3 }), keep: fc.array(fc.boolean(), { maxLength: 12 }) }),
      { minLength: 1, maxLength: 3 },
    );
    const [left, right] = await Promise.all([team(app(), 2), team(app(), 3)]);
    await fc.assert(
      fc.asyncProperty(plan, fc.integer({ min: 0, max: 100 }), async (steps, value) => {
        for (const { rounds, keep } of steps) {
          const matches = await Promise.all(
            Array.from({ length: rounds }, () => playedMatch(app(), left, right)),
          );
          const pairs = left.flatMap((a) => right.flatMap((b) => [[a, b] as const, [b, a] as const]));
          const calls = matches.flatMap((match) =>
            pairs
              .filter((_, at) => keep[at] ?? true)
              .map(([by, of], at) =>
                rate(app(), by, match, {
                  rateeId: of.id,
                  ratings: { ...SIX, speed: value, passing: (value + at * 7) % 101 },
                }),
              ),
          );
          const answers = await Promise.all(calls);
          expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        }
        expect(await wrongSums(app().db.q)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});
