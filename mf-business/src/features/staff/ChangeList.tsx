import type { VenueChange } from 'mf-shared/contracts/staff';
import { formatInstant } from 'mf-shared/format';
import styles from './Staff.module.css';

/** Changes with author and time, newest first. */
export function ChangeList({ changes }: { changes: readonly VenueChange[] }) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ id, who, text, createdAt }) => (
        <li key={id}>
          <p>{text}</p>
          <p className={styles.quiet}>
            <b>{who}</b>, <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
