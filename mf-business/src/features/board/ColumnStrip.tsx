import { formatWeekday } from 'mf-shared/format';
import { useEffect, useState } from 'react';
import styles from './ColumnStrip.module.css';
import type { Column } from './model.ts';

type Props = {
  columns: readonly Column[];
  isWeek: boolean;
  root: React.RefObject<HTMLTableElement | null>;
};

/** For phones, where one column fills the screen: names the days and the pitches, and swipes to the pressed one. */
export function ColumnStrip({ columns, isWeek, root }: Props) {
  const shown = columns[useShownColumn(root, columns.length)];
  if (columns.length < 2 || !shown) return null;
  const swipeTo = (column: Column | undefined) =>
    column &&
    root.current?.scrollTo({ left: columns.indexOf(column) * widthOf(root.current, columns.length) });
  const pitches = columns.filter(({ date }) => date === shown.date);
  return (
    <div className={styles.strips}>
      {isWeek && (
        <nav className={styles.days} aria-label="Gösterilen gün">
          {columns
            .filter(({ fieldId }) => fieldId === shown.fieldId)
            .map((column) => (
              <button
                key={column.key}
                type="button"
                ref={column === shown ? bringToMiddle : undefined}
                aria-current={column === shown || undefined}
                onClick={() => swipeTo(column)}
              >
                <small>{formatWeekday(column.date)} </small>
                <b>{Number(column.date.slice(8))}</b>
              </button>
            ))}
        </nav>
      )}
      {pitches.length > 1 && (
        <nav className={styles.pitches} aria-label="Gösterilen saha">
          {pitches.map((column) => (
            <button
              key={column.fieldId}
              type="button"
              ref={column === shown ? bringToMiddle : undefined}
              aria-current={column === shown || undefined}
              onClick={() => swipeTo(column)}
            >
              <b>{column.fieldName} </b>
              {!isWeek && <small>{column.capacity}</small>}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Scrolls the strip to its current button. */
function bringToMiddle(button: HTMLElement | null): void {
  const strip = button?.parentElement;
  if (strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
}

/** The width of a column in pixels; the hours take the rest. */
function widthOf(grid: HTMLTableElement, columns: number): number {
  const hours = grid.querySelector('th')?.offsetWidth ?? 0;
  return (grid.scrollWidth - hours) / columns;
}

/** The index of the column that the grid shows first. */
function useShownColumn(root: Props['root'], columns: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const read = () => setShown(Math.round(grid.scrollLeft / (widthOf(grid, columns) || 1)));
    read();
    grid.addEventListener('scroll', read, { passive: true });
    return () => grid.removeEventListener('scroll', read);
  }, [root, columns]);
  return Math.min(shown, columns - 1);
}
