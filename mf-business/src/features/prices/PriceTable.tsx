import { formatWeekday } from 'mf-shared/format';
import { addDays, datesBetween } from 'mf-shared/schedule';
import { useGridKeys } from 'mf-shared/ui/useGridKeys';
import { type PriceWeek, priceHour } from './hours.ts';
import styles from './Prices.module.css';

/** A row for every hour, a column for every day; arrow keys move through it. */
export function PriceTable(week: PriceWeek) {
  const { field, slots, from, onOpen, onTurn } = week;
  const dates = datesBetween(from, addDays(from, 6));
  const keys = useGridKeys(
    slots.length,
    7,
    { row: 0, column: 0 },
    {
      onPrevious: () => onTurn(-7),
      onNext: () => onTurn(7),
    },
  );
  return (
    <table {...keys.props} aria-label={`${field.name} fiyatları`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Saat</th>
          {dates.map((date) => (
            <th key={date} scope="col">
              {formatWeekday(date)} <span>{Number(date.slice(8))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, row) => (
          <tr key={slot.timeSlot}>
            <th scope="row">{slot.timeSlot.slice(0, 5)}</th>
            {dates.map((date, column) => {
              const { isRuled, amount, label, draft } = priceHour(week, date, slot);
              return (
                <td key={date} data-rule={isRuled ? '' : undefined}>
                  <button
                    type="button"
                    data-row={row}
                    data-column={column}
                    tabIndex={keys.active.row === row && keys.active.column === column ? 0 : -1}
                    aria-label={label}
                    onClick={() => onOpen(draft)}
                  >
                    {amount}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
