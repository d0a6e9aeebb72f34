import { formatWeekday } from 'mf-shared/format';
import { useEffect, useRef, useState } from 'react';
import styles from './ColumnStrip.module.css';
import type { Column } from './model.ts';

type Props = {
  columns: readonly Column[];
  isWeek: boolean;
  root: React.RefObject<HTMLTableElement | null>;
};

/** For phones, where one column fills the screen: names all columns, and swipes to the pressed one. */
export function ColumnStrip({ columns, isWeek, root }: Props) {
  const strip = useRef<HTMLElement>(null);
  const shown = useShownColumn(root, columns.length);
  useEffect(() => {
    const chip = strip.current?.children[shown] as HTMLElement | undefined;
    if (!chip || !strip.current) return;
    strip.current.scrollLeft = chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2;
  }, [shown]);
  if (columns.length < 2) return null;
  const swipeTo = (index: number) =>
    root.current?.scrollTo({ left: index * widthOf(root.current, columns.length) });
  return (
    <nav ref={strip} className={styles.strip} aria-label="Gösterilen saha">
      {columns.map(({ key, date, fieldName, capacity }, index) => (
        <button
          key={key}
          type="button"
          aria-current={index === shown || undefined}
          onClick={() => swipeTo(index)}
        >
          <b>{fieldName} </b>
          <small>{isWeek ? `${formatWeekday(date)} ${Number(date.slice(8))}` : capacity}</small>
        </button>
      ))}
    </nav>
  );
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
