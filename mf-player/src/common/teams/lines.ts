import type { Position } from 'mf-shared/contracts/users';

/** Parts of a team, starting at the own goal. Players without a position are a part of their own. */
export const LINES = ['goal', 'defence', 'midfield', 'attack', 'any'] as const;
export type Line = (typeof LINES)[number];

export const LINE_TEXT: Record<Line, string> = {
  goal: 'Kaleci',
  defence: 'Defans',
  midfield: 'Orta saha',
  attack: 'Hücum',
  any: 'Mevkisiz',
};

const LINE_OF: Record<Position, Line> = {
  Kaleci: 'goal',
  Stoper: 'defence',
  Bek: 'defence',
  'Orta Saha': 'midfield',
  'Ofansif Orta Saha': 'midfield',
  Kanat: 'attack',
  Forvet: 'attack',
};

/** The line of a position; `any` for a player without one. */
export const lineOf = (position: Position | null): Line => (position ? LINE_OF[position] : 'any');
