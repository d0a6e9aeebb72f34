import { istanbulMidnight, istanbulTime } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { type Grid, HALF } from './model.ts';
import styles from './NowLine.module.css';

/** The current minute: a line across the columns of the current night, with the time beside the hours. */
export function NowLine({ grid, now, head }: { grid: Grid; now: number; head: number }) {
  const columns = grid.columns.flatMap((column, index) => {
    const minute = (now - istanbulMidnight(column.date)) / MINUTE_MS;
    return minute >= grid.start && minute < grid.end ? [{ index, minute }] : [];
  });
  const last = columns.at(-1);
  const first = columns.find(({ minute }) => minute === last?.minute);
  if (!first || !last) return null;
  const halves = (last.minute - grid.start) / HALF;
  const row = head + 1 + Math.floor(halves);
  const at = (from: number, to: number) =>
    ({ gridArea: `${row} / ${from} / ${row + 1} / ${to}`, '--part': halves % 1 }) as React.CSSProperties;
  return (
    <>
      <tr className={styles.nowTime} data-half={last.minute % 60 >= HALF || undefined} style={at(1, 2)}>
        <td>
          <span className="visually-hidden">Şu an </span>
          {istanbulTime(now)}
        </td>
      </tr>
      <tr className={styles.nowLine} style={at(first.index + 2, last.index + 3)} />
    </>
  );
}
