import type { VenueChange } from 'mf-shared/contracts/staff';
import { formatInstant } from 'mf-shared/format';
import { isOwner, useSession } from 'mf-shared/session';
import { Facts } from 'mf-shared/ui/Facts';
import { WholeHours } from 'mf-shared/ui/WholeHours';
import styles from './Staff.module.css';

/** The author that the API names for the owner. */
const OWNER = 'İşletme sahibi';

/** Changes with author and time, newest first; what was done stands before its hour. */
export function ChangeList({ changes }: { changes: readonly VenueChange[] }) {
  const isMine = useSession(isOwner);
  return (
    <ol className={styles.changes}>
      {changes.map(({ id, who, text, createdAt }) => (
        <li key={id}>
          <Facts>
            {text
              .split(' · ')
              .reverse()
              .map((fact) => (
                <WholeHours key={fact}>{fact}</WholeHours>
              ))}
          </Facts>
          <p className={styles.quiet}>
            <b>{isMine && who === OWNER ? 'Siz' : who}</b>,{' '}
            <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
