import type { Sum } from 'mf-shared/contracts/income';
import { formatMoney } from 'mf-shared/format';
import { formatHours, percent } from './bars.ts';
import styles from './Income.module.css';

type Share = Sum & { key: string; name: string };

/** Parts of a whole, each with bar, amount and hours. */
export function Shares({ parts, total }: { parts: readonly Share[]; total: number }) {
  return (
    <ul className={styles.shares}>
      {parts.map(({ key, name, amount, count }) => (
        <li key={key}>
          <span>{name}</span>
          <b>{formatMoney(amount)}</b>
          <i aria-hidden="true" className={styles.track}>
            <i className={styles.part} style={{ width: `${percent(amount, total)}%` }} />
          </i>
          <small>
            %{percent(amount, total)} · {formatHours(count)}
          </small>
        </li>
      ))}
    </ul>
  );
}
