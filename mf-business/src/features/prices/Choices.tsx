import styles from './Prices.module.css';

type Props<T extends string | number> = {
  legend: string;
  /** The meaning of an empty choice. */
  all: string;
  options: readonly { value: T; name: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Chooses any number of a few options; none means all. */
export function Choices<T extends string | number>({ legend, all, options, chosen, onChange }: Props<T>) {
  const toggle = (value: T) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <label className={styles.choice}>
        <input type="checkbox" checked={chosen.length === 0} onChange={() => onChange([])} />
        {all}
      </label>
      {options.map(({ value, name }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
