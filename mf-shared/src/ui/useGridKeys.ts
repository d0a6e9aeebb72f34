import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

type Paging = { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined };
type Cell = { row: number; column: number };

/**
 * Keys of an ARIA grid with one tab stop. Focusable elements have `data-row` and `data-column`; a row with one wide
 * cell has only column 0. Focus survives when a cell's button disappears.
 */
export function useGridKeys(rows: number, columns: number, start: Cell, { onPrevious, onNext }: Paging) {
  const grid = useRef<HTMLTableElement>(null);
  const inside = useRef(false);
  const [active, setActive] = useState(start);
  const row = Math.min(active.row, Math.max(0, rows - 1));
  const column = Math.min(active.column, Math.max(0, columns - 1));

  const find = (to: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`) ??
    grid.current?.querySelector<HTMLElement>(`[data-row="${to.row}"]`);

  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) find({ row, column })?.focus();
  });

  const move = (to: Cell) => {
    setActive(to);
    find(to)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const page = { PageUp: onPrevious, PageDown: onNext }[event.key];
    const to = destination(event, { row, column }, { row: rows - 1, column: columns - 1 });
    if (to) move(to);
    else if (page) page();
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    inside.current = true;
    const { row: at, column: along } = event.target.dataset;
    // A wide cell keeps the column of the arrow keys.
    const wide = event.target.dataset.wide !== undefined;
    if (at !== undefined) setActive({ row: Number(at), column: wide ? column : Number(along) });
  };
  const onBlur = (event: FocusEvent) => {
    inside.current = event.relatedTarget === null && !document.hasFocus();
  };

  return { grid, active: { row, column }, props: { ref: grid, role: 'grid', onKeyDown, onFocus, onBlur } };
}

/** Target cell of a key, or null for other keys. */
function destination(event: KeyboardEvent, { row, column }: Cell, last: Cell): Cell | null {
  switch (event.key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return { row: event.ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: event.ctrlKey ? last.row : row, column: last.column };
    default:
      return null;
  }
}
