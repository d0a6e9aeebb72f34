import { MAX_CAPACITY, MIN_CAPACITY } from 'mf-shared/contracts/tournaments';
import { MapPicker } from 'mf-shared/map';
import { useCityOfPoint } from 'mf-shared/map/useCityOfPoint';
import { istanbulDate } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Tournaments.module.css';
import { type FormOptions, useTournamentForm } from './useTournamentForm.ts';

type Props = FormOptions & {
  submitLabel: string;
  /** Replaces the typed values with what somebody else saved meanwhile. */
  onStale?: () => void;
};

export function TournamentForm({ submitLabel, onStale, ...options }: Props) {
  const kit = useTournamentForm(options);
  const { form, field, failure, isStale, busy } = kit;
  return (
    <form {...form} className="stack gap-5">
      {failure && (
        <Alert
          tone="danger"
          action={
            isStale && (
              <Button variant="secondary" onClick={onStale}>
                Güncel hâlini getir
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      <div className={styles.fields}>
        <TextField
          {...field('name')}
          className={styles.wide}
          label="Turnuva adı"
          maxLength={80}
          autoComplete="off"
          required
        />
        <TextField {...field('date')} label="Tarih" type="date" min={istanbulDate(Date.now())} required />
        <TextField
          {...field('fee')}
          label="Katılım ücreti"
          suffix="TL"
          inputMode="numeric"
          autoComplete="off"
          hint="Kuruşsuz yazın; ücretsizse 0."
          required
        />
        <TextField
          {...field('capacity')}
          label="Kontenjan"
          inputMode="numeric"
          autoComplete="off"
          hint={`Kaç oyuncu katılabilir? ${MIN_CAPACITY} ile ${MAX_CAPACITY} arasında.`}
        />
      </div>
      <Place kit={kit} />
      <Button type="submit" size="lg" block busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** The point on the map, and the city, which follows it. */
function Place({ kit: { field, values, errors, set } }: { kit: ReturnType<typeof useTournamentForm> }) {
  const city = useCityOfPoint((found) => set({ city: found }));
  return (
    <>
      <fieldset className={styles.map} tabIndex={-1} data-invalid={errors.coordinates ? true : undefined}>
        <legend>Sahanın konumu (isteğe bağlı)</legend>
        <MapPicker
          value={values.coordinates}
          error={city.failure ?? errors.coordinates}
          onChange={(coordinates) => {
            set({ coordinates });
            void city.locate(coordinates);
          }}
          onRemove={() => set({ coordinates: null })}
        />
      </fieldset>
      <CitySelect
        {...field('city')}
        required
        hint={
          city.searching ? 'Şehir haritadan bulunuyor…' : 'Haritada yer seçerseniz kendiliğinden değişir.'
        }
      />
    </>
  );
}
