import { POSITIONS } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { FieldNotes } from 'mf-shared/ui/Field';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import styles from './CreateAd.module.css';
import { KINDS } from './kinds.ts';
import { LineupChoice } from './LineupChoice.tsx';
import { type AdForm, useAdForm } from './useAdForm.ts';

/** The form: what is looked for, where, and a short text. */
export function CreateAdForm() {
  const ad = useAdForm();
  const { form, field, values, errors, failure, busy } = ad;
  return (
    <form {...form} className="stack shrink gap-5">
      <TypeChoice ad={ad} />
      {values.type === 'findOpponent' && (
        <LineupChoice
          value={values.lineupId}
          error={errors.lineupId}
          onChange={(lineupId) => ad.set({ lineupId })}
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
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button type="submit" size="lg" busy={busy}>
        İlanı Yayınla
      </Button>
    </form>
  );
}

function TypeChoice({ ad: { values, errors, choose } }: { ad: AdForm }) {
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
              onChange={() => choose(type)}
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
