import type { WeeklyField } from 'mf-shared/contracts/reservations';
import { useId } from 'react';
import styles from './FieldFilter.module.css';

type Props = { fields: readonly WeeklyField[]; value: string; onChange: (fieldId: string) => void };

/** Shows all pitches or one; absent if there is only one. */
export function FieldFilter({ fields, value, onChange }: Props) {
  const name = useId();
  if (fields.length < 2) return null;
  const known = fields.some((field) => field.fieldId === value);
  const choices = [
    { id: '', label: 'Tüm sahalar' },
    ...fields.map((field) => ({ id: field.fieldId, label: field.fieldName })),
  ];
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Saha</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === (known ? value : '')}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
