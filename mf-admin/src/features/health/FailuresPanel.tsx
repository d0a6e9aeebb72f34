import { FAILURE_DAYS, type SendFailure } from 'mf-shared/contracts/health';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Health.module.css';

const CHANNELS = { mail: 'E-posta', push: 'Anlık bildirim' };

/** Why mails and pushes were not sent of late. */
export function FailuresPanel({ failures }: { failures: readonly SendFailure[] }) {
  return (
    <Panel
      title="Gönderim hataları"
      lead={`Son ${FAILURE_DAYS} günde e-postalar ve anlık bildirimler neden gönderilemedi? Kişilerin adresleri gösterilmez.`}
    >
      {failures.length === 0 ? (
        <p className={styles.facts}>Gönderilemeyen bir şey olmadı.</p>
      ) : (
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
      )}
    </Panel>
  );
}
