import type { DeskPlayer, DeskVenue } from 'mf-shared/contracts/desk';
import { formatInstant } from 'mf-shared/format';
import { REASON_NAMES } from 'mf-shared/safety';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Account.module.css';
import type { Kind } from './acts.ts';
import { BookingList } from './BookingList.tsx';

type Props = { kind: Kind; account: DeskPlayer | DeskVenue };

/** What is coming for an account, what is said about it, and where it is signed in. */
export function AccountPanels({ kind, account: { bookings, reports, sessions } }: Props) {
  if (bookings.length + reports.length + sessions.length === 0) return null;
  return (
    <div className="stack shrink to-top gap-5">
      {bookings.length > 0 && (
        <Panel title="Gelecek saatler">
          <BookingList bookings={bookings} of={kind} />
        </Panel>
      )}
      {reports.length > 0 && (
        <Panel title="Açık şikâyetler">
          <ul className={styles.list}>
            {reports.map(({ id, reason, text, createdAt }) => (
              <li key={id}>
                <span>
                  {REASON_NAMES[reason]}
                  {text && `: ${text}`}
                </span>
                <time className={styles.muted} dateTime={createdAt}>
                  {formatInstant(createdAt)}
                </time>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {sessions.length > 0 && (
        <Panel title="Açık oturumlar">
          <ul className={styles.list}>
            {sessions.map(({ id, device, lastUsedAt }) => (
              <li key={id}>
                <span>{device}</span>
                <span className={styles.muted}>Son kullanım: {formatInstant(lastUsedAt)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
