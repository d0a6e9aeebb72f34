import { FieldNotes } from 'mf-shared/ui/Field';
import { type ReactNode, useId } from 'react';
import styles from './Stars.module.css';
import { Star } from './Stars.tsx';

export type StarsInputProps = {
  /** 1 to 5; null for no choice. */
  value: number | null;
  onChange: (value: number) => void;
  label?: ReactNode;
  name?: string;
  error?: ReactNode;
};

/** Chooses 1 to 5 stars: radio buttons underneath, so arrows and screen readers work. */
export function StarsInput({ value, onChange, label = 'Puanınız', name, error }: StarsInputProps) {
  const id = useId();
  return (
    <fieldset className="stack gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={styles.choice}>
            <input
              type="radio"
              name={name ?? id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={`${star} yıldız`}
            />
            <Star fill={value !== null && star <= value ? 1 : 0} />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
