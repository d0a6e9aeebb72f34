import type { PriceRuleInput } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { Dialog } from 'mf-shared/ui/Dialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { showFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { endOptions, TIMES } from '../pitches/times.ts';
import { Choices } from './Choices.tsx';
import styles from './Prices.module.css';
import { parseDraft, type RuleDraft, WEEKDAYS } from './rules.ts';

type Props = {
  draft: RuleDraft;
  fields: readonly Field[];
  saving: boolean;
  onClose: () => void;
  /** Saves; after a failure the typed values stay. */
  onSave: (rule: PriceRuleInput, id: string | null) => void;
};

/** Adds or changes one rule. */
export function RuleDialog({ draft: start, fields, saving, onClose, onSave }: Props) {
  const formId = useId();
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<RuleDraft>) => {
    setDraft({ ...draft, ...change });
    setErrors({});
  };
  useEffect(() => {
    if (Object.keys(errors).length > 0) showFirstError(form.current);
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const parsed = parseDraft(draft);
    if ('errors' in parsed) setErrors(parsed.errors);
    else onSave(parsed.rule, draft.id);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={draft.id ? 'Fiyat kuralını düzenle' : 'Yeni fiyat kuralı'}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} busy={saving}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.pair}>
          <TextField
            label="Saatlik fiyat"
            required
            inputMode="numeric"
            suffix="TL"
            data-autofocus=""
            value={draft.price}
            error={errors.price}
            onChange={(event) => set({ price: event.target.value })}
          />
          <TextField
            label="Adı (isteğe bağlı)"
            placeholder="Hafta sonu akşamı"
            maxLength={40}
            value={draft.label}
            error={errors.label}
            onChange={(event) => set({ label: event.target.value })}
          />
        </div>
        <Choices
          legend="Günler"
          all="Her gün"
          options={WEEKDAYS.map((name, index) => ({ value: index + 1, name }))}
          chosen={draft.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
        <div className={styles.pair}>
          <SelectField
            label="Başlangıç saati"
            placeholder="Bütün saatler"
            options={TIMES}
            value={draft.start}
            error={errors.start}
            onChange={(event) => set({ start: event.target.value, end: event.target.value ? draft.end : '' })}
          />
          <SelectField
            label="Bitiş saati"
            placeholder={draft.start ? 'Saat seçin' : 'Bütün saatler'}
            options={endOptions(draft.start)}
            disabled={!draft.start}
            value={draft.end}
            error={errors.end}
            onChange={(event) => set({ end: event.target.value })}
          />
        </div>
        {fields.length > 1 && (
          <Choices
            legend="Sahalar"
            all="Bütün sahalar"
            options={fields.map(({ id, name }) => ({ value: id, name }))}
            chosen={draft.fieldIds}
            onChange={(fieldIds) => set({ fieldIds })}
          />
        )}
        <CheckboxField
          label="Yalnızca belirli tarihlerde (bayram, tatil, etkinlik)"
          checked={draft.dated}
          onChange={(event) => set({ dated: event.target.checked })}
        />
        {draft.dated && (
          <div className={styles.pair}>
            <TextField
              type="date"
              label="İlk gün"
              value={draft.fromDate}
              error={errors.fromDate}
              onChange={(event) => set({ fromDate: event.target.value })}
            />
            <TextField
              type="date"
              label="Son gün"
              hint="Boş bırakırsanız tek gün."
              value={draft.toDate}
              min={draft.fromDate || undefined}
              error={errors.toDate}
              onChange={(event) => set({ toDate: event.target.value })}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}
