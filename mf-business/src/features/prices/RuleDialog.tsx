import type { PriceRuleInput } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { type Errors, type FormKit, useForm } from 'mf-shared/form';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { endOptions, TIMES } from '../pitches/times.ts';
import { Choices } from './Choices.tsx';
import styles from './Prices.module.css';
import { type Parsed, parseDraft, type RuleDraft, WEEKDAYS } from './rules.ts';

type Props = {
  draft: RuleDraft;
  fields: readonly Field[];
  saving: boolean;
  onClose: () => void;
  /** Saves; after a failure the typed values stay. */
  onSave: (rule: PriceRuleInput, id: string | null) => Promise<void>;
};
type Kit = FormKit<RuleDraft, Parsed>;

/** Adds or changes one rule. */
export function RuleDialog({ draft, fields, saving, onClose, onSave }: Props) {
  const kit = useForm({
    start: draft,
    prepare: parseDraft,
    check: (parsed): Errors => ('errors' in parsed ? parsed.errors : {}),
    whenTyped: 'clearAll',
    // The page reports a failure.
    failed: '',
    send: async (parsed) => {
      if ('rule' in parsed && !saving) await onSave(parsed.rule, draft.id);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={draft.id ? 'Fiyat kuralını düzenle' : 'Yeni fiyat kuralı'}
      form={kit.form}
      busy={saving}
      submit="Kaydet"
      className="stack shrink gap-4"
    >
      <Price {...kit} />
      <Choices
        legend="Günler"
        all="Her gün"
        options={WEEKDAYS.map((name, index) => ({ value: index + 1, name }))}
        chosen={kit.values.weekdays}
        onChange={(weekdays) => kit.set({ weekdays })}
      />
      <Hours {...kit} />
      {fields.length > 1 && (
        <Choices
          legend="Sahalar"
          all="Bütün sahalar"
          options={fields.map(({ id, name }) => ({ value: id, name }))}
          chosen={kit.values.fieldIds}
          onChange={(fieldIds) => kit.set({ fieldIds })}
        />
      )}
      <CheckboxField {...kit.tick('dated')} label="Yalnızca belirli tarihlerde (bayram, tatil, etkinlik)" />
      {kit.values.dated && <Dates {...kit} />}
    </FormDialog>
  );
}

function Price({ text }: Kit) {
  return (
    <div className={styles.pair}>
      <TextField
        {...text('price')}
        label="Saatlik fiyat"
        required
        inputMode="numeric"
        suffix="TL"
        data-autofocus=""
      />
      <TextField
        {...text('label')}
        label="Adı (isteğe bağlı)"
        placeholder="Hafta sonu akşamı"
        maxLength={40}
      />
    </div>
  );
}

function Hours({ text, values, set }: Kit) {
  return (
    <div className={styles.pair}>
      <SelectField
        {...text('start')}
        label="Başlangıç saati"
        placeholder="Bütün saatler"
        options={TIMES}
        onChange={({ target }) => set({ start: target.value, end: target.value ? values.end : '' })}
      />
      <SelectField
        {...text('end')}
        label="Bitiş saati"
        placeholder={values.start ? 'Saat seçin' : 'Bütün saatler'}
        options={endOptions(values.start)}
        disabled={!values.start}
      />
    </div>
  );
}

function Dates({ text, values }: Kit) {
  return (
    <div className={styles.pair}>
      <TextField {...text('fromDate')} type="date" label="İlk gün" />
      <TextField
        {...text('toDate')}
        type="date"
        label="Son gün"
        hint="Boş bırakırsanız tek gün."
        min={values.fromDate || undefined}
      />
    </div>
  );
}
