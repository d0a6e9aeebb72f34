import type { Field } from 'mf-shared/contracts/venues';
import { slotsOf } from 'mf-shared/schedule';
import { Price } from 'mf-shared/ui/Price';
import styles from './Pending.module.css';

/** Pitches with capacity, hourly price and working hours. */
export function PitchTable({ fields }: { fields: readonly Field[] }) {
  return (
    <div className="stack gap-3">
      <h3>Sahalar</h3>
      <ul className={styles.pitchList}>
        {fields.map((field) => (
          <li key={field.id} className={styles.pitch}>
            <div className="row wrap items-baseline apart gap-x-3">
              <strong>
                {field.name} <span className={styles.muted}>({field.capacity})</span>
              </strong>
              <Price amount={field.price} per="saat" size="sm" />
            </div>
            {field.workingHours.length === 0 ? (
              <p className={styles.muted}>Çalışma saati girilmemiş.</p>
            ) : (
              <p className={styles.hours}>
                {field.workingHours.map(({ start, end }) => (
                  <span key={`${start}-${end}`}>
                    {start}-{end}
                  </span>
                ))}
                <small className={styles.muted}>günde {slotsOf(field.workingHours).length} saat</small>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
