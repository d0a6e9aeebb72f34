import type { VenueChange } from 'mf-shared/contracts/staff';
import { formatInstant } from 'mf-shared/format';
import { Facts } from 'mf-shared/ui/Facts';
import { WholeTimes } from 'mf-shared/ui/WholeTimes';
import styles from './Staff.module.css';
import { useAuthor } from './useAuthor.ts';

/** Changes with author and time, newest first; what was done stands before its hour. */
export function ChangeList({ changes }: { changes: readonly VenueChange[] }) {
  const authorOf = useAuthor();
  return (
    <ol className={styles.changes}>
      {changes.map(({ id, who, text, createdAt }) => (
        <li key={id} className={styles.change}>
          <Facts>
            {text
              .split(' · ')
              .reverse()
              .map((fact) => (
                <WholeTimes key={fact}>{fact}</WholeTimes>
              ))}
          </Facts>
          <p className={styles.quiet}>
            <b>{authorOf(who)}</b>, <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
