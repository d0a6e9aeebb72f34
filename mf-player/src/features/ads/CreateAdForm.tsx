import { POSITIONS } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { Choices } from '../../common/Choices.tsx';
import { KINDS } from './kinds.ts';
import { LineupChoice } from './LineupChoice.tsx';
import { useAdForm } from './useAdForm.ts';

const TYPES = Object.values(KINDS).map(({ type, choice }) => ({ value: type, ...choice }));

/** The form: what is looked for, where, and a short text. */
export function CreateAdForm() {
  const ad = useAdForm();
  const { form, field, values, errors, failure, busy } = ad;
  return (
    <form {...form} className="stack shrink gap-5">
      <Choices
        legend="Ne arıyorsunuz?"
        name="type"
        options={TYPES}
        value={values.type}
        error={errors.type}
        onChange={ad.choose}
      />
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
