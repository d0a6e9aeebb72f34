import { CORRECTION_PARTS, type Correction } from 'mf-shared/contracts/corrections';
import styles from './Pending.module.css';

/** What the applicant was asked to correct, and which parts were marked. */
export function Asked({ correction: { text, parts } }: { correction: Correction }) {
  return (
    <>
      <p className={styles.description}>{text}</p>
      {parts.length > 0 && (
        <p className={styles.muted}>
          Hatalı bölümler: {parts.map((part) => CORRECTION_PARTS[part]).join(', ')}
        </p>
      )}
    </>
  );
}
