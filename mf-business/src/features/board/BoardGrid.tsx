import { formatTime } from 'mf-shared/schedule';
import styles from './BoardGrid.module.css';
import { BoardHead } from './BoardHead.tsx';
import { BoardTile } from './BoardTile.tsx';
import { ColumnStrip } from './ColumnStrip.tsx';
import { type GridIntents, gridKeyboard } from './gridKeyboard.ts';
import { canTake, type Fold, type Grid, HALF, isOpen, opensAt, type Tile, tracksOf } from './model.ts';
import { NowLine } from './NowLine.tsx';
import { type Carried, useGridPointer } from './useGridPointer.ts';
import type { GridState } from './useGridState.ts';
import { useOpenAt } from './useOpenAt.ts';
import { titleOf } from './words.ts';

type Props = {
  grid: Grid;
  /** What opens the hours that are left out. */
  past: React.ReactNode;
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
export function BoardGrid({ grid, past, state, now, today, label, intents }: Props) {
  const pointer = useGridPointer(state, now, intents);
  const isWeek = grid.columns[0]?.date !== grid.columns.at(-1)?.date;
  useOpenAt(state.root, `${grid.columns[0]?.key} ${grid.columns.length}`, () => opensAt(grid, now));
  const { carried } = pointer;
  const look = (tile: Tile) => {
    if (carried?.over?.key === tile.key) return 'target';
    return tile.key === state.moving?.key || tile.key === carried?.tile.key ? 'moving' : 'still';
  };
  const carrying = state.moving ?? carried?.tile;
  const open = (tile: Tile) => (carrying ? canTake(tile, carrying, now) : isOpen(tile, now));
  return (
    <div className={styles.frame} data-many={grid.columns.length > 1 || undefined}>
      <ColumnStrip columns={grid.columns} isWeek={isWeek} root={state.root} />
      {past}
      <table
        ref={state.root}
        {...ROLE}
        aria-label={label}
        aria-colcount={grid.columns.length + 1}
        className={styles.grid}
        data-moving={state.moving || carried ? '' : undefined}
        data-week={isWeek || undefined}
        style={sizesOf(grid)}
        onKeyDown={gridKeyboard(grid, state, now, intents)}
        onFocus={(event) => event.target.dataset.key && state.setActive(event.target.dataset.key)}
        {...pointer.handlers}
      >
        <BoardHead columns={grid.columns} today={today} />
        <tbody className={styles.row}>
          {grid.starts.map((minute) => (
            <tr key={minute} className={styles.row}>
              <TimeHead grid={grid} minute={minute} />
              {grid.tiles.map((column) =>
                column
                  .filter((tile) => tile.from === minute)
                  .map((tile) => (
                    <BoardTile
                      key={tile.key}
                      tile={tile}
                      place={placeOf(grid, tile)}
                      open={open(tile)}
                      forgotten={!carrying && intents.isForgotten(tile)}
                      focusable={tile.key === state.active?.key}
                      marked={state.marked.has(tile.key)}
                      state={look(tile)}
                      phase={phaseOf(tile, now)}
                    />
                  )),
              )}
            </tr>
          ))}
          {grid.folds.map((fold) => (
            <FoldRow key={fold.from} grid={grid} fold={fold} />
          ))}
          <NowLine grid={grid} now={now} head={HEAD} />
        </tbody>
      </table>
      {carried && <Ghost carried={carried} />}
    </div>
  );
}

const sizesOf = (grid: Grid) =>
  ({
    '--columns': grid.columns.length,
    '--pitches': grid.columns.filter(({ date }) => date === grid.columns[0]?.date).length,
    '--tracks': tracksOf(grid),
    '--over': (grid.over - grid.start) / HALF,
  }) as React.CSSProperties;

const phaseOf = (tile: Tile, now: number) =>
  tile.endsAt <= now ? 'past' : tile.startsAt <= now ? 'now' : 'ahead';

const TimeHead = ({ grid, minute }: { grid: Grid; minute: number }) => (
  <th
    scope="row"
    className={styles.time}
    data-half={minute % 60 > 0 || undefined}
    style={{ gridArea: `${lineOf(grid, minute)} / 1 / span 1 / 2` }}
  >
    {formatTime(minute)}
  </th>
);

const FoldRow = ({ grid, fold }: { grid: Grid; fold: Fold }) => (
  <tr className={styles.row}>
    <td className={styles.fold} style={{ gridArea: `${lineOf(grid, fold.from)} / 1 / span 1 / -1` }}>
      <span>
        {formatTime(fold.from)}–{formatTime(fold.to)} kapalı
      </span>
    </td>
  </tr>
);

/** The booking under the pointer that carries it. */
const Ghost = ({ carried }: { carried: Carried }) => (
  <div
    className={styles.carried}
    style={{ transform: `translate(${carried.x}px, ${carried.y}px)` }}
    aria-hidden="true"
  >
    {carried.tile.entry && titleOf(carried.tile.entry)}
    <small>
      {carried.over ? `${carried.over.fieldName} · ${carried.over.timeSlot}` : 'Boş bir saate bırakın'}
    </small>
  </div>
);

function placeOf(grid: Grid, tile: Tile): string {
  const from = Math.floor(tile.from / HALF) * HALF;
  const to = Math.ceil(tile.to / HALF) * HALF;
  return `${lineOf(grid, from)} / ${tile.column + 2} / ${lineOf(grid, to)} / ${tile.column + 3}`;
}
