import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { pass } from '../../../test/community.ts';
import { type Random, randomFrom } from '../../../test/concurrency/random.ts';
import type { TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { agreed, allConfirm, captains, card, holdHour, list, rate, SIX } from '../../../test/matches.ts';

type Attempt = { by: TestUser; rateeId: string; speed: number };

/** Everybody rates everybody of both teams, in any order. Some rate the same player several times with other values. */
function attempts(random: Random, players: readonly TestUser[]): Attempt[] {
  const wanted = players.flatMap((by) =>
    players.flatMap(({ id }) =>
      Array.from({ length: 1 + random.below(3) }, () => ({ by, rateeId: id, speed: random.below(101) })),
    ),
  );
  return wanted
    .map((attempt) => ({ attempt, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ attempt }) => attempt);
}

onBothEngines('two teams that rate at once', (app) => {
  it.each([1, 2, 3])('count each opponent once and no team mate, in whatever order (%i)', async (seed) => {
    const { a, b, own, other, json } = await captains(app());
    const match = await agreed(app(), a, b, json);
    await allConfirm(app(), match);
    await holdHour(app(), a, Date.parse(match.startsAt));
    const teams = [own, other].map((lineup) => lineup.players.slice(0, 3).map((one) => one.player));
    const players = teams.flat().map((id) => ({ ...(id === b.id ? b : a), id }));
    await pass(app(), Date.parse(match.startsAt) + HOUR_MS - app().time.now, a, b, ...players);

    const given = new Map<string, number>();
    await Promise.all(
      attempts(randomFrom(seed), players).map(async ({ by, rateeId, speed }) => {
        const { status, body } = await rate(app(), by, match, { rateeId, ratings: { ...SIX, speed } });
        const isOpponent = teams.some((team) => team.includes(by.id) !== team.includes(rateeId));
        if (!isOpponent) expect(body.code).toBe('rating_not_opponent');
        else if (status !== 200) expect(body.code).toBe('already_rated');
        else {
          expect(given.has(`${by.id}>${rateeId}`)).toBe(false);
          given.set(`${by.id}>${rateeId}`, speed);
        }
      }),
    );
    expect(given.size).toBe(18);
    for (const player of players) {
      const speeds = [...given].flatMap(([pair, speed]) => (pair.endsWith(`>${player.id}`) ? [speed] : []));
      const sum = speeds.reduce((total, speed) => total + speed, 0);
      expect((await card(app(), player)).received).toMatchObject({ count: 3, sums: { speed: sum } });
      expect((await list(app(), player)).body[0]?.ratingGiven).toHaveLength(3);
    }
  });
});
