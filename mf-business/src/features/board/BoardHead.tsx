import { formatDay, formatDayMonth, formatWeekday } from 'mf-shared/format';
import styles from './BoardGrid.module.css';
import type { Column } from './model.ts';

/** Nights above their pitches; both stay visible while the hours scroll. */
export function BoardHead({ columns, today }: { columns: readonly Column[]; today: string }) {
  const nights = [...Map.groupBy(columns, (column) => column.date)];
  return (
    <thead className={styles.row}>
      <tr className={styles.row}>
        <th scope="col" className={styles.corner} style={{ gridArea: '1 / 1 / 3 / 2' }}>
          <span className="visually-hidden">Saat</span>
        </th>
        {nights.map(([date, own]) => (
          <th
            key={date}
            scope="colgroup"
            colSpan={own.length}
            aria-label={formatDay(date)}
            className={styles.night}
            data-today={date === today || undefined}
            style={{ gridArea: `1 / ${columns.indexOf(own[0] as Column) + 2} / 2 / span ${own.length}` }}
          >
            <span>
              {nights.length === 1
                ? formatDay(date)
                : `${date === today ? 'Bugün' : formatWeekday(date)} ${formatDayMonth(date)}`}
              {date === today && nights.length === 1 && <em>Bugün</em>}
            </span>
          </th>
        ))}
      </tr>
      <tr className={styles.row}>
        {columns.map(({ key, fieldName, capacity }, index) => (
          <th
            key={key}
            scope="col"
            aria-colindex={index + 2}
            className={styles.pitch}
            style={{ gridArea: `2 / ${index + 2} / 3 / ${index + 3}` }}
            data-column={key}
          >
            <b>{fieldName}</b>
            <span>{capacity}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
