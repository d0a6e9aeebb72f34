import type { Split, TeamKey, TeamPlayer } from './balance.ts';
import { bestSplits, type Found, inOrder, type Ordered } from './search.ts';

export const MIN_PLAYERS = 4;
export const MAX_PLAYERS = 22;
/** How many of the best splits are looked at for a change. */
const POOL = 40;
/** By how much another split may be worse than the best: about 3 points of rating between the teams. */
const TOLERANCE = 12;

export type SolveOptions = {
  /** 0 is the best split; each further one brings another that is nearly as good, in turn. */
  seed?: number;
  /** Players who stay where they are, by id. */
  pinned?: Readonly<Record<string, TeamKey>>;
};

/**
 * Two teams of equal strength out of 4 to 22 players. Keepers are split and lines spread before ratings count; of
 * an odd number one team gets one more, and then averages are compared. Seed 0 gives a split that none beats
 * (`splitCost`), every other seed one within 3 points of it, as different as possible from those before. The same
 * players, pins and seed always give the same teams. Throws a RangeError for fewer or more players.
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

/** Without pins and with teams of one size, every split has its mirror image. */
const isMirrored = (order: readonly Ordered[]) =>
  order.length % 2 === 0 && order.every((one) => one.side === undefined);

/** Sizes of team a to try: halves, unless more are pinned to one side. */
function sizesOf(order: readonly Ordered[]): number[] {
  const half = order.length / 2;
  const pinnedTo = (key: TeamKey) => order.filter((one) => one.side === key).length;
  const [least, most] = [pinnedTo('a'), order.length - pinnedTo('b')];
  const within = (size: number) => Math.min(most, Math.max(least, size));
  const free = order.every((one) => one.side === undefined);
  const sizes = free ? [Math.ceil(half)] : [Math.ceil(half), Math.floor(half)];
  return [...new Set(sizes.map(within))];
}

/** The best one first, then each time the one that is farthest from all before it. */
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

/** In how many players two splits differ. */
function distance(one: number, other: number): number {
  let bits = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

const toSplit = (order: readonly Ordered[], mask: number): Split => ({
  a: order.filter((_, at) => (mask & (1 << at)) !== 0).map(({ id }) => id),
  b: order.filter((_, at) => (mask & (1 << at)) === 0).map(({ id }) => id),
});
