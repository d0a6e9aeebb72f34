import { lineCost, type TeamKey, type TeamPlayer, totalCost } from './balance.ts';
import { LINES, type Line, lineOf } from './lines.ts';

/** A split as bits: bit i is set if the i-th player of the order plays in team a. */
export type Found = { mask: number; cost: number };
export type Ordered = TeamPlayer & { line: Line; side: TeamKey | undefined };

type LineState = { line: Line; aCount: number; aSum: number; bCount: number; bSum: number };

/** Sorts by line, the strongest first: lines are finished early, and little remains to even out. */
export function inOrder(
  players: readonly TeamPlayer[],
  pinned: Readonly<Record<string, TeamKey>>,
): Ordered[] {
  const known = players.map((one) => ({ ...one, line: lineOf(one.position), side: pinned[one.id] }));
  return known.sort(
    (one, other) =>
      LINES.indexOf(one.line) - LINES.indexOf(other.line) ||
      other.rating - one.rating ||
      (one.id < other.id ? -1 : 1),
  );
}

/** Keeps the best few items, best first; ties stay in order of arrival. */
function collector(limit: number) {
  const best: Found[] = [];
  return {
    best,
    /** Cost of the worst kept split; nothing worse is kept. */
    bound: () => (best.length < limit ? Number.POSITIVE_INFINITY : (best[limit - 1]?.cost ?? 0)),
    add(found: Found) {
      let at = best.length;
      while (at > 0 && (best[at - 1]?.cost ?? 0) > found.cost) at--;
      best.splice(at, 0, found);
      if (best.length > limit) best.length = limit;
    },
  };
}

/** Sums of the first 0, 1, 2 … values. */
function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

/** Least and greatest sum of any `take` players from index `from` on: [from][take]. */
function reachOf(order: readonly Ordered[]): { least: number[][]; most: number[][] } {
  const least: number[][] = [];
  const most: number[][] = [];
  for (let from = 0; from <= order.length; from++) {
    const rest = order.slice(from).map((one) => one.rating);
    const up = rest.toSorted((x, y) => x - y);
    least.push(runningSums(up));
    most.push(runningSums(up.toReversed()));
  }
  return { least, most };
}

/**
 * The `limit` best splits of the ordered players with `sizeA` in team a, by branch and bound: players are placed one by
 * one. A branch ends when the cost of its finished lines plus the least reachable gap is no lower than the worst kept
 * split. Exact: no better split is missed. `firstInA` drops the mirror images.
 */
export function bestSplits(
  order: readonly Ordered[],
  sizeA: number,
  { limit, firstInA }: { limit: number; firstInA: boolean },
): Found[] {
  const count = order.length;
  const sizeB = count - sizeA;
  const total = order.reduce((sum, one) => sum + one.rating, 0);
  const { least, most } = reachOf(order);
  const kept = collector(limit);
  const even = (total * sizeA) / count;

  function wholeCost(sumA: number): number {
    return totalCost(sizeA, sumA, sizeB, total - sumA);
  }
  /** Least total cost that the players from `at` on can still reach. */
  function hope(at: number, inA: number, sumA: number): number {
    const low = sumA + (least[at]?.[sizeA - inA] ?? 0);
    const high = sumA + (most[at]?.[sizeA - inA] ?? 0);
    if (low > even) return wholeCost(low);
    return high < even ? wholeCost(high) : 0;
  }
  function visit(at: number, mask: number, inA: number, sumA: number, cost: number, line: LineState): void {
    if (inA > sizeA || at - inA > sizeB) return;
    const next = order[at];
    const closes = !next || next.line !== line.line;
    const spent = closes ? cost + lineCost(line.line, line.aCount, line.aSum, line.bCount, line.bSum) : cost;
    if (!next) {
      const found = { mask, cost: spent + wholeCost(sumA) };
      if (found.cost < kept.bound()) kept.add(found);
      return;
    }
    if (spent + hope(at, inA, sumA) >= kept.bound()) return;
    const open = closes ? { line: next.line, aCount: 0, aSum: 0, bCount: 0, bSum: 0 } : line;
    const mayA = next.side !== 'b';
    const mayB = next.side !== 'a' && !(firstInA && at === 0);
    const intoA = () => {
      const own = { ...open, aCount: open.aCount + 1, aSum: open.aSum + next.rating };
      visit(at + 1, mask | (1 << at), inA + 1, sumA + next.rating, spent, own);
    };
    const intoB = () =>
      visit(at + 1, mask, inA, sumA, spent, {
        ...open,
        bCount: open.bCount + 1,
        bSum: open.bSum + next.rating,
      });
    // The weaker side first: a good split found early cuts off most branches.
    const aFirst = open.aSum <= open.bSum;
    if (aFirst && mayA) intoA();
    if (mayB) intoB();
    if (!aFirst && mayA) intoA();
  }
  const [first] = order;
  if (first) visit(0, 0, 0, 0, 0, { line: first.line, aCount: 0, aSum: 0, bCount: 0, bSum: 0 });
  return kept.best;
}
