import { formatTime } from 'mf-shared/schedule';
import { useLayoutEffect } from 'react';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell.tsx';
import { BoardHead } from './BoardHead.tsx';
import { type GridIntents, gridKeyboard } from './gridKeyboard.ts';
import { type Cell, canTake, type Grid, HALF, isOpen } from './model.ts';
import { NowLine } from './NowLine.tsx';
import { useGridPointer } from './useGridPointer.ts';
import type { GridState } from './useGridState.ts';
import { titleOf } from './words.ts';

type Props = {
  grid: Grid;
  state: GridState;
  now: number;
  today: string;
  label: string;
  intents: GridIntents;
};

/** Roles of an interactive table. */
const ROLE = { role: 'grid', 'aria-multiselectable': true };
/** Rows of the head: nights, then pitches. */
const HEAD = 2;
const lineOf = (grid: Grid, minute: number) => HEAD + 1 + (minute - grid.start) / HALF;

/** All shown pitches side by side: time runs down, each pitch and night has a column. */
export function BoardGrid({ grid, state, now, today, label, intents }: Props) {
  const pointer = useGridPointer(state, now, intents);
  const halves = (grid.end - grid.start) / HALF;
  useStartAtNow(state.root, `${grid.columns[0]?.key} ${grid.columns.length}`);
  const { carried } = pointer;
  const look = (cell: Cell) => {
    if (carried?.over?.key === cell.key) return 'target';
    return cell.key === state.moving?.key || cell.key === carried?.cell.key ? 'moving' : 'still';
  };
  const carrying = state.moving ?? carried?.cell;
  const open = (cell: Cell) => (carrying ? canTake(cell, carrying, now) : isOpen(cell, now));
  const phase = (cell: Cell) => (cell.endsAt <= now ? 'past' : cell.startsAt <= now ? 'now' : 'ahead');
  return (
    <div className={styles.frame}>
      <table
        ref={state.root}
        {...ROLE}
        aria-label={label}
        aria-colcount={grid.columns.length + 1}
        className={styles.grid}
        data-moving={state.moving || carried ? '' : undefined}
        style={{ '--columns': grid.columns.length, '--halves': halves } as React.CSSProperties}
        onKeyDown={gridKeyboard(grid, state, now, intents)}
        onFocus={(event) => event.target.dataset.key && state.setActive(event.target.dataset.key)}
        {...pointer.handlers}
      >
        <BoardHead columns={grid.columns} today={today} />
        <tbody className={styles.row}>
          {grid.starts.map((minute) => (
            <tr key={minute} className={styles.row}>
              <th
                scope="row"
                className={styles.time}
                data-half={minute % 60 > 0 || undefined}
                style={{ gridArea: `${lineOf(grid, minute)} / 1 / span 1 / 2` }}
              >
                {formatTime(minute)}
              </th>
              {grid.cells.map((column) =>
                column
                  .filter((cell) => cell.from === minute)
                  .map((cell) => (
                    <BoardCell
                      key={cell.key}
                      cell={cell}
                      place={placeOf(grid, cell)}
                      open={open(cell)}
                      forgotten={!carrying && intents.isForgotten(cell)}
                      focusable={cell.key === state.active?.key}
                      marked={state.marked.has(cell.key)}
                      state={look(cell)}
                      phase={phase(cell)}
                    />
                  )),
              )}
            </tr>
          ))}
          <NowLine grid={grid} now={now} head={HEAD} />
        </tbody>
      </table>
      {carried && (
        <div
          className={styles.carried}
          style={{ transform: `translate(${carried.x}px, ${carried.y}px)` }}
          aria-hidden="true"
        >
          {carried.cell.entry && titleOf(carried.cell.entry)}
          <small>
            {carried.over ? `${carried.over.fieldName} · ${carried.over.timeSlot}` : 'Boş bir saate bırakın'}
          </small>
        </div>
      )}
    </div>
  );
}

function placeOf(grid: Grid, cell: Cell): string {
  const from = Math.floor(cell.from / HALF) * HALF;
  const to = Math.ceil(cell.to / HALF) * HALF;
  return `${lineOf(grid, from)} / ${cell.column + 2} / ${lineOf(grid, to)} / ${cell.column + 3}`;
}

/** Scrolls to the hour that is played now, once for each page of the board. */
function useStartAtNow(root: React.RefObject<HTMLTableElement | null>, page: string) {
  useLayoutEffect(() => {
    const grid = root.current;
    const current = page ? grid?.querySelector<HTMLElement>('[data-phase="now"]') : null;
    const head = grid?.querySelector<HTMLElement>('thead th:last-child');
    const today = grid?.querySelector<HTMLElement>('[data-today]');
    if (grid && today) grid.scrollLeft = today.offsetLeft - (grid.querySelector('th')?.offsetWidth ?? 0);
    if (!grid || !current || !head) return;
    grid.scrollTop = current.offsetTop - 2.5 * head.offsetHeight - current.offsetHeight;
    // Late at night this hour is at the end of the grid, below the window.
    current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [page, root]);
}
