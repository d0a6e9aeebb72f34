import { useId } from 'react';
import styles from './Segments.module.css';

type Props<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** Full width, in equal parts. */
  block?: boolean;
};

/** Chooses one of a few views, all visible. */
export function Segments<T extends string>({ legend, options, value, onChange, block }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} data-block={block || undefined}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
