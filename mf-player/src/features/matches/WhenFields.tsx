import type { Errors } from 'mf-shared/form';
import { istanbulDate } from 'mf-shared/schedule';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { atHalf, isHalf } from './hours.ts';
import styles from './Matches.module.css';

export type WhenValues = { matchDate: string; hour: string; matchLocation: string };

type Props = {
  values: WhenValues;
  errors: Errors;
  /** Hours to choose from on that date: full hours, or half past. */
  hours: readonly string[];
  set: (name: keyof WhenValues, value: string) => void;
};

/** Date, start and place of a match. It offers full hours; a checkbox changes them to half past. */
export function WhenFields({ values, errors, hours, set }: Props) {
  return (
    <>
      <div className={styles.when}>
        <TextField
          label="Tarih"
          name="matchDate"
          type="date"
          min={istanbulDate(Date.now())}
          value={values.matchDate}
          error={errors.matchDate}
          required
          onChange={(event) => set('matchDate', event.target.value)}
        />
        <SelectField
          label="Başlangıç saati"
          name="hour"
          options={hours}
          placeholder={hours.length === 0 ? 'Saat kalmadı' : undefined}
          value={values.hour}
          error={errors.hour}
          required
          onChange={(event) => set('hour', event.target.value)}
        />
      </div>
      <CheckboxField
        label="Maç buçukta başlıyor"
        checked={isHalf(values.hour)}
        onChange={(event) => set('hour', atHalf(values.hour, event.target.checked))}
      />
      <TextField
        label="Konum"
        name="matchLocation"
        hint="Saha ya da tesis adı"
        maxLength={200}
        value={values.matchLocation}
        error={errors.matchLocation}
        required
        onChange={(event) => set('matchLocation', event.target.value)}
      />
    </>
  );
}
