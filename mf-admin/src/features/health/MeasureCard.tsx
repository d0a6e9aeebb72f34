import type { MeasureReport } from 'mf-shared/contracts/health';
import { formatDayMonth, formatNumber } from 'mf-shared/format';
import { Card } from 'mf-shared/ui/Card';
import styles from './Health.module.css';
import { compared, MEASURE_NAMES } from './words.ts';

/** A measure today, beside last week, with the columns of its last days. */
export function MeasureCard({ report }: { report: MeasureReport }) {
  const { measure, now, span, days } = report;
  const { text, tone } = compared(measure, span);
  const most = Math.max(0, ...days.map(({ value }) => value));
  const sum = days.reduce((total, { value }) => total + value, 0);
  const name = MEASURE_NAMES[measure];
  return (
    <Card as="li" padding="none" className={styles.measure}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.value}>{formatNumber(now)}</p>
      <p className={styles.compared} data-tone={tone}>
        {text}
      </p>
      <div
        className={styles.chart}
        role="img"
        aria-label={`${name}, son ${days.length} gün: en çok ${formatNumber(most)}, ortalama ${formatNumber(Math.round((sum / days.length) * 10) / 10)}`}
      >
        {days.map(({ date, value }) => (
          <i
            key={date}
            title={`${formatDayMonth(date)}: ${formatNumber(value)}`}
            style={{ height: `${(value / (most || 1)) * 100}%` }}
          />
        ))}
      </div>
    </Card>
  );
}
