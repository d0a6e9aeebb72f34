import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import { useState } from 'react';
import { type BoardPlayer, free, movePlace, type Places, seat, swap } from './model.ts';

/** A held player; `from` is their place, null without one. */
export type Held = { player: BoardPlayer; from: number | null };

export type BoardProps = {
  places: Places;
  onPlaces: (next: Places) => void;
  /** A player was put on a second place. */
  onRefused: () => void;
};

/** The name of a place; empty for an unknown one. */
export const labelOf = (at: number) => LINEUP_SLOTS[at]?.label ?? '';

/** The actions of the board and its messages. */
export function useBoard({ places, onPlaces, onRefused }: BoardProps) {
  const [held, setHeld] = useState<Held | null>(null);
  /** A free place that waits for a player. */
  const [target, setTarget] = useState<number | null>(null);
  const [news, setNews] = useState('');

  const letGo = () => {
    setHeld(null);
    setTarget(null);
    setNews('');
  };
  const done = (next: Places, said: string) => {
    letGo();
    setNews(said);
    onPlaces(next);
  };
  /** Puts the given player on a place; by default the held one. Answers whether the rules allow it. */
  const put = (at: number, { player, from }: Held): boolean => {
    if (from === at) letGo();
    else if (from !== null) done(swap(places, from, at), `${player.fullName}: ${labelOf(at)}.`);
    else {
      const next = seat(places, at, player);
      if (!next) {
        letGo();
        onRefused();
        return false;
      }
      done(next, `${player.fullName}: ${labelOf(at)}.`);
    }
    return true;
  };
  const hold = (next: Held) => {
    setNews('');
    setTarget(null);
    setHeld(next);
  };
  const aim = (at: number) => {
    setNews('');
    setHeld(null);
    setTarget(at);
  };
  const release = (at: number) => {
    const player = places[at]?.player;
    if (player) done(free(places, at), `${player.fullName} kadrodan çıkarıldı.`);
  };
  const shift = (at: number, point: { x: number; y: number }) => onPlaces(movePlace(places, at, point));

  return { places, held, target, news, hold, aim, put, release, shift, letGo };
}

export type Board = ReturnType<typeof useBoard>;
