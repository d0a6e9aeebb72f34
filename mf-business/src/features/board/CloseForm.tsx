import { type BoardField, CLOSURE_REASONS, type ClosureReason } from 'mf-shared/contracts/board';
import { addDays, formatTime } from 'mf-shared/schedule';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import type { FormEvent } from 'react';
import { useDraft } from '../../common/useDraft.ts';
import styles from './Dialogs.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { useSend } from './useSend.ts';
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
type Part = { draft: Draft; set: (part: Partial<Draft>) => void; errors: Record<string, string> };

const notBefore = (first: string, date: string) => [first, date].sort().at(-1) ?? date;
const TIMES = Array.from({ length: 48 }, (_, index) => formatTime(index * 30));

/** The form: which hours to close, and why. */
export function CloseForm({ fields, preset, close, onDone }: Props) {
  const about = ['close', ...preset.fieldIds, preset.date, preset.start];
  const { draft, set, forget } = useDraft<Draft>(about, {
    fieldIds: preset.fieldIds,
    from: preset.date,
    to: preset.date,
    whole: preset.start === '',
    start: preset.start || '18:00',
    end: preset.end || '00:00',
    until: '',
    reason: 'maintenance',
    note: '',
  });
  const { busy, refusal, send } = useSend(() => {
    forget();
    onDone();
  });
  const save = (skipTaken: boolean) =>
    send(() => {
      const { fieldIds, from, to, reason, note, whole, start, end, until } = draft;
      return close({
        fieldIds,
        from,
        to: notBefore(from, to),
        reason,
        note,
        ...(whole ? {} : { start, end }),
        ...(until ? { repeatUntil: until } : {}),
        ...(skipTaken ? { skipTaken } : {}),
      });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(false);
  };
  const part = { draft, set, errors: refusal?.fields ?? {} };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <RefusalNote refusal={refusal} rest="Boş saatleri kapat" onRest={() => void save(true)} />
      {fields.length > 1 && <Pitches {...part} fields={fields} />}
      <When {...part} />
      <div className={styles.pair}>
        <SelectField
          label="Neden"
          value={draft.reason}
          onChange={(event) => set({ reason: event.target.value as ClosureReason })}
          options={CLOSURE_REASONS.map((value) => ({ value, label: REASONS[value] }))}
        />
        <TextField
          label="Not"
          autoComplete="off"
          value={draft.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
      <Button type="submit" block busy={busy} disabled={draft.fieldIds.length === 0}>
        Saatleri kapat
      </Button>
    </form>
  );
}

function Pitches({ draft, set, fields }: Part & { fields: readonly BoardField[] }) {
  const toggle = (id: string, on: boolean) =>
    set({ fieldIds: on ? [...draft.fieldIds, id] : draft.fieldIds.filter((one) => one !== id) });
  return (
    <fieldset className={styles.pitches}>
      <legend>Sahalar</legend>
      {fields
        .filter(({ archived }) => !archived)
        .map(({ fieldId, fieldName }) => (
          <CheckboxField
            key={fieldId}
            label={fieldName}
            checked={draft.fieldIds.includes(fieldId)}
            onChange={(event) => toggle(fieldId, event.target.checked)}
          />
        ))}
    </fieldset>
  );
}

function When({ draft, set, errors }: Part) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          type="date"
          label="İlk gün"
          value={draft.from}
          onChange={(event) => event.target.value && set({ from: event.target.value })}
        />
        <TextField
          type="date"
          label="Son gün"
          min={draft.from}
          value={notBefore(draft.from, draft.to)}
          error={errors.to}
          onChange={(event) => event.target.value && set({ to: event.target.value })}
        />
      </div>
      <CheckboxField
        label="Bütün saatler"
        checked={draft.whole}
        onChange={(event) => set({ whole: event.target.checked })}
      />
      {!draft.whole && (
        <div className={styles.pair}>
          <SelectField
            label="Başlangıç"
            options={TIMES}
            value={draft.start}
            onChange={(event) => set({ start: event.target.value })}
          />
          <SelectField
            label="Bitiş"
            options={TIMES}
            value={draft.end}
            onChange={(event) => set({ end: event.target.value })}
          />
        </div>
      )}
      <CheckboxField
        label="Her hafta tekrarla"
        checked={draft.until !== ''}
        onChange={(event) => set({ until: event.target.checked ? addDays(draft.from, 28) : '' })}
      />
      {draft.until !== '' && (
        <TextField
          type="date"
          label="Tekrarın son günü"
          min={draft.from}
          value={draft.until}
          error={errors.repeatUntil}
          onChange={(event) => event.target.value && set({ until: event.target.value })}
        />
      )}
    </>
  );
}
