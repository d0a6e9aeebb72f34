import { POSITIONS } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { FieldNotes } from 'mf-shared/ui/Field';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import styles from './CreateAd.module.css';
import { KINDS } from './kinds.ts';
import { LineupChoice } from './LineupChoice.tsx';
import { type AdForm, type AdValues, useAdForm } from './useAdForm.ts';

/** What one looks for, where, and a few words. */
export function CreateAdForm() {
  const ref = useRef<HTMLFormElement>(null);
  const form = useAdForm(useShowFirstError(ref));
  const { values, errors } = form;
  const field = (name: keyof AdValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      form.set(name, event.target.value),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <TypeChoice form={form} />
      {values.type === 'findOpponent' && (
        <LineupChoice
          value={values.lineupId}
          error={errors.lineupId}
          onChange={(id) => form.set('lineupId', id)}
        />
      )}
      {values.type === 'findPlayer' && (
        <SelectField
          {...field('positionNeeded')}
          label="Aradığınız mevki"
          options={POSITIONS}
          placeholder="Mevki seçin"
          required
        />
      )}
      {values.type === 'findTeam' && (
        <SelectField
          {...field('position')}
          label="Oynadığınız mevki"
          options={POSITIONS}
          placeholder="Mevki seçin"
          required
        />
      )}
      <CitySelect {...field('city')} required />
      <TextArea
        {...field('description')}
        label="Açıklama"
        hint="Gün, saat, saha ya da seviye yazabilirsiniz. Telefon numaranızı yazmanız gerekmez."
        maxLength={500}
      />
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <Button type="submit" size="lg" busy={form.busy}>
        İlanı Yayınla
      </Button>
    </form>
  );
}

function TypeChoice({ form }: { form: AdForm }) {
  const { values, errors } = form;
  return (
    <fieldset className={styles.types} aria-describedby={errors.type ? 'ad-type-error' : undefined}>
      <legend>Ne arıyorsunuz?</legend>
      <div className={styles.choices}>
        {Object.values(KINDS).map(({ type, choice }) => (
          <label key={type} htmlFor={`ad-${type}`} className={styles.choice}>
            <input
              id={`ad-${type}`}
              type="radio"
              name="type"
              value={type}
              checked={values.type === type}
              aria-invalid={errors.type ? true : undefined}
              onChange={() => form.set('type', type)}
            />
            <span className={styles.words}>
              <b>{choice.label}</b>
              <span>{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id="ad-type" error={errors.type} />
    </fieldset>
  );
}
