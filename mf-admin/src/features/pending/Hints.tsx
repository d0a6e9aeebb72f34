import { AUDIT_ACTS } from 'mf-shared/contracts/audit';
import { DOUBLE_REASONS, type PendingVenue } from 'mf-shared/contracts/review';
import { formatInstant } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Badge } from 'mf-shared/ui/Badge';
import { Changes } from './Changes.tsx';
import styles from './Pending.module.css';

/** What an admin should know before deciding: doubles, rejections and decisions before, and the last correction. */
export function Hints({ business: { hints, correction } }: { business: PendingVenue }) {
  const { doubles, rejections, lastDecision } = hints;
  return (
    <>
      {(doubles > 0 || lastDecision) && (
        <p className="row wrap items-baseline gap-2">
          {doubles > 0 && <Badge tone="warning">{doubles} benzer işletme</Badge>}
          {lastDecision && (
            <span className={styles.muted}>
              Son karar: {AUDIT_ACTS[lastDecision.act]}, {formatInstant(lastDecision.at)}
            </span>
          )}
        </p>
      )}
      {rejections.length > 0 && (
        <Alert tone="warning" title="Daha önce reddedilmiş olabilir">
          <ul className="stack">
            {rejections.map(({ venueId, businessName, city, reason, reasons, at }) => (
              <li key={venueId}>
                {businessName}, {city}: “{reason}” ({formatInstant(at)};{' '}
                {reasons.map((one) => DOUBLE_REASONS[one].toLocaleLowerCase('tr')).join(', ')})
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {correction?.sentAt && (
        <section className="stack gap-2">
          <h3>Son düzeltme</h3>
          <p className={styles.muted}>
            İstenen: “{correction.text}” · gönderildi:{' '}
            <time dateTime={correction.sentAt}>{formatInstant(correction.sentAt)}</time>
          </p>
          <Changes correction={correction} />
        </section>
      )}
    </>
  );
}
