import { useQuery } from '@tanstack/react-query';
import type { MoneyMonth } from 'mf-shared/contracts/money';
import { formatMoney, formatNumber } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { monthsQuery } from './queries.ts';
import { monthOf, PROVIDER_NAMES } from './words.ts';

/** What was taken and given back, month by month. */
export function MonthsPage() {
  const { data, error, ...query } = useQuery(monthsQuery);
  return (
    <MoneyFrame
      title="Aylar"
      lead="Kesilen faturalara göre. Fark, bir önceki ayın net tahsilatına göredir."
      busy={query.isPending}
    >
      {data ? (
        <Months months={data} />
      ) : error ? (
        <ErrorState message={error.message} query={query} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </MoneyFrame>
  );
}

function Months({ months }: { months: readonly MoneyMonth[] }) {
  return (
    <section className={styles.scroll} aria-label="Aylık toplamlar">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Ay</th>
            <th scope="col">
              Net tahsilat<span className={styles.narrow}>, fark</span>
            </th>
            {['Fark', 'Ödeme', 'Tahsilat', 'İade', 'KDV (dahil)'].map((name) => (
              <th key={name} scope="col" className={styles.wide}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <MonthRow key={month.month} month={month} before={months[index + 1]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A month. On a phone the lesser sums stand below its name, and what changed below what was taken. */
function MonthRow({ month, before }: { month: MoneyMonth; before: MoneyMonth | undefined }) {
  const { gross, refunds, net, vat, payments, byProvider } = month;
  const isRunning = month.month === istanbulDate(Date.now()).slice(0, 7);
  const change = isRunning ? 'sürüyor' : before && withSign(net - before.net);
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/money/payments?month=${month.month}`}>{monthOf(month.month)}</Link>
        {byProvider.length > 1 &&
          byProvider.map((one) => (
            <p key={one.provider} className={styles.muted}>
              {PROVIDER_NAMES[one.provider]}: {formatMoney(one.net)}
            </p>
          ))}
        <p className={`${styles.muted} ${styles.narrow}`}>
          {formatNumber(payments)} ödeme{refunds > 0 && `, iade ${formatMoney(refunds)}`}, KDV{' '}
          {formatNumber(vat)} TL
        </p>
      </th>
      <td>
        <Price amount={net} size="sm" />
        <p className={`${styles.muted} ${styles.narrow}`}>{change}</p>
      </td>
      <td className={styles.wide}>{change}</td>
      <td className={styles.wide}>{formatNumber(payments)}</td>
      <td className={styles.wide}>
        <Price amount={gross} size="sm" />
      </td>
      <td className={styles.wide}>
        <Price amount={refunds} size="sm" />
      </td>
      <td className={styles.wide}>
        <Price amount={vat} size="sm" />
      </td>
    </tr>
  );
}

/** -4500 -> `−4.500 TL`, 4500 -> `+4.500 TL`. */
const withSign = (lira: number) => `${lira > 0 ? '+' : lira < 0 ? '−' : ''}${formatMoney(Math.abs(lira))}`;
