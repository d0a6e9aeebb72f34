import { SUPPORT_NAMES, type SupportRequest } from 'mf-shared/contracts/support';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useEffect } from 'react';
import { ReplyForm } from './ReplyForm.tsx';
import styles from './Support.module.css';
import { useOwnRequests } from './useOwnRequests.ts';

/** The caller's requests with their answers; read again whenever `sent` grows. */
export function OwnRequests({ sent }: { sent: number }) {
  const { read, failed, busy, reload, more } = useOwnRequests();
  useEffect(() => {
    if (sent > 0) reload();
  }, [sent, reload]);
  return (
    <Panel title="Talepleriniz">
      {!read && failed ? (
        <ErrorState message="Talepleriniz yüklenemedi." retrying={busy} onRetry={reload} />
      ) : !read ? (
        <div aria-busy="true">
          <Skeleton height="6rem" />
        </div>
      ) : read.rows.length === 0 ? (
        <p className={styles.quiet}>Henüz bir talebiniz yok.</p>
      ) : (
        <ul className={styles.list}>
          {read.rows.map((one) => (
            <Row key={one.id} one={one} onReplied={reload} />
          ))}
        </ul>
      )}
      {read && failed && <p role="alert">Talepleriniz yenilenemedi. Lütfen tekrar deneyin.</p>}
      {read?.nextCursor && (
        <Button variant="secondary" busy={busy} onClick={more}>
          Daha fazla göster
        </Button>
      )}
    </Panel>
  );
}

const Row = ({ one, onReplied }: { one: SupportRequest; onReplied: () => void }) => (
  <li className={styles.request}>
    <div className="row wrap items-center gap-1 gap-x-3">
      <b>{SUPPORT_NAMES[one.subject]}</b>
      <Badge tone={one.status === 'answered' ? 'success' : 'warning'}>
        {one.status === 'answered'
          ? 'Yanıtlandı'
          : one.awaitsReply
            ? 'Sizden yanıt bekliyor'
            : 'Yanıt bekliyor'}
      </Badge>
      <time dateTime={one.createdAt} className={styles.quiet}>
        {formatInstant(one.createdAt)}
      </time>
    </div>
    <p className={styles.text}>{one.text}</p>
    {one.messages.map((message) => (
      <div key={message.id} className={styles.answer}>
        <b>{message.fromWriter ? 'Yanıtınız' : 'Sorumuz'}</b>
        <p className={styles.text}>{message.text}</p>
      </div>
    ))}
    {one.awaitsReply && <ReplyForm id={one.id} onSent={onReplied} />}
    {one.answer && (
      <div className={styles.answer}>
        <b>Yanıtımız</b>
        <p className={styles.text}>{one.answer}</p>
      </div>
    )}
  </li>
);
