import type { Reason } from 'mf-shared/contracts/recommendations';
import styles from './Recommendations.module.css';

/** Why something is recommended. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <p className={styles.reasons}>
      <b>Çünkü</b> {reasons.map((reason) => reason.text).join(', ')}.
    </p>
  );
}
