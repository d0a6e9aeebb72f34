import { useId } from 'react';
import styles from './Settings.module.css';
import type { Option } from './words.ts';

type Props<T extends string | number> = {
  legend: string;
  name: string;
  options: readonly Option<T>[];
  value: T;
  error?: string | undefined;
  onChange: (value: T) => void;
};

/** Chooses one of a few options, each with a sentence that explains it. */
export function Options<T extends string | number>({
  legend,
  name,
  options,
  value,
  error,
  onChange,
}: Props<T>) {
  const id = useId();
  return (
    <fieldset className={styles.options} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-describedby={`${id}-${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span>
            <b>{option.name}</b>
            <span id={`${id}-${option.value}`}>{option.text}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
