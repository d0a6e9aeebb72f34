import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Income } from 'mf-shared/contracts/income';
import { formatMoney } from 'mf-shared/format';
import { percent } from './bars.ts';
import styles from './Income.module.css';
import { BEFORE, type Span } from './period.ts';

/** The period at a glance: total beside the period before, what is earned, what is to come, how full it is. */
export function Summary({ income, span }: { income: Income; span: Span }) {
  const { total, earned, noShows, heat } = income;
  const booked = heat.reduce((sum, cell) => sum + cell.booked, 0);
  const offered = heat.reduce((sum, cell) => sum + cell.offered, 0);
  const coming = total.count - earned.count;
  return (
    <dl className={styles.figures}>
      <div className={styles.total}>
        <dt>Toplam</dt>
        <dd>
          {formatMoney(total.amount)} <Trend income={income} span={span} />
        </dd>
      </div>
      <div>
        <dt>Oynandı</dt>
        <dd>
          {formatMoney(earned.amount)} <small>{earned.count} saat</small>
        </dd>
      </div>
      <div>
        <dt>Beklenen</dt>
        <dd>
          {formatMoney(total.amount - earned.amount)} <small>{coming} saat</small>
        </dd>
      </div>
      <div>
        <dt>Doluluk</dt>
        <dd>
          %{percent(booked, offered)}{' '}
          <small>
            {booked}/{offered} saat
          </small>
        </dd>
      </div>
      {noShows.count > 0 && (
        <div>
          <dt>Gelmeyen</dt>
          <dd>
            {noShows.count} saat <small>{formatMoney(noShows.amount)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Trend({ income: { total, previous }, span }: { income: Income; span: Span }) {
  if (previous.amount === 0) return <small>{BEFORE[span]} göre: kayıt yok</small>;
  const change = percent(total.amount - previous.amount, previous.amount);
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <small data-trend={change < 0 ? 'down' : 'up'}>
      <Icon aria-hidden="true" /> {BEFORE[span]} göre {change < 0 ? '−' : '+'}%{Math.abs(change)}
    </small>
  );
}
