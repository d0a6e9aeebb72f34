import fc from 'fast-check';
import { LINEUP_SLOTS, lineupProblem } from 'mf-shared/contracts/lineups';
import { POSITIONS, type Position } from 'mf-shared/contracts/users';
import { expect, test } from 'vitest';
import {
  balanceOf,
  gapOf,
  lineOf,
  placeTeam,
  type Split,
  solveTeams,
  splitCost,
  type TeamKey,
  type TeamPlayer,
} from './index.ts';

const player = fc.record({
  rating: fc.integer({ min: 0, max: 100 }),
  position: fc.constantFrom(...POSITIONS, null),
});
const squad = (minLength: number, maxLength: number) =>
  fc
    .array(player, { minLength, maxLength })
    .map((all): TeamPlayer[] => all.map((one, at) => ({ ...one, id: `p${at}` })));

/** Every split into halves (with an odd number either team may have one more) that keeps the pins. */
function everySplit(players: readonly TeamPlayer[], pinned: Record<string, TeamKey> = {}): Split[] {
  const found: Split[] = [];
  for (let mask = 0; mask < 1 << players.length; mask++) {
    const inA = players.filter((_, at) => mask & (1 << at));
    const inB = players.filter((_, at) => !(mask & (1 << at)));
    if (Math.abs(inA.length - inB.length) > 1) continue;
    const split = { a: inA.map(({ id }) => id), b: inB.map(({ id }) => id) };
    if (Object.entries(pinned).every(([id, key]) => split[key].includes(id))) found.push(split);
  }
  return found;
}

const costsOf = (players: readonly TeamPlayer[], splits: readonly Split[]) =>
  splits.map((split) => splitCost(players, split));

test('no split of up to twelve players is better than the one found', () => {
  fc.assert(
    fc.property(squad(4, 12), (players) => {
      const best = Math.min(...costsOf(players, everySplit(players)));
      expect(splitCost(players, solveTeams(players))).toBeCloseTo(best, 6);
    }),
    { numRuns: 60 },
  );
});

test('pins stay, and nothing else is given away for them', () => {
  const pinnedSquad = squad(5, 10).chain((players) =>
    fc.record({
      players: fc.constant(players),
      a: fc.subarray(players.slice(0, 3).map(({ id }) => id)),
      b: fc.subarray(players.slice(3, 5).map(({ id }) => id)),
    }),
  );
  fc.assert(
    fc.property(pinnedSquad, ({ players, a, b }) => {
      const pinned: Record<string, TeamKey> = {
        ...Object.fromEntries(a.map((id) => [id, 'a' as const])),
        ...Object.fromEntries(b.map((id) => [id, 'b' as const])),
      };
      const best = Math.min(...costsOf(players, everySplit(players, pinned)));
      const split = solveTeams(players, { pinned });
      for (const [id, key] of Object.entries(pinned)) expect(split[key]).toContain(id);
      expect(splitCost(players, split)).toBeCloseTo(best, 6);
    }),
    { numRuns: 60 },
  );
});

test('up to 22 players: everybody plays once, keepers are split, lines spread, any seed, always the same', () => {
  fc.assert(
    fc.property(squad(4, 22), fc.nat(1000), (players, seed) => {
      const split = solveTeams(players, { seed });
      expect([...split.a, ...split.b].sort()).toEqual(players.map(({ id }) => id).sort());
      const { a, b, lines } = balanceOf(players, split);
      expect(Math.abs(a.count - b.count)).toBe(players.length % 2);
      for (const line of lines) expect(Math.abs(line.a.count - line.b.count)).toBeLessThan(2);
      expect(solveTeams([...players].reverse(), { seed })).toEqual(split);
      const loss = splitCost(players, split) - splitCost(players, solveTeams(players));
      expect(loss).toBeGreaterThan(-1e-6);
      expect(loss).toBeLessThan(12.001);
    }),
    { numRuns: 60 },
  );
});

test('another seed gives other teams while there are any that are nearly as good', () => {
  const players = Array.from({ length: 14 }, (_, at): TeamPlayer => {
    return { id: `p${at}`, rating: 60 + (at % 5), position: POSITIONS[at % 7] ?? null };
  });
  const teamOf = (seed: number) => {
    const { a, b } = solveTeams(players, { seed });
    return (a.includes('p0') ? a : b).toSorted().join();
  };
  expect(new Set([0, 1, 2, 3, 4].map(teamOf)).size).toBe(5);
  // The first change is the largest.
  const whole = teamOf(0).split(',');
  const changed = Array.from({ length: 40 }, (_, seed) => {
    const kept = teamOf(seed)
      .split(',')
      .filter((id) => whole.includes(id)).length;
    return whole.length - kept;
  });
  expect(changed[1]).toBe(Math.max(...changed));
});

