import type { Correction } from 'mf-shared/contracts/corrections';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { Asked } from '../pending/Asked.tsx';
import { Changes } from '../pending/Changes.tsx';
import styles from './Review.module.css';

/** Every request for corrections, and what each changed. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3>Düzeltme istekleri</h3>
      <ol className={styles.rounds}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <p className="row wrap items-baseline gap-2">
              <time className={styles.muted} dateTime={correction.askedAt}>
                {formatInstant(correction.askedAt)}
              </time>
              <State correction={correction} />
            </p>
            <Asked correction={correction} />
            {correction.after && (
              <Disclosure summary="Değişiklikleri göster">
                <Changes correction={correction} />
              </Disclosure>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function State({ correction: { sentAt, withdrawnAt, expiredAt } }: { correction: Correction }) {
  if (sentAt) return <Badge tone="success">Düzeltildi, {formatInstant(sentAt)}</Badge>;
  if (withdrawnAt) return <Badge>Geri alındı, {formatInstant(withdrawnAt)}</Badge>;
  if (expiredAt) return <Badge>Gelmedi, {formatInstant(expiredAt)}</Badge>;
  return <Badge tone="warning">Başvuranı bekliyor</Badge>;
}
