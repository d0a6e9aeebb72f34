import { formatSlot } from 'mf-shared/format';
import type { ReactNode } from 'react';
import styles from './HourSummary.module.css';

type Props = {
  venueName: string | undefined;
  fieldName: string;
  hour: Parameters<typeof formatSlot>[0];
  /** Stands below the hour. */
  children: ReactNode;
};

/** Where and when: the start of every dialog about one hour. */
export function HourSummary({ venueName, fieldName, hour, children }: Props) {
  return (
    <div className="stack gap-3">
      <p className={styles.where}>
        {venueName && <span>{venueName}</span>}
        <b>{fieldName}</b>
      </p>
      <p className={styles.when}>{formatSlot(hour)}</p>
      {children}
    </div>
  );
}
