import { MAX_DESCRIPTION, MAX_EQUIPMENT } from 'mf-shared/contracts/venue-profile';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import type { DetailKit } from './details.ts';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './Profile.module.css';

/** The venue's data, its description, and its place; the map only where the form is `open`. */
export function DetailFields({ kit, open }: { kit: DetailKit; open: boolean }) {
  const { values, errors, text } = kit;
  const misplaced = errors.location ?? errors['location.coordinates'] ?? errors['location.coordinates.0'];
  return (
    <>
      <fieldset className={styles.group}>
        <legend>İşletme bilgileri</legend>
        <div className={styles.pair}>
          <TextField label="İşletme adı" required autoComplete="organization" {...text('businessName')} />
          <TextField label="Yetkilinin adı soyadı" required autoComplete="name" {...text('ownerName')} />
          <TextField
            label="Telefon"
            type="tel"
            inputMode="tel"
            required
            autoComplete="tel"
            hint="Oyuncular işletme sayfanızda görür."
            {...text('phone')}
          />
          <TextField
            label="Olanaklar"
            autoComplete="off"
            maxLength={MAX_EQUIPMENT}
            hint="Örneğin duş, otopark, kantin."
            {...text('equipment')}
          />
        </div>
        <TextArea
          label="Tanıtım yazısı"
          rows={5}
          maxLength={MAX_DESCRIPTION}
          hint={`Oyuncuların gördüğü işletme sayfanızda yer alır. ${values.description.length} / ${MAX_DESCRIPTION} karakter.`}
          {...text('description')}
        />
      </fieldset>
      <PlaceFields kit={kit} text={text} misplaced={misplaced} addressRows={2}>
        {(map, fields) => (
          <fieldset className={styles.group} tabIndex={-1} data-invalid={misplaced ? true : undefined}>
            <legend>Konum</legend>
            {open && map}
            <div className={styles.pair}>{fields}</div>
          </fieldset>
        )}
      </PlaceFields>
    </>
  );
}
