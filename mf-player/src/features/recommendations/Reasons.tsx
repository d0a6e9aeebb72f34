import type { Reason } from 'mf-shared/contracts/recommendations';
import styles from './Recommendations.module.css';

/** Why the product recommends something, in one sentence. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const text = reasons.map((reason) => reason.text).join('; ');
  return (
    <p className={styles.reasons}>
      {text.charAt(0).toLocaleUpperCase('tr')}
      {text.slice(1)}.
    </p>
  );
}
