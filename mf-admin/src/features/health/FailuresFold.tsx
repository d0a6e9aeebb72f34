import { FAILURE_DAYS, type SendFailure } from 'mf-shared/contracts/health';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { DAY_MS } from 'mf-shared/time';
import { Badge } from 'mf-shared/ui/Badge';
import { Fold } from './Fold.tsx';
import styles from './Health.module.css';

const CHANNELS = { mail: 'E-posta', push: 'Anlık bildirim' };

type Props = { failures: readonly SendFailure[]; at: number };

/** Why mails and pushes were not sent of late. */
export function FailuresFold({ failures, at }: Props) {
  const [last] = failures;
  const isFresh = last !== undefined && at - last.lastAt < DAY_MS;
  return (
    <Fold
      name="failures"
      title="Gönderim hataları"
      state={isFresh ? 'Son 24 saatte hata var' : 'Son 24 saatte hata yok'}
      tone={isFresh ? 'warning' : 'success'}
    >
      <p className={styles.facts}>
        {failures.length === 0
          ? `Son ${FAILURE_DAYS} günde gönderilemeyen bir şey olmadı.`
          : `Son ${FAILURE_DAYS} günde e-postalar ve anlık bildirimler neden gönderilemedi? Kişilerin adresleri gösterilmez.`}
      </p>
      <ul className={styles.rows}>
        {failures.map(({ channel, error, seen, lastAt }) => (
          <li key={`${channel} ${error}`} className={styles.row}>
            <span className={styles.head}>
              <b>{CHANNELS[channel]}</b>
              <Badge tone="warning">{formatNumber(seen)} kez</Badge>
            </span>
            <code>{error}</code>
            <span className={styles.facts}>Son kez {formatInstant(lastAt)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
