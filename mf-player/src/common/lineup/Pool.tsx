import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { Marker } from './Marker.tsx';
import type { BoardPlayer } from './model.ts';
import { placeOf } from './model.ts';
import styles from './Pool.module.css';
import type { Board } from './useBoard.ts';
import { labelOf } from './useBoard.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export type PoolProps = {
  ref: RefObject<HTMLUListElement | null>;
  board: Board;
  players: readonly BoardPlayer[];
  onChoose: (player: BoardPlayer, byKey: boolean) => void;
  onGrab: (event: PointerEvent, player: BoardPlayer) => void;
};

/** All players that can be placed: a strip on phones, a list beside the pitch on wide screens. */
export function Pool({ ref, board, players, onChoose, onGrab }: PoolProps) {
  const [active, setActive] = useState(0);
  const reachable = Math.min(active, Math.max(0, players.length - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const player = players[reachable];
    if (step) {
      const to = Math.min(Math.max(0, reachable + step), players.length - 1);
      event.currentTarget.querySelectorAll<HTMLElement>('button')[to]?.focus();
    } else if (player && (event.key === 'Enter' || event.key === ' ')) onChoose(player, true);
    else if (event.key === 'Escape') board.letGo();
    else return;
    event.preventDefault();
  };
  return (
    <ul ref={ref} className={styles.pool} aria-label="Oyuncular" onKeyDown={onKeyDown}>
      {players.map((player, index) => (
        <li key={player.id}>
          <Chip
            player={player}
            place={placeOf(board.places, player.id)}
            held={board.held?.from === null && board.held.player.id === player.id}
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setActive(index)}
            onPointerDown={(event) => onGrab(event, player)}
            onClick={() => onChoose(player, false)}
          />
        </li>
      ))}
    </ul>
  );
}

type ChipProps = {
  player: BoardPlayer;
  place: number;
  held: boolean;
  tabIndex: number;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: () => void;
};

function Chip({ player, place, held, ...rest }: ChipProps) {
  const placed = place !== -1;
  return (
    <button
      type="button"
      className={styles.chip}
      data-placed={placed || undefined}
      aria-pressed={held}
      {...rest}
    >
      <Marker position={player.position ?? ''} player={{ ...player, rating: null }} />
      <span className={styles.words}>
        <span className={styles.name}>{player.fullName}</span>
        <span className={styles.more}>
          {placed
            ? `${labelOf(place)} yerinde`
            : [player.position, player.rating].filter(Boolean).join(' · ')}
        </span>
      </span>
    </button>
  );
}
