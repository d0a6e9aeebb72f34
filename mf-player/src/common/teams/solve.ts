import type { Split, TeamKey, TeamPlayer } from './balance.ts';
import { bestSplits, type Found, inOrder, type Ordered } from './search.ts';

export const MIN_PLAYERS = 4;
export const MAX_PLAYERS = 22;
/** How many of the best splits a new mix chooses from. */
const POOL = 40;
/** How much worse than the best a split may be: about 3 rating points between the teams. */
const TOLERANCE = 12;

export type SolveOptions = {
  /** 0 gives the best split; each further seed gives another split that is nearly as good. */
  seed?: number;
  /** Team of each player that must not move, by player id. */
  pinned?: Readonly<Record<string, TeamKey>>;
};

/**
 * Makes two teams of equal strength out of 4 to 22 players. Keepers and lines are spread first, then ratings count.
 * With an odd number one team gets one more player, and averages are compared. Seed 0 gives a best split (`splitCost`).
 * Every other seed gives one within 3 points of it, as different as possible from the earlier ones. The same players,
 * pins and seed always give the same teams.
 * @throws RangeError for fewer or more players.
 */
export function solveTeams(
  players: readonly TeamPlayer[],
  { seed = 0, pinned = {} }: SolveOptions = {},
): Split {
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS) {
    throw new RangeError(`${players.length} players`);
  }
  const order = inOrder(players, pinned);
  const found = sizesOf(order)
    .flatMap((sizeA) => bestSplits(order, sizeA, { limit: POOL, firstInA: isMirrored(order) }))
    .sort((one, other) => one.cost - other.cost || one.mask - other.mask)
    .slice(0, POOL);
  const near = found.filter(({ cost }) => cost <= (found[0]?.cost ?? 0) + TOLERANCE);
  const chosen = near.length > 1 ? apart(near)[seed % near.length] : near[0];
  return toSplit(order, chosen?.mask ?? 0);
}

/** Without pins and with equal sizes, every split has a mirror image. */
const isMirrored = (order: readonly Ordered[]) =>
  order.length % 2 === 0 && order.every((one) => one.side === undefined);

/** Sizes of team a to try: half of the players, unless pins force more to one side. */
function sizesOf(order: readonly Ordered[]): number[] {
  const half = order.length / 2;
  const pinnedTo = (key: TeamKey) => order.filter((one) => one.side === key).length;
  const [least, most] = [pinnedTo('a'), order.length - pinnedTo('b')];
  const within = (size: number) => Math.min(most, Math.max(least, size));
  const free = order.every((one) => one.side === undefined);
  const sizes = free ? [Math.ceil(half)] : [Math.ceil(half), Math.floor(half)];
  return [...new Set(sizes.map(within))];
}

/** Orders splits: the best first, then always the one farthest from all earlier ones. */
function apart(found: readonly Found[]): Found[] {
  const [best, ...others] = found;
  const ordered = best ? [best] : [];
  const rest = others.map((one) => ({ one, distance: best ? distance(one.mask, best.mask) : 0 }));
  while (rest.length > 0) {
    let at = 0;
    rest.forEach(({ distance: d }, i) => {
      if (d > (rest[at]?.distance ?? 0)) at = i;
    });
    const [next] = rest.splice(at, 1);
    if (!next) break;
    ordered.push(next.one);
    for (const other of rest)
      other.distance = Math.min(other.distance, distance(other.one.mask, next.one.mask));
  }
  return ordered;
}

/** The number of players that differ between two splits. */
function distance(one: number, other: number): number {
  let bits = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

const toSplit = (order: readonly Ordered[], mask: number): Split => ({
  a: order.filter((_, at) => (mask & (1 << at)) !== 0).map(({ id }) => id),
  b: order.filter((_, at) => (mask & (1 << at)) === 0).map(({ id }) => id),
});
