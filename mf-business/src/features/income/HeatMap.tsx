import type { HeatCell } from 'mf-shared/contracts/income';
import { WEEKDAYS } from '../prices/rules.ts';
import { formatHours, fullness, percent } from './bars.ts';
import styles from './Income.module.css';

/** How full each hour of each weekday is. */
export function HeatMap({ heat }: { heat: readonly HeatCell[] }) {
  const times = [...new Set(heat.map(({ time }) => time))];
  const weekdays = WEEKDAYS.map((name, index) => ({ name, weekday: index + 1 })).filter(({ weekday }) =>
    heat.some((cell) => cell.weekday === weekday),
  );
  const cells = new Map(heat.map((cell) => [`${cell.weekday} ${cell.time}`, cell]));
  return (
    <table className={styles.heat}>
      <caption className="visually-hidden">Gün ve saatlere göre doluluk</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Saat</span>
          </th>
          {weekdays.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {weekdays.map(({ weekday }) => {
              const { booked = 0, offered = 0 } = cells.get(`${weekday} ${time}`) ?? {};
              return (
                <td
                  key={weekday}
                  data-fullness={fullness(booked, offered)}
                  title={`${formatHours(booked, offered)} dolu`}
                >
                  {offered === 0 ? (
                    '–'
                  ) : (
                    <span className={booked === 0 ? 'visually-hidden' : undefined}>
                      %{percent(booked, offered)}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
