import { formatDayMonth } from 'mf-shared/format';
import { DateInput } from 'mf-shared/ui/DateInput';
import styles from './DayField.module.css';

type Props = { date: string; to: string; onChange: (date: string) => void };

/** The shown day, or the shown days from `date` to `to`. A press opens the browser's calendar. */
export const DayField = ({ date, to, onChange }: Props) => (
  <div className={styles.day}>
    <DateInput
      aria-label={date === to ? 'Tarih' : 'Haftanın ilk günü'}
      className={styles.input}
      value={date}
      words={date === to ? undefined : `${formatDayMonth(date)} – ${formatDayMonth(to)}`}
      onChange={(event) => event.target.value && onChange(event.target.value)}
      onClick={(event) => event.currentTarget.showPicker?.()}
    />
  </div>
);
