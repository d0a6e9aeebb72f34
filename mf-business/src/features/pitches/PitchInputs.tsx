import { TextField } from 'mf-shared/ui/TextField';
import type { NewPitch } from './model.ts';
import styles from './PitchEditor.module.css';

const CAPACITIES = ["5'e 5", "6'ya 6", "7'ye 7", "8'e 8", "9'a 9", "10'a 10", "11'e 11"];

type Props = {
  /** Prefix of the inputs' ids; `${id}-error` describes the empty ones while `missing`. */
  id: string;
  value: NewPitch;
  onChange: (value: NewPitch) => void;
  /** Whether the fields must be filled in now. */
  required: boolean;
  missing?: string | undefined;
  errors?: Partial<Record<keyof NewPitch, string | undefined>>;
};

/** The digits of a price before the comma; with the digits after it the price would be a hundred times higher. */
const wholeLira = (typed: string) => typed.replace(/,.*$/, '').replace(/\D/g, '').slice(0, 6);

/** Name, capacity and hourly price of a pitch. */
export function PitchInputs({ id, value, onChange, required, missing, errors = {} }: Props) {
  const mark = (key: keyof NewPitch) =>
    missing && value[key].trim() === ''
      ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }
      : {};
  return (
    <div className={styles.inputs}>
      <TextField
        id={`${id}-name`}
        label="Saha adı"
        placeholder="Kapalı Saha"
        maxLength={60}
        autoComplete="off"
        required={required}
        value={value.name}
        error={errors.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        {...mark('name')}
      />
      <TextField
        id={`${id}-capacity`}
        label="Kapasite"
        placeholder="7'ye 7"
        maxLength={30}
        autoComplete="off"
        required={required}
        list={`${id}-capacities`}
        value={value.capacity}
        error={errors.capacity}
        onChange={(event) => onChange({ ...value, capacity: event.target.value })}
        {...mark('capacity')}
      />
      <TextField
        id={`${id}-price`}
        label="Saatlik fiyat"
        placeholder="1500"
        hint="Kuruşsuz yazın."
        inputMode="numeric"
        autoComplete="off"
        required={required}
        suffix="TL"
        value={value.price}
        error={errors.price}
        onChange={(event) => onChange({ ...value, price: wholeLira(event.target.value) })}
        {...mark('price')}
      />
      <datalist id={`${id}-capacities`}>
        {CAPACITIES.map((capacity) => (
          <option key={capacity} value={capacity} />
        ))}
      </datalist>
    </div>
  );
}
