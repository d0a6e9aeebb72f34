import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Marker } from './Marker.tsx';
import { type Direction, neighbour, type Place } from './model.ts';
import styles from './Slots.module.css';
import type { Board } from './useBoard.ts';
import { labelOf } from './useBoard.ts';

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const STEP = { up: { x: 0, y: -2 }, down: { x: 0, y: 2 }, left: { x: -2, y: 0 }, right: { x: 2, y: 0 } };

export type SlotsProps = {
  board: Board;
  /** The only place that Tab reaches. */
  active: number;
  onActive: (at: number) => void;
  /** A place was chosen; `byKey` says whether with a key. */
  onChoose: (at: number, byKey: boolean) => void;
  onGrab: (event: PointerEvent, at: number) => void;
  /** The place under the drag, or -1. */
  over: number;
  /** The dragged place, or null. */
  moving: number | null;
};

/** The eleven places as buttons. Arrow keys go to the next place in that direction. */
export function Slots(props: SlotsProps) {
  const { board, active, onActive } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = Number((event.target as HTMLElement).dataset.slot ?? active);
    const direction = DIRECTIONS[event.key];
    const place = board.places[at];
    if (direction && place && event.shiftKey) {
      board.shift(at, { x: place.x + STEP[direction].x, y: place.y + STEP[direction].y });
    } else if (direction) {
      const to = neighbour(board.places, at, direction);
      onActive(to);
      event.currentTarget.querySelector<HTMLElement>(`[data-slot="${to}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') props.onChoose(at, true);
    else if (event.key === 'Delete' || event.key === 'Backspace') board.release(at);
    else if (event.key === 'Escape') board.letGo();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className={styles.slots} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">Sahadaki yerler</legend>
      {board.places.map((place, at) => (
        <Slot key={labelOf(at)} {...props} place={place} at={at} />
      ))}
    </fieldset>
  );
}

function Slot({
  board,
  active,
  onActive,
  onChoose,
  onGrab,
  over,
  moving,
  place,
  at,
}: SlotsProps & { place: Place; at: number }) {
  const { player, x, y } = place;
  const isHeld = board.held?.from === at;
  return (
    <button
      type="button"
      data-slot={at}
      data-over={over === at || undefined}
      data-held={isHeld || board.target === at || undefined}
      data-moving={moving === at || undefined}
      className={styles.slot}
      style={{ left: `${x}%`, top: `${y}%` }}
      tabIndex={active === at ? 0 : -1}
      aria-pressed={isHeld || board.target === at}
      onFocus={() => onActive(at)}
      onPointerDown={(event) => onGrab(event, at)}
      onClick={() => onChoose(at, false)}
    >
      <span className="visually-hidden">{`${labelOf(at)}: ${player?.fullName ?? 'boş'}`}</span>
      <Marker position={LINEUP_SLOTS[at]?.position ?? ''} player={player} />
    </button>
  );
}
