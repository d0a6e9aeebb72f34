import { DateInput } from 'mf-shared/ui/DateInput';
import styles from './DayField.module.css';

type Props = { date: string; onChange: (date: string) => void };

/** The board's day. A press opens the browser's calendar. */
export const DayField = ({ date, onChange }: Props) => (
  <div className={styles.day}>
    <DateInput
      aria-label="Tarih"
      className={styles.input}
      value={date}
      onChange={(event) => event.target.value && onChange(event.target.value)}
      onClick={(event) => event.currentTarget.showPicker?.()}
    />
  </div>
);
