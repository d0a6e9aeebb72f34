import type { Alert } from 'mf-shared/contracts/health';
import { formatInstant } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Panel } from 'mf-shared/ui/Panel';
import styles from './Health.module.css';
import { formatSpan } from './words.ts';

/** What went wrong of late; what still lasts is marked. */
export function AlertsPanel({ alerts }: { alerts: readonly Alert[] }) {
  const isOwner = useSession(({ admin }) => admin?.adminRole === 'owner');
  return (
    <Panel
      title="Uyarılar"
      lead="Platform sahipleri bir uyarı başladığında ve düzeldiğinde birer kez haber alır."
      actions={
        isOwner && (
          <LinkButton to="/admin/health/alerts" size="sm" variant="secondary">
            Uyarı ayarları
          </LinkButton>
        )
      }
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
