import { Button } from 'mf-shared/ui/Button';
import styles from './Choices.module.css';

type Props<Value extends string> = {
  /** The question that the choices answer, for screen readers. */
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  /** On a phone, many choices stand in one line that scrolls. */
  oneLine?: boolean;
  onChoose: (value: Value) => void;
};

/** Buttons of which one is pressed: which part of a list is shown. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { legend, choices, value, oneLine, onChoose } = props;
  return (
    <fieldset className={styles.choices} data-one-line={oneLine}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((one) => (
        <Button
          key={one.value}
          size="sm"
          variant="secondary"
          aria-pressed={one.value === value}
          onClick={() => onChoose(one.value)}
        >
          {one.label}
        </Button>
      ))}
    </fieldset>
  );
}
