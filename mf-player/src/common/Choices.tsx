import { cx } from 'mf-shared/ui/cx';
import { FieldNotes, requiredMark } from 'mf-shared/ui/Field';
import { useId } from 'react';
import styles from './Choices.module.css';

type Props<T extends string> = {
  legend: string;
  name: string;
  options: readonly { value: T; label: string; hint?: string }[];
  /** Small, for options that need no explanation. */
  compact?: boolean;
  required?: boolean;
  /** The chosen option; other text for none. */
  value: string;
  error: string | undefined;
  onChange: (value: T) => void;
};

/** One of a few options by one press: each a card, with its meaning if it needs one. */
export function Choices<T extends string>(props: Props<T>) {
  const { legend, name, options, compact, required, value, error, onChange } = props;
  const id = useId();
  return (
    <fieldset
      className={cx(styles.group, compact && styles.compact)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={required ? requiredMark : undefined}>{legend}</legend>
      <div className={compact ? styles.chips : styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} htmlFor={`${id}-${index}`} className={styles.choice}>
            <input
              id={`${id}-${index}`}
              type="radio"
              className="control-box"
              name={name}
              value={option.value}
              required={required}
              checked={value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <b>{option.label}</b>
              {option.hint && <span>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
