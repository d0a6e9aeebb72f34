import { MapPicker } from 'mf-shared/map';
import { useCityOfPoint } from 'mf-shared/map/useCityOfPoint';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { TextArea } from 'mf-shared/ui/TextArea';
import { type DetailProps, textOf } from './DetailFields.tsx';
import styles from './Profile.module.css';

/** The venue's place; a click on the map also fills in the city, which stays editable. */
export function PlaceFields({ open, ...props }: DetailProps & { open: boolean }) {
  const { details, errors, onChange } = props;
  const { locate, failure, searching } = useCityOfPoint((city) => onChange({ city }));
  const misplaced = errors.location ?? errors['location.coordinates'] ?? errors['location.coordinates.0'];
  const city = textOf(props, 'city');
  return (
    <fieldset className={styles.group} tabIndex={-1} data-invalid={misplaced ? true : undefined}>
      <legend>Konum</legend>
      {open && (
        <MapPicker
          value={details.coordinates}
          error={failure ?? misplaced}
          onChange={(coordinates) => {
            onChange({ coordinates });
            void locate(coordinates);
          }}
        />
      )}
      <div className={styles.pair}>
        <CitySelect
          required
          hint={searching ? 'Şehir haritadan bulunuyor…' : 'Haritadan bulunur; yanlışsa değiştirebilirsiniz.'}
          {...city}
          error={city.error ?? errors['location.city']}
        />
        <TextArea
          label="Adres"
          rows={2}
          required
          autoComplete="street-address"
          {...textOf(props, 'address')}
        />
      </div>
    </fieldset>
  );
}
