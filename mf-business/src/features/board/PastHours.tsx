import { formatTime } from 'mf-shared/schedule';
import styles from './PastHours.module.css';

type Props = { from: number; to: number; open: boolean; onToggle: () => void };

/** Shows and hides the hours that are over; `from` and `to` in minutes of the night. */
export const PastHours = ({ from, to, open, onToggle }: Props) => (
  <button type="button" className={styles.past} aria-expanded={open} onClick={onToggle}>
    Geçmiş saatler: {formatTime(from)}–{formatTime(to)}
  </button>
);
