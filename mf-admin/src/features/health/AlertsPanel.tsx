import type { Alert } from 'mf-shared/contracts/health';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Health.module.css';
import { formatSpan } from './words.ts';

/** What went wrong of late; what still lasts is marked. */
export function AlertsPanel({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Panel
      title="Uyarılar"
      lead="Platform sahipleri bir uyarı başladığında ve düzeldiğinde birer kez haber alır."
    >
      {alerts.length === 0 ? (
        <p className={styles.facts}>Son 90 günde uyarı yok.</p>
      ) : (
        <ul className={styles.rows}>
          {alerts.map(({ id, text, firedAt, recoveredAt }) => (
            <li key={id} className={styles.row}>
              <span className={styles.head}>
                <b>{text}</b>
                {recoveredAt === null ? (
                  <Badge tone="danger">Sürüyor</Badge>
                ) : (
                  <Badge tone="success">Düzeldi</Badge>
                )}
              </span>
              <span className={styles.facts}>
                {formatInstant(firedAt)}
                {recoveredAt !== null && `, ${formatSpan(recoveredAt - firedAt)} sürdü`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
