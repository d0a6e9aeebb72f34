import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Income } from 'mf-shared/contracts/income';
import { formatMoney } from 'mf-shared/format';
import { addDays, daysBetween } from 'mf-shared/schedule';
import { formatHours, percent } from './bars.ts';
import styles from './Income.module.css';
import { BEFORE, SAME_NIGHTS, type Span } from './period.ts';

/** The period at a glance: total against the previous period, earned, expected, and how full it is. */
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
        <dt>Oynanan</dt>
        <dd>
          {formatMoney(earned.amount)} <small>{formatHours(earned.count)}</small>
        </dd>
      </div>
      <div>
        <dt>Beklenen</dt>
        <dd>
          {formatMoney(total.amount - earned.amount)} <small>{formatHours(coming)}</small>
        </dd>
      </div>
      <div>
        <dt>Doluluk</dt>
        <dd>
          %{percent(booked, offered)} <small>{formatHours(booked, offered)}</small>
        </dd>
      </div>
      {noShows.count > 0 && (
        <div>
          <dt>Gelen olmadı</dt>
          <dd>
            {formatHours(noShows.count)} <small>{formatMoney(noShows.amount)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The total against the previous period; in a running period the nights so far against as many of the previous one. */
function Trend({ income, span }: { income: Income; span: Span }) {
  const { from, to, previous, compared, earned } = income;
  if (!compared) return null;
  const isWhole = compared.to === to && previous.to === addDays(from, -1);
  const before = (isWhole ? BEFORE : SAME_NIGHTS)[span];
  const change = percent(compared.amount - previous.amount, previous.amount);
  return (
    <>
      {/* Where all of them were played, the amount stands beside this as what was played. */}
      {!isWhole && compared.amount !== earned.amount && (
        <small>
          İlk {daysBetween(from, compared.to) + 1} gecede {formatMoney(compared.amount)}
        </small>
      )}
      {previous.amount === 0 ? (
        <small>{before.in} kayıt yok</small>
      ) : (
        <small data-trend={change < 0 ? 'down' : change > 0 ? 'up' : undefined}>
          {change < 0 && <TrendingDown aria-hidden="true" />}
          {change > 0 && <TrendingUp aria-hidden="true" />}
          {before.to} göre{' '}
          {change === 0 ? 'değişim yok' : `%${Math.abs(change)} ${change < 0 ? 'düştü' : 'arttı'}`}
        </small>
      )}
    </>
  );
}
