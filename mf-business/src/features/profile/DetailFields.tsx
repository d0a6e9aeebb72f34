import { MAX_DESCRIPTION } from 'mf-shared/contracts/venues';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import type { ChangeEvent } from 'react';
import type { DetailKey, Details } from './details.ts';
import styles from './Profile.module.css';

export type DetailProps = {
  details: Details;
  errors: Record<string, string>;
  onChange: (part: Partial<Details>) => void;
};

/** Props that bind a text of the profile to its control. */
export const textOf = ({ details, errors, onChange }: DetailProps, key: DetailKey) => ({
  value: details[key],
  error: errors[key],
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
    onChange({ [key]: event.target.value }),
});

/** The venue's data and its description. */
export function DetailFields(props: DetailProps) {
  const count = props.details.description.length;
  return (
    <fieldset className={styles.group}>
      <legend>İşletme bilgileri</legend>
      <div className={styles.pair}>
        <TextField
          label="İşletme adı"
          required
          autoComplete="organization"
          {...textOf(props, 'businessName')}
        />
        <TextField
          label="Yetkilinin adı soyadı"
          required
          autoComplete="name"
          {...textOf(props, 'ownerName')}
        />
        <TextField
          label="Telefon"
          type="tel"
          inputMode="tel"
          required
          autoComplete="tel"
          hint="Oyuncular işletme sayfanızda görür."
          {...textOf(props, 'phone')}
        />
        <TextField
          label="Olanaklar"
          autoComplete="off"
          maxLength={500}
          hint="Örneğin duş, otopark, kantin."
          {...textOf(props, 'equipment')}
        />
      </div>
      <TextArea
        label="Tanıtım yazısı"
        rows={5}
        maxLength={MAX_DESCRIPTION}
        hint={`Oyuncuların gördüğü işletme sayfanızda yer alır. ${count} / ${MAX_DESCRIPTION} karakter.`}
        {...textOf(props, 'description')}
      />
    </fieldset>
  );
}
