import * as z from 'zod/mini';
import { asLine, atMost, hasInk, Identified, Paging } from './common.ts';
import { Position } from './users.ts';

export const MIN_LINEUP = 5;
export const MAX_LINEUP = 11;

/**
 * The eleven default places of a lineup. `x` and `y` are percent of a pitch seen from above with the own goal below: x
 * from the left touchline, y from the opponents' goal line.
 */
export const LINEUP_SLOTS: readonly { position: Position; label: string; x: number; y: number }[] = [
  { position: 'Kaleci', label: 'Kaleci', x: 50, y: 91 },
  { position: 'Bek', label: 'Sol bek', x: 14, y: 69 },
  { position: 'Stoper', label: 'Sol stoper', x: 37, y: 75 },
  { position: 'Stoper', label: 'Sağ stoper', x: 63, y: 75 },
  { position: 'Bek', label: 'Sağ bek', x: 86, y: 69 },
  { position: 'Orta Saha', label: 'Sol orta saha', x: 32, y: 53 },
  { position: 'Orta Saha', label: 'Sağ orta saha', x: 68, y: 53 },
  { position: 'Ofansif Orta Saha', label: 'Ofansif orta saha', x: 50, y: 38 },
  { position: 'Kanat', label: 'Sol kanat', x: 17, y: 25 },
  { position: 'Kanat', label: 'Sağ kanat', x: 83, y: 25 },
  { position: 'Forvet', label: 'Forvet', x: 50, y: 11 },
];

/** How many places of a lineup a position has. */
export const placesOf = (position: Position): number =>
  LINEUP_SLOTS.filter((slot) => slot.position === position).length;

const percent = z.number('Oyuncuyu sahaya yerleştirin.').check(z.gte(0), z.lte(100));

export const LineupPlayerInput = z.object({
  player: z.string('Oyuncu seçin.').check(z.minLength(1, 'Oyuncu seçin.')),
  position: Position,
  x: percent,
  y: percent,
});
export type LineupPlayerInput = z.infer<typeof LineupPlayerInput>;

/** `lineupProblem` checks the rules about the whole lineup. */
export const LineupCreate = z.object({
  name: z._default(z.string().check(...asLine, atMost(60, 'Kadro adı')), ''),
  players: z._default(
    z.array(LineupPlayerInput).check(z.maxLength(50, `Bir kadroda en fazla ${MAX_LINEUP} oyuncu olabilir.`)),
    [],
  ),
});
export type LineupCreate = z.infer<typeof LineupCreate>;

export type LineupProblem = 'lineup_too_small' | 'lineup_player_twice' | 'lineup_position_full';

/**
 * The first broken rule, or null. A lineup needs a name and 5 players, a player has one place, and each position has
 * limited places.
 */
export function lineupProblem(lineup: {
  name: string;
  players: readonly Pick<LineupPlayerInput, 'player' | 'position'>[];
}): LineupProblem | null {
  const { name, players } = lineup;
  if (!hasInk(name) || players.length < MIN_LINEUP) return 'lineup_too_small';
  if (new Set(players.map((one) => one.player)).size < players.length) return 'lineup_player_twice';
  const crowded = players.some(
    ({ position }) => players.filter((one) => one.position === position).length > placesOf(position),
  );
  return crowded ? 'lineup_position_full' : null;
}

/** A taken place; `player` is the user's id; name, photo and rating are today's. */
export const LineupPlayer = z.extend(LineupPlayerInput, {
  fullName: z.string(),
  photo: z.nullable(z.string()),
  rating: z.number(),
});
export type LineupPlayer = z.infer<typeof LineupPlayer>;

export const Lineup = z.extend(Identified, {
  name: z.string(),
  /** Id of its owner. */
  user: z.string(),
  players: z.array(LineupPlayer),
  createdAt: z.string(),
});
export type Lineup = z.infer<typeof Lineup>;

export const LineupCreated = z.object({ message: z.string(), lineup: Lineup });
export type LineupCreated = z.infer<typeof LineupCreated>;
export const LineupQuery = Paging;
