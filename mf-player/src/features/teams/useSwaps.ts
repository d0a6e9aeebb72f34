import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TeamKey } from '../../common/teams/index.ts';
import { move, swap, type Teams, teamOf } from './model.ts';

type Options = {
  teams: Teams;
  change: (next: (teams: Teams) => Teams) => void;
  board: RefObject<HTMLElement | null>;
};

/**
 * Chooses and swaps players of the two teams: the first press picks a player, the second press on a player of the other
 * team swaps both. A mouse may also drag. `said` tells screen readers what happened.
 */
export function useSwaps({ teams, change, board }: Options) {
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focus = useRef<string | null>(null);
  const selected = held !== null && teams.split && teamOf(teams.split, held) ? held : null;

  useLayoutEffect(() => {
    if (focus.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-player="${focus.current}"]`)?.focus();
    focus.current = null;
  });

  const nameOf = (id: string) => teams.members.find((one) => one.id === id)?.fullName ?? '';
  function trade(one: string, other: string) {
    change((now) => swap(now, one, other));
    setSaid(`${nameOf(one)} ile ${nameOf(other)} yer değiştirdi.`);
    focus.current = one;
    setHeld(null);
  }
  function press(id: string) {
    if (!teams.split) return;
    if (selected === null) return setHeld(id);
    if (teamOf(teams.split, selected) !== teamOf(teams.split, id)) return trade(selected, id);
    setHeld(selected === id ? null : id);
  }
  function send(id: string) {
    const to = teams.split && teamOf(teams.split, id) === 'a' ? 'b' : 'a';
    change((now) => move(now, id));
    setSaid(`${nameOf(id)} artık ${teams.names[to]} takımında.`);
    focus.current = id;
    setHeld(null);
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    return event.dataTransfer.getData('text/plain');
  };
  const dropOn = (event: DragEvent, target: string) => {
    event.stopPropagation();
    const id = dropped(event);
    if (teams.split && teamOf(teams.split, id) && teamOf(teams.split, id) !== teamOf(teams.split, target)) {
      trade(id, target);
    }
  };
  const dropInto = (event: DragEvent, key: TeamKey) => {
    const id = dropped(event);
    if (teams.split && teamOf(teams.split, id) && teamOf(teams.split, id) !== key) send(id);
  };
  return { selected, letGo: () => setHeld(null), said, press, send, dropOn, dropInto };
}

export type Swaps = ReturnType<typeof useSwaps>;
