import { X } from 'lucide-react';
import { LINEUP_SLOTS, MIN_LINEUP } from 'mf-shared/contracts/lineups';
import { Button } from 'mf-shared/ui/Button';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './LineupBoard.module.css';
import { Marker } from './Marker.tsx';
import { type BoardPlayer, bestPlace, strength } from './model.ts';
import { Pool } from './Pool.tsx';
import { Slots } from './Slots.tsx';
import { Turf } from './Turf.tsx';
import { type Board, type BoardProps, labelOf, useBoard } from './useBoard.ts';
import { type Drag, useBoardDrag } from './useBoardDrag.ts';

export { type BoardPlayer, emptyPlaces, type Places, strength, toPlayers } from './model.ts';

export type LineupBoardProps = BoardProps & {
  /** All players that can be placed. */
  players: readonly BoardPlayer[];
  /** Above the players: search. */
  tools?: ReactNode;
  /** Below the players: what is loading or missing. */
  notes?: ReactNode;
  /** Below the pitch: what saves the lineup. */
  actions?: ReactNode;
};

/**
 * Eleven places on a drawn pitch, and the players for them. Mouse and touch drag or tap. Keys: pick a player, move from
 * place to place with the arrows, place with Enter, free with Delete, move a place with Shift and the arrows.
 */
export function LineupBoard({ players, tools, notes, actions, ...props }: LineupBoardProps) {
  const board = useBoard(props);
  const turf = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const { drag, start, wasDrag } = useBoardDrag(board, turf);
  const { choosePlayer, chooseSlot } = choosing(board, { turf, pool, wasDrag });
  return (
    <div className={styles.board}>
      <div className={styles.side}>
        {tools}
        <Pool
          ref={pool}
          board={board}
          players={players}
          onChoose={choosePlayer}
          onGrab={(event, player) => start(event, player, null)}
        />
        {notes}
      </div>
      <div className={styles.field}>
        <Turf ref={turf}>
          {drag && drag.from !== null && <Reach at={drag.from} />}
          <Slots
            board={board}
            active={active}
            onActive={setActive}
            onChoose={chooseSlot}
            onGrab={(event, at) => start(event, board.places[at]?.player ?? null, at)}
            over={drag?.over ?? -1}
            moving={drag?.from ?? null}
          />
        </Turf>
        <Bench board={board} />
        {actions}
      </div>
      {drag && createPortal(<Ghost drag={drag} />, document.body)}
    </div>
  );
}

type Ways = {
  turf: RefObject<HTMLElement | null>;
  pool: RefObject<HTMLElement | null>;
  /** Whether the click ends a drag. */
  wasDrag: () => boolean;
};

/** What choosing a player or a place does; by key, the focus goes where the next choice is made. */
function choosing(board: Board, { turf, pool, wasDrag }: Ways) {
  const focusSlot = (at: number) => turf.current?.querySelector<HTMLElement>(`[data-slot="${at}"]`)?.focus();
  const focusPool = () => pool.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

  const choosePlayer = (player: BoardPlayer, byKey: boolean) => {
    if (!byKey && wasDrag()) return;
    if (board.target !== null) board.put(board.target, { player, from: null });
    else if (board.held?.from === null && board.held.player.id === player.id) board.letGo();
    else {
      board.hold({ player, from: null });
      const best = bestPlace(board.places, player);
      if (byKey && best !== -1) focusSlot(best);
    }
  };
  const chooseSlot = (at: number, byKey: boolean) => {
    if (!byKey && wasDrag()) return;
    const player = board.places[at]?.player;
    if (board.held) {
      const fromPool = board.held.from === null;
      board.put(at, board.held);
      if (byKey && fromPool) focusPool();
    } else if (player) board.hold({ player, from: at });
    else if (board.target === at) board.letGo();
    else {
      board.aim(at);
      if (byKey) focusPool();
    }
  };
  return { choosePlayer, chooseSlot };
}

/** The held player, the actions for this player, and the state of the team. */
function Bench({ board }: { board: Board }) {
  const { held, target, news, places } = board;
  const placed = places.flatMap((place) => place.player ?? []);
  const from = held?.from ?? null;
  const power = strength(placed);
  return (
    <div className={styles.bench}>
      <p role="status" className={styles.hint}>
        {held && `${held.player.fullName} seçildi. Sahada yerini seçin.`}
        {target !== null && `${labelOf(target)} için bir oyuncu seçin.`}
        {!held && target === null && news}
      </p>
      {from !== null && (
        <Button
          variant="secondary"
          size="sm"
          icon={<X aria-hidden="true" />}
          onClick={() => board.release(from)}
        >
          Kadrodan çıkar
        </Button>
      )}
      <p className={styles.score}>
        <b>{placed.length}</b> oyuncu{placed.length < MIN_LINEUP && `, en az ${MIN_LINEUP}`}
        {power !== null && (
          <>
            {' '}
            · Güç <b>{power}</b>
          </>
        )}
      </p>
    </div>
  );
}

/** How far the dragged place may go. */
function Reach({ at }: { at: number }) {
  const slot = LINEUP_SLOTS[at];
  return slot ? <span className={styles.reach} style={{ left: `${slot.x}%`, top: `${slot.y}%` }} /> : null;
}

function Ghost({ drag }: { drag: Drag }) {
  return (
    <div className={styles.ghost} style={{ left: drag.x, top: drag.y }} data-theme="dark">
      <Marker
        position={
          drag.from === null ? (drag.player?.position ?? '') : (LINEUP_SLOTS[drag.from]?.position ?? '')
        }
        player={drag.player}
      />
    </div>
  );
}
