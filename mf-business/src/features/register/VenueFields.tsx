import { MapPicker } from 'mf-shared/map';
import { useCityOfPoint } from 'mf-shared/map/useCityOfPoint';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Register.module.css';
import { type SectionProps, textProps } from './section.ts';

/** The venue's name and place; a click on the map also fills in the city, which stays editable. */
export function VenueFields(props: SectionProps) {
  const { form, errors, change } = props;
  const { locate, failure, searching } = useCityOfPoint((city) => change({ city }));
  const misplaced = Object.entries(errors).find(([path]) => path.startsWith('location.coordinates'))?.[1];
  const city = textProps(props, 'city');
  return (
    <>
      <TextField
        label="İşletme adı"
        autoComplete="organization"
        hint="Oyuncular sizi bu adla bulur."
        required
        {...textProps(props, 'businessName')}
      />
      <fieldset
        id="location"
        tabIndex={-1}
        className={styles.map}
        data-invalid={misplaced ? true : undefined}
      >
        <legend className={styles.label}>Tesisin konumu</legend>
        <MapPicker
          value={form.coordinates}
          error={failure ?? misplaced}
          onChange={(coordinates) => {
            change({ coordinates });
            void locate(coordinates);
          }}
        />
      </fieldset>
      <CitySelect
        required
        hint={searching ? 'Şehir haritadan bulunuyor…' : 'Haritadan bulunur; yanlışsa değiştirebilirsiniz.'}
        {...city}
        error={city.error ?? errors['location.city']}
      />
      <TextArea
        label="Adres"
        rows={3}
        autoComplete="street-address"
        required
        {...textProps(props, 'address')}
      />
    </>
  );
}
