import { LINEUP_SLOTS, type LineupPlayerInput } from 'mf-shared/contracts/lineups';
import type { TeamPlayer } from './balance.ts';
import { LINES, lineOf } from './lines.ts';

/** How far a place is from where the player plays: 0 the own position, 1 the own line, then line by line. */
function strangeness({ position }: TeamPlayer, slot: (typeof LINEUP_SLOTS)[number]): number {
  if (slot.position === position) return 0;
  const [own, there] = [LINES.indexOf(lineOf(position)), LINES.indexOf(lineOf(slot.position))];
  // Nobody ends up in goal, and no keeper leaves it, while there is any other place.
  const keeper = (slot.position === 'Kaleci') !== (position === 'Kaleci') ? 10 : 0;
  return 1 + keeper + (position === null ? 0 : Math.abs(own - there));
}

/** Everybody on one of the eleven places of a lineup, as near to the own position as is free; 11 at most. */
export function placeTeam(players: readonly TeamPlayer[]): LineupPlayerInput[] {
  const wishes = players.flatMap((player, order) =>
    LINEUP_SLOTS.map((slot, at) => ({ player, slot, at, order, far: strangeness(player, slot) })),
  );
  wishes.sort((one, other) => one.far - other.far || one.order - other.order || one.at - other.at);
  const taken = new Set<number>();
  const placed = new Map<string, LineupPlayerInput>();
  for (const { player, slot, at } of wishes) {
    if (taken.has(at) || placed.has(player.id)) continue;
    taken.add(at);
    placed.set(player.id, { player: player.id, position: slot.position, x: slot.x, y: slot.y });
  }
  return players.flatMap((player) => placed.get(player.id) ?? []);
}
