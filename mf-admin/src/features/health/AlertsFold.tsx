import type { Alert } from 'mf-shared/contracts/health';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Fold } from './Fold.tsx';
import styles from './Health.module.css';
import { formatSpan } from './words.ts';

/** What went wrong of late; what still lasts is marked. */
export function AlertsFold({ alerts }: { alerts: readonly Alert[] }) {
  const lasting = alerts.filter(({ recoveredAt }) => recoveredAt === null).length;
  return (
    <Fold
      name="alerts"
      title="Uyarılar"
      state={lasting > 0 ? `${lasting} uyarı sürüyor` : 'Süren uyarı yok'}
      tone={lasting > 0 ? 'danger' : 'success'}
    >
      <p className={styles.facts}>
        {alerts.length === 0
          ? 'Son 90 günde uyarı olmadı.'
          : 'Platform sahipleri bir uyarı başladığında ve düzeldiğinde birer kez haber alır.'}
      </p>
      <ul className={styles.rows}>
        {alerts.map(({ id, text, firedAt, recoveredAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.head}>
              {text}
              <Badge tone={recoveredAt === null ? 'danger' : 'success'}>
                {recoveredAt === null ? 'Sürüyor' : 'Düzeldi'}
              </Badge>
            </span>
            <span className={styles.facts}>
              {formatInstant(firedAt)}
              {recoveredAt !== null && `, ${formatSpan(recoveredAt - firedAt)} sürdü`}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
