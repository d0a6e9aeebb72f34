import { FieldNotes } from 'mf-shared/ui/Field';
import { useId } from 'react';
import styles from './Choices.module.css';

type Props<T extends string> = {
  legend: string;
  name: string;
  options: readonly { value: T; label: string; hint: string }[];
  /** The chosen option; other text for none. */
  value: string;
  error: string | undefined;
  onChange: (value: T) => void;
};

/** One of a few options, each a card with its meaning. */
export function Choices<T extends string>({ legend, name, options, value, error, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} htmlFor={`${id}-${option.value}`} className={styles.choice}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              className="control-box"
              name={name}
              value={option.value}
              checked={value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <b>{option.label}</b>
              <span>{option.hint}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
