import { formatDate, formatDayMonth } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { cx } from 'mf-shared/ui/cx';
import { useGridKeys } from 'mf-shared/ui/useGridKeys';
import { SlotTile } from './SlotTile.tsx';
import { tileKey } from './useSlotNews.ts';
import styles from './WeekTable.module.css';
import {
  actionOf,
  type BoardDay,
  type BoardPart,
  columnsOf,
  isNight,
  isPastDay,
  opensLater,
  opensText,
  pastText,
  pressOf,
  slotLabel,
} from './weekBoardModel.ts';

const WEEKDAY = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'long' });

/** The whole week of one field as a grid: a row per date, a column per hour. */
export function WeekTable(props: BoardPart) {
  const { field, titleId, onPreviousWeek, onNextWeek } = props;
  const columns = columnsOf(field);
  const past = field.weeklyData.filter(isPastDay);
  const days = field.weeklyData.filter((day) => !isPastDay(day));
  const [folded] = past;
  const rows = folded ? [folded, ...days] : days;
  const keys = useGridKeys(
    rows.length,
    columns.length,
    { row: folded && days.length > 0 ? 1 : 0, column: 0 },
    { onPrevious: onPreviousWeek, onNext: onNextWeek },
  );
  return (
    <div className={styles.scroll}>
      <table {...keys.props} aria-labelledby={titleId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Tarih</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.hour}>
                <b>{column.slice(0, 5)}</b>
                <span>{column.slice(5)}</span>
                {isNight(columns, column) && <em>gece</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((day, row) => (
            <WeekRow
              key={day.date}
              {...props}
              day={day}
              past={day === folded ? past : []}
              row={row}
              columns={columns}
              active={keys.active}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = BoardPart & {
  day: BoardDay;
  /** The past days that this row stands for. */
  past: readonly BoardDay[];
  row: number;
  columns: readonly string[];
  active: { row: number; column: number };
};

function WeekRow({ day, past, row, columns, active, ...part }: RowProps) {
  const today = past.length < 2 && day.date === istanbulDate(Date.now());
  const isPast = past.length > 0;
  const later = opensLater(day);
  return (
    <tr className={cx(today && styles.today, isPast && styles.pastRow)}>
      {past.length > 1 ? (
        <th scope="row" className={styles.day}>
          <b>{pastText(past)}</b>
        </th>
      ) : (
        <th scope="row" aria-label={formatDate(day.date)} className={styles.day}>
          <b>{today ? 'Bugün' : WEEKDAY.format(new Date(`${day.date}T12:00:00Z`))}</b>
          <span>{formatDayMonth(day.date)}</span>
        </th>
      )}
      {isPast || later ? (
        <td
          colSpan={columns.length}
          className={styles.past}
          tabIndex={active.row === row ? 0 : -1}
          data-row={row}
          data-column={0}
          data-wide=""
        >
          <span>{later ? opensText(later) : 'Rezervasyon Yapılamaz'}</span>
        </td>
      ) : (
        columns.map((column, index) => (
          <HourCell
            key={column}
            {...part}
            day={day}
            timeSlot={column}
            night={isNight(columns, column)}
            focus={{
              tabIndex: active.row === row && active.column === index ? 0 : -1,
              'data-row': row,
              'data-column': index,
            }}
          />
        ))
      )}
    </tr>
  );
}

type CellProps = BoardPart & {
  day: BoardDay;
  timeSlot: string;
  night: boolean;
  focus: { tabIndex: number; 'data-row': number; 'data-column': number };
};

function HourCell({ field, day, timeSlot, night, focus, busySlot, changed, ...callbacks }: CellProps) {
  const slot = day.daySlots.find((one) => one.timeSlot === timeSlot);
  const at = { fieldName: field.fieldName, date: day.date, timeSlot };
  if (!slot) return <td {...focus} className={styles.none} aria-label="Bu saatte saha kapalı" />;
  const action = actionOf(slot, callbacks);
  const key = tileKey(at.fieldName, at.date, at.timeSlot);
  return (
    <td className={styles.cell} {...(action ? {} : focus)}>
      <SlotTile
        slot={slot}
        label={slotLabel(day.date, timeSlot, night)}
        busy={busySlot === key}
        changed={changed.has(key)}
        {...pressOf(slot, at, callbacks)}
        action={callbacks.action}
        focus={action ? focus : undefined}
      />
    </td>
  );
}
