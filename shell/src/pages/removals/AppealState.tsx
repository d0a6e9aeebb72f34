import type { OwnAppeal } from 'mf-shared/contracts/removals';
import { formatInstant } from 'mf-shared/format';
import { Badge, type BadgeTone } from 'mf-shared/ui/Badge';
import styles from '../support/Support.module.css';

const STATES: Record<OwnAppeal['state'], [BadgeTone, string]> = {
  open: ['warning', 'İnceleniyor'],
  granted: ['success', 'Kabul edildi'],
  upheld: ['neutral', 'Karar değişmedi'],
};

/** An own appeal, with the answer once there is one. */
export function AppealState({ appeal: { state, text, answer, createdAt } }: { appeal: OwnAppeal }) {
  const [tone, label] = STATES[state];
  return (
    <div className="stack gap-3">
      <div className="row wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <time dateTime={createdAt} className={styles.quiet}>
          {formatInstant(createdAt)}
        </time>
      </div>
      <p className={styles.text}>{text}</p>
      {answer !== null && (
        <div className={styles.answer}>
          <b>Yanıtımız</b>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </div>
  );
}
