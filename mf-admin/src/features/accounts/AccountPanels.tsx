import type { DeskPlayer, DeskVenue } from 'mf-shared/contracts/desk';
import { formatInstant } from 'mf-shared/format';
import { REASON_NAMES } from 'mf-shared/safety';
import { Panel } from 'mf-shared/ui/Panel';
import type { ReactNode } from 'react';
import styles from './Account.module.css';
import type { Kind } from './acts.ts';
import { BookingList } from './BookingList.tsx';

type Props = {
  kind: Kind;
  account: DeskPlayer | DeskVenue;
  /** Below the others. */
  children?: ReactNode;
};

/** What is coming for an account, what is said about it, and where it is signed in. */
export function AccountPanels({ kind, account: { bookings, reports, sessions }, children }: Props) {
  return (
    <div className={styles.further}>
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
      {children}
    </div>
  );
}
