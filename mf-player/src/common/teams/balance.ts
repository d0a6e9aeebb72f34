import type { Position } from 'mf-shared/contracts/users';
import { LINES, type Line, lineOf } from './lines.ts';

/** A player for the teams; `rating` is the card's, 0 to 100. */
export type TeamPlayer = { id: string; rating: number; position: Position | null };
export type TeamKey = 'a' | 'b';
/** Ids of both teams. */
export type Split = Record<TeamKey, readonly string[]>;

export type Strength = { count: number; sum: number; average: number };
/** Compares two teams as a whole and line by line; lines without players are left out. */
export type Balance = Record<TeamKey, Strength> & {
  gap: number;
  lines: (Record<TeamKey, Strength> & { line: Line; gap: number })[];
};

/** Cost of one player too many in a line; higher than all ratings together. */
const COUNT_COST = 100_000;
/** Cost of one keeper too many; higher than everything else. */
const KEEPER_COST = 10_000_000;
/** The teams as a whole weigh more than each line. */
const TOTAL_WEIGHT = 4;

/**
 * Difference of two groups in rating points. Same size: the difference of their sums. Different size: the difference of
 * their averages times the mean size. 0 if one group is empty.
 */
export function gapOf(a: Pick<Strength, 'count' | 'sum'>, b: Pick<Strength, 'count' | 'sum'>): number {
  if (a.count === 0 || b.count === 0) return 0;
  return (2 * Math.abs(a.sum * b.count - b.sum * a.count)) / (a.count + b.count);
}

/** How many players more than necessary a line is uneven by. */
const excess = (a: number, b: number) => Math.abs(a - b) - ((a + b) % 2);

/** What a line adds to the cost of a split. */
export function lineCost(line: Line, aCount: number, aSum: number, bCount: number, bSum: number): number {
  const counts = excess(aCount, bCount) * (line === 'goal' ? KEEPER_COST : COUNT_COST);
  return counts + gapOf({ count: aCount, sum: aSum }, { count: bCount, sum: bSum });
}

/** What the teams as a whole add to the cost of a split. */
export const totalCost = (aCount: number, aSum: number, bCount: number, bSum: number): number =>
  TOTAL_WEIGHT * gapOf({ count: aCount, sum: aSum }, { count: bCount, sum: bSum });

function strengthOf(players: readonly TeamPlayer[]): Strength {
  const sum = players.reduce((total, { rating }) => total + rating, 0);
  return { count: players.length, sum, average: players.length === 0 ? 0 : sum / players.length };
}

/** Compares two teams of these players. */
export function balanceOf(players: readonly TeamPlayer[], split: Split): Balance {
  const byId = new Map(players.map((player) => [player.id, player]));
  const team = (key: TeamKey) => split[key].flatMap((id) => byId.get(id) ?? []);
  const [a, b] = [team('a'), team('b')];
  const whole = { a: strengthOf(a), b: strengthOf(b) };
  const lines = LINES.flatMap((line) => {
    const among = (all: TeamPlayer[]) => strengthOf(all.filter((one) => lineOf(one.position) === line));
    const own = { a: among(a), b: among(b) };
    return own.a.count + own.b.count === 0 ? [] : [{ line, ...own, gap: gapOf(own.a, own.b) }];
  });
  return { ...whole, gap: gapOf(whole.a, whole.b), lines };
}

/**
 * Cost of a split; lower is better. In this order: keepers on both teams, lines spread evenly, then 4 times the gap of
 * the teams plus the gap of each line.
 */
export function splitCost(players: readonly TeamPlayer[], split: Split): number {
  const { a, b, lines } = balanceOf(players, split);
  const inLines = lines.map((own) => lineCost(own.line, own.a.count, own.a.sum, own.b.count, own.b.sum));
  return inLines.reduce((sum, cost) => sum + cost, totalCost(a.count, a.sum, b.count, b.sum));
}
