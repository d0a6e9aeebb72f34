import {
  type BoardField,
  CLOSURE_REASONS,
  type ClosureCreate,
  type ClosureReason,
} from 'mf-shared/contracts/board';
import type { FormKit } from 'mf-shared/form';
import { addDays, formatTime } from 'mf-shared/schedule';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Dialogs.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { useEntryForm } from './useEntryForm.ts';
import { REASONS } from './words.ts';

export type ClosePreset = { fieldIds: string[]; date: string; start: string; end: string };
type Props = {
  fields: readonly BoardField[];
  preset: ClosePreset;
  close: BoardActions['close'];
  onDone: () => void;
};
type Draft = {
  fieldIds: string[];
  from: string;
  to: string;
  whole: boolean;
  start: string;
  end: string;
  until: string;
  reason: ClosureReason;
  note: string;
};
type Kit = FormKit<Draft, ClosureCreate>;

const notBefore = (first: string, date: string) => [first, date].sort().at(-1) ?? date;
const TIMES = Array.from({ length: 48 }, (_, index) => formatTime(index * 30));

/** The form: which hours to close, and why. */
export function CloseForm({ fields, preset, close, onDone }: Props) {
  const { kit, refusal, saveBy } = useEntryForm<Draft, ClosureCreate>({
    about: ['close', ...preset.fieldIds, preset.date, preset.start],
    empty: {
      fieldIds: preset.fieldIds,
      from: preset.date,
      to: preset.date,
      whole: preset.start === '',
      start: preset.start || '18:00',
      end: preset.end || '00:00',
      until: '',
      reason: 'maintenance',
      note: '',
    },
    prepare: ({ fieldIds, from, to, reason, note, whole, start, end, until }) => ({
      fieldIds,
      from,
      to: notBefore(from, to),
      reason,
      note,
      ...(whole ? {} : { start, end }),
      ...(until ? { repeatUntil: until } : {}),
    }),
    send: close,
    onDone,
  });
  const { form, text, busy } = kit;
  return (
    <form {...form} className="stack gap-3">
      <RefusalNote
        refusal={refusal}
        rest="Boş saatleri kapat"
        onRest={() => saveBy((closure) => close({ ...closure, skipTaken: true }))}
      />
      {fields.length > 1 && <Pitches {...kit} fields={fields} />}
      <Days {...kit} />
      <Hours {...kit} />
      <Repeat {...kit} />
      <div className={styles.pair}>
        <SelectField
          {...text('reason')}
          label="Neden"
          options={CLOSURE_REASONS.map((value) => ({ value, label: REASONS[value] }))}
        />
        <TextField {...text('note')} label="Not" autoComplete="off" />
      </div>
      <Button type="submit" block busy={busy} disabled={kit.values.fieldIds.length === 0}>
        Saatleri kapat
      </Button>
    </form>
  );
}

function Pitches({ values: { fieldIds }, set, fields }: Kit & { fields: readonly BoardField[] }) {
  const toggle = (id: string, on: boolean) =>
    set({ fieldIds: on ? [...fieldIds, id] : fieldIds.filter((one) => one !== id) });
  return (
    <fieldset className={styles.pitches}>
      <legend>Sahalar</legend>
      {fields
        .filter(({ archived }) => !archived)
        .map(({ fieldId, fieldName }) => (
          <CheckboxField
            key={fieldId}
            label={fieldName}
            checked={fieldIds.includes(fieldId)}
            onChange={(event) => toggle(fieldId, event.target.checked)}
          />
        ))}
    </fieldset>
  );
}

function Days({ values: { from, to }, errors, set, text }: Kit) {
  return (
    <div className={styles.pair}>
      <TextField {...text('from', (day) => day || from)} type="date" label="İlk gün" />
      <TextField
        type="date"
        label="Son gün"
        min={from}
        value={notBefore(from, to)}
        error={errors.to}
        onChange={({ target }) => target.value && set({ to: target.value })}
      />
    </div>
  );
}

function Hours({ values, text, tick }: Kit) {
  return (
    <>
      <CheckboxField {...tick('whole')} label="Bütün saatler" />
      {!values.whole && (
        <div className={styles.pair}>
          <SelectField {...text('start')} label="Başlangıç" options={TIMES} />
          <SelectField {...text('end')} label="Bitiş" options={TIMES} />
        </div>
      )}
    </>
  );
}

function Repeat({ values: { from, until }, errors, set, text }: Kit) {
  return (
    <>
      <CheckboxField
        label="Her hafta tekrarla"
        checked={until !== ''}
        onChange={({ target }) => set({ until: target.checked ? addDays(from, 28) : '' })}
      />
      {until !== '' && (
        <TextField
          {...text('until', (day) => day || until)}
          type="date"
          label="Tekrarın son günü"
          min={from}
          error={errors.repeatUntil}
        />
      )}
    </>
  );
}
