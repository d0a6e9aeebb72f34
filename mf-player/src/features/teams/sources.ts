import { MISSING_SKILL } from 'mf-shared/card';
import type { Lineup } from 'mf-shared/contracts/lineups';
import type { Match } from 'mf-shared/contracts/matches';
import { POSITIONS } from 'mf-shared/contracts/users';
import type { BoardPlayer } from '../../common/lineup/LineupBoard.tsx';
import type { Member } from './model.ts';

const positionOf = (text: string | null) => POSITIONS.find((one) => one === text) ?? null;

export const fromPlayer = ({ id, fullName, rating, position }: BoardPlayer): Member => ({
  id,
  fullName,
  rating: rating ?? MISSING_SKILL,
  position: positionOf(position),
  guest: false,
});

/** Both sides of a match, with their positions. */
export const fromMatch = ({ playersA, playersB }: Match): Member[] =>
  [...playersA, ...playersB].map(({ id, fullName, rating, place }) => ({
    id,
    fullName,
    rating,
    position: place?.position ?? null,
    guest: false,
  }));

export const fromLineup = ({ players }: Lineup): Member[] =>
  players.map(({ player, fullName, rating, position }) => ({
    id: player,
    fullName,
    rating,
    position,
    guest: false,
  }));
