import { MAX_CAPACITY, MIN_CAPACITY } from 'mf-shared/contracts/tournaments';
import { MapPicker } from 'mf-shared/map';
import { useCityOfPoint } from 'mf-shared/map/useCityOfPoint';
import { istanbulDate } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { TextField } from 'mf-shared/ui/TextField';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import styles from './Tournaments.module.css';
import { type FormOptions, useTournamentForm } from './useTournamentForm.ts';

type Props = Omit<FormOptions, 'onInvalid'> & {
  submitLabel: string;
  /** Shows what somebody else saved meanwhile in place of what was typed. */
  onStale?: () => void;
};

export function TournamentForm({ submitLabel, onStale, ...options }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const form = useTournamentForm({ ...options, onInvalid: useShowFirstError(ref) });
  const { values, errors, change } = form;
  const { locate, failure, searching } = useCityOfPoint((city) => change({ city }));

  const text = (name: 'name' | 'date' | 'fee' | 'capacity' | 'city') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate className={styles.form}>
      {form.failure && (
        <Alert
          tone="danger"
          action={
            form.isStale && (
              <Button variant="secondary" onClick={onStale}>
                Güncel hâlini getir
              </Button>
            )
          }
        >
          {form.failure}
        </Alert>
      )}
      <div className={styles.fields}>
        <TextField
          {...text('name')}
          className={styles.wide}
          label="Turnuva adı"
          maxLength={80}
          autoComplete="off"
          required
        />
        <TextField {...text('date')} label="Tarih" type="date" min={istanbulDate(Date.now())} required />
        <TextField
          {...text('fee')}
          label="Katılım ücreti"
          suffix="TL"
          inputMode="numeric"
          autoComplete="off"
          hint="Tam lira yazın; ücretsizse 0."
          required
        />
        <TextField
          {...text('capacity')}
          label="Kontenjan"
          inputMode="numeric"
          autoComplete="off"
          hint={`Kaç oyuncu katılabilir? ${MIN_CAPACITY} ile ${MAX_CAPACITY} arasında.`}
        />
      </div>
      <fieldset className={styles.map} tabIndex={-1} data-invalid={errors.coordinates ? true : undefined}>
        <legend>Sahanın konumu (isteğe bağlı)</legend>
        <MapPicker
          value={values.coordinates}
          error={failure ?? errors.coordinates}
          onChange={(coordinates) => {
            change({ coordinates });
            void locate(coordinates);
          }}
        />
      </fieldset>
      <CitySelect
        {...text('city')}
        required
        hint={searching ? 'Şehir haritadan bulunuyor…' : 'Haritadan bulunur; yanlışsa değiştirebilirsiniz.'}
      />
      <Button type="submit" size="lg" block busy={form.busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
