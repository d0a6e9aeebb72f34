import { cx } from 'mf-shared/ui/cx';
import { requiredMark } from 'mf-shared/ui/Field';
import { TextField } from 'mf-shared/ui/TextField';
import { PlaceFields } from '../profile/PlaceFields.tsx';
import { type RegistrationKit, textOf } from './form.ts';
import styles from './Register.module.css';

/** The venue's name and place. */
export function VenueFields({ kit }: { kit: RegistrationKit }) {
  const text = textOf(kit);
  const misplaced = Object.entries(kit.errors).find(([path]) => path.startsWith('location.coordinates'))?.[1];
  return (
    <>
      <TextField
        label="İşletme adı"
        autoComplete="organization"
        hint="Oyuncular sizi bu adla bulur."
        required
        {...text('businessName')}
      />
      <PlaceFields kit={kit} text={text} misplaced={misplaced} addressRows={3}>
        {(map, fields) => (
          <>
            <fieldset
              id="location"
              tabIndex={-1}
              className="stack shrink gap-2"
              data-invalid={misplaced ? true : undefined}
            >
              <legend className={cx(styles.label, requiredMark)}>Tesisin konumu</legend>
              {map}
            </fieldset>
            {fields}
          </>
        )}
      </PlaceFields>
    </>
  );
}
