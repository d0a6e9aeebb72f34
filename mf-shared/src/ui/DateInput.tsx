import type { ComponentProps } from 'react';
import { formatDayMonth, formatWeekday } from '../format/index.ts';
import { istanbulDate } from '../schedule/index.ts';
import { cx } from './cx.ts';
import styles from './DateInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** The words of a date that stands for more than its day. */
  words?: string | undefined;
};

/** A date in words, `28 Kasım Cmt` or what to do without one, over the browser's own field, which shows through while somebody types into it. */
export function DateInput({ className, words: own, ...input }: Props) {
  const words = own ?? (typeof input.value === 'string' ? wordsOf(input.value) : null);
  return (
    <span className={styles.date}>
      <input {...input} type="date" className={cx(className, words !== null && styles.said)} />
      {words !== null && (
        <span className={cx(styles.words, own !== undefined && styles.span)} aria-hidden="true">
          {words}
        </span>
      )}
    </span>
  );
}

/** The day with its year, unless that is this year. */
function wordsOf(date: string): string {
  if (date === '') return 'Gün seçin';
  const year = date.slice(0, 4);
  const isThisYear = istanbulDate(Date.now()).startsWith(year);
  return `${formatDayMonth(date)} ${isThisYear ? '' : `${year} `}${formatWeekday(date)}`;
}
