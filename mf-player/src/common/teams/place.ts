import { LINEUP_SLOTS, type LineupPlayerInput } from 'mf-shared/contracts/lineups';
import type { TeamPlayer } from './balance.ts';
import { LINES, lineOf } from './lines.ts';

/** How far a place is from the player's position: 0 the same position, 1 the same line, then one more for each line. */
function strangeness({ position }: TeamPlayer, slot: (typeof LINEUP_SLOTS)[number]): number {
  if (slot.position === position) return 0;
  const [own, there] = [LINES.indexOf(lineOf(position)), LINES.indexOf(lineOf(slot.position))];
  // Keepers go into goal and nobody else, while another place is free.
  const keeper = (slot.position === 'Kaleci') !== (position === 'Kaleci') ? 10 : 0;
  return 1 + keeper + (position === null ? 0 : Math.abs(own - there));
}

/** Puts up to 11 players on the places of a lineup, each as near to their own position as is free. */
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