test.each([
  [1.5, 2],
  [1.6, 1],
])('a split may be worse than the best by 12, and no more (ratings %d apart: %i splits)', (apart, splits) => {
  // The two ways to spread both lines differ by 8 times the smaller distance within a line.
  const [low, high] = [60, 60 + apart];
  const players = (
    [
      ['a', high, 'Kaleci'],
      ['b', low, 'Kaleci'],
      ['c', high, 'Forvet'],
      ['d', low, 'Forvet'],
    ] as const
  ).map(([id, rating, position]): TeamPlayer => ({ id, rating, position }));
  const found = [0, 1, 2, 3].map((seed) => solveTeams(players, { seed }).a.toSorted().join());
  expect(new Set(found).size).toBe(splits);
});

test('more pinned to one side than fit still get teams', () => {
  const players = Array.from(
    { length: 6 },
    (_, at): TeamPlayer => ({ id: `p${at}`, rating: 50, position: null }),
  );
  const split = solveTeams(players, { pinned: { p0: 'a', p1: 'a', p2: 'a', p3: 'a' } });
  expect([...split.a].sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
});

test('a split costs 4 times the gap of the teams and that of each line, a line too full more, a keeper too many most', () => {
  const positions: Position[] = ['Kaleci', 'Kaleci', 'Stoper', 'Bek'];
  const players = [60, 50, 70, 40].map((rating, at) => ({
    id: `${at}`,
    rating,
    position: positions[at] ?? null,
  }));
  expect(splitCost(players, { a: ['0', '3'], b: ['1', '2'] })).toBe(4 * 20 + 10 + 30);
  expect(splitCost(players, { a: ['0', '1'], b: ['2', '3'] })).toBe(2 * 10_000_000 + 2 * 100_000);
});

test('teams of different sizes are compared by their averages, and nobody with nobody', () => {
  expect(gapOf({ count: 5, sum: 300 }, { count: 5, sum: 320 })).toBe(20);
  expect(gapOf({ count: 4, sum: 240 }, { count: 6, sum: 420 })).toBe(48);
  expect(gapOf({ count: 0, sum: 0 }, { count: 6, sum: 420 })).toBe(0);
});

test('every position plays in its line', () => {
  const lines = ['goal', 'defence', 'defence', 'midfield', 'midfield', 'attack', 'attack', 'any'];
  const positions: (Position | null)[] = [
    ...(['Kaleci', 'Stoper', 'Bek', 'Orta Saha', 'Ofansif Orta Saha', 'Kanat', 'Forvet'] as const),
    null,
  ];
  expect(positions.map(lineOf)).toEqual(lines);
});

test('too few and too many are refused', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, rating: 1, position: null }));
  expect(() => solveTeams(of(3))).toThrow(RangeError);
  expect(() => solveTeams(of(23))).toThrow(RangeError);
  expect([4, 22].map((count) => solveTeams(of(count)).b.length)).toEqual([2, 11]);
});

test('a team of five to eleven is a lineup, each as near to the own position as is free', () => {
  fc.assert(
    fc.property(squad(5, 11), (players) => {
      const placed = placeTeam(players);
      expect(lineupProblem({ name: 'x', players: placed })).toBeNull();
      expect(placed.map((one) => one.player)).toEqual(players.map(({ id }) => id));
      const keepers = players.filter(({ position }) => position === 'Kaleci');
      const inGoal = placed.find((one) => one.position === 'Kaleci')?.player;
      if (keepers.length > 0) expect(keepers.map(({ id }) => id)).toContain(inGoal);
      else if (players.length < 11) expect(inGoal).toBeUndefined();
    }),
  );
  const five = (['Kaleci', 'Stoper', 'Bek', 'Kanat', 'Forvet'] as const).map((position) => ({
    id: position,
    rating: 60,
    position,
  }));
  const [somebody] = placeTeam([{ id: 'x', rating: 60, position: null }]);
  const [first] = LINEUP_SLOTS.filter(({ position }) => position !== 'Kaleci');
  expect(somebody).toMatchObject({ position: first?.position, x: first?.x, y: first?.y });
  expect(placeTeam(five).map((one) => one.position)).toEqual(five.map(({ position }) => position));
  expect(lineOf('Bek')).toBe('defence');
});
