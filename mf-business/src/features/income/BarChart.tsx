import { formatMoney } from 'mf-shared/format';
import { type Bar, formatHours } from './bars.ts';
import styles from './Income.module.css';

/** Columns over time. Each has its figures as text, so screen readers get a list. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <ol className={styles.chart} aria-label={label} data-dense={bars.length > 12 || undefined}>
      {bars.map(({ key, label: short, name, amount, count }) => (
        <li key={key} title={`${name}: ${formatMoney(amount)}, ${formatHours(count)}`}>
          <span className="visually-hidden">
            {name}: {formatMoney(amount)}, {formatHours(count)}
          </span>
          <i aria-hidden="true" style={{ height: `${(amount / most) * 100}%` }} />
          <span aria-hidden="true">{short}</span>
        </li>
      ))}
    </ol>
  );
}
