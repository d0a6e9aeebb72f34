import { ChevronDown } from 'lucide-react';
import { formatDayMonth, formatWeekday } from 'mf-shared/format';
import styles from './DayField.module.css';

type Props = { date: string; onChange: (date: string) => void };

/** A date in words over the browser's own field, which shows through while somebody types into it. */
export const DayField = ({ date, onChange }: Props) => (
  <label className={styles.day}>
    <span className={styles.words} aria-hidden="true">
      {formatWeekday(date)} {formatDayMonth(date)}
      <ChevronDown />
    </span>
    <input
      type="date"
      aria-label="Tarih"
      value={date}
      onChange={(event) => event.target.value && onChange(event.target.value)}
      onClick={(event) => event.currentTarget.showPicker?.()}
    />
  </label>
);
