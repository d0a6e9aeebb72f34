import { ApiError } from 'mf-shared/api-client';
import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import { MAX_CANCEL_HOURS, type VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { TextField } from 'mf-shared/ui/TextField';
import { showFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BufferPreview } from './BufferPreview.tsx';
import { NewerNote } from './NewerNote.tsx';
import { Options } from './Options.tsx';
import { newerOf, useSaveSettings } from './queries.ts';
import styles from './Settings.module.css';
import { APPROVAL_OPTIONS, BUFFER_OPTIONS, cancelText, horizonText } from './words.ts';

type Props = { businessId: string; saved: VersionedSettings };
export type Draft = Omit<VersionedSettings, 'cancelHours' | 'horizonWeeks'> & {
  cancelHours: string;
  horizonWeeks: string;
};

const draftOf = (settings: VersionedSettings): Draft => ({
  ...settings,
  cancelHours: String(settings.cancelHours),
  horizonWeeks: String(settings.horizonWeeks),
});
/** The typed number; null if it is none. */
const numberOf = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** The four settings, each with its meaning for players. */
export function RulesForm({ businessId, saved }: Props) {
  const [changes, setChanges] = useState<Partial<Draft>>({});
  // The settings on the screen at the first change: the save is compared with their version.
  const [seen, setSeen] = useState<VersionedSettings | null>(null);
  const base = seen ?? saved;
  const save = useSaveSettings(businessId);
  const form = useRef<HTMLFormElement>(null);
  const draft = { ...draftOf(base), ...changes };
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const newer = newerOf(save.error);
  const errors = save.error instanceof ApiError ? (save.error.fields ?? {}) : {};
  const change = (next: Partial<Draft>) => {
    setSeen(base);
    setChanges((now) => ({ ...now, ...next }));
  };
  const letGo = () => {
    setSeen(null);
    setChanges({});
    save.reset();
  };
  const [cancelHours, horizonWeeks] = [numberOf(draft.cancelHours), numberOf(draft.horizonWeeks)];

  const { isError } = save;
  useEffect(() => {
    if (isError) showFirstError(form.current);
  }, [isError]);

  const send = (draft: Draft) => {
    const numbers = { cancelHours: numberOf(draft.cancelHours), horizonWeeks: numberOf(draft.horizonWeeks) };
    save.mutate({ ...draft, ...numbers }, { onSuccess: letGo });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) send(draft);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <Panel
        title="İptal ve taşıma"
        lead="Oyuncular bu süreye kadar kendileri vazgeçer ya da saat değiştirir."
      >
        <TextField
          label="Maça en az kaç saat kala?"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          suffix="saat"
          className={styles.short}
          value={draft.cancelHours}
          error={errors.cancelHours}
          hint={cancelText(cancelHours) ?? `0 ile ${MAX_CANCEL_HOURS} saat arası.`}
          onChange={(event) => change({ cancelHours: event.target.value })}
        />
      </Panel>
      <Panel title="Onay" lead="Gelen istekleri tek tek mi onaylarsınız, hemen mi onaylansın?">
        <Options
          legend="Hangi istekler hemen onaylansın?"
          name="approval"
          options={APPROVAL_OPTIONS}
          value={draft.approval}
          error={errors.approval}
          onChange={(approval) => change({ approval })}
        />
      </Panel>
      <Panel
        title="Maç arası"
        lead="İki maç arasında toparlanma ve ısınma payı. Alınmış rezervasyonlar yerinde kalır."
      >
        <Options
          legend="İki maç arasında ne kadar boşluk olsun?"
          name="bufferMinutes"
          options={BUFFER_OPTIONS}
          value={draft.bufferMinutes}
          error={errors.bufferMinutes}
          onChange={(bufferMinutes) => change({ bufferMinutes })}
        />
        <BufferPreview businessId={businessId} bufferMinutes={draft.bufferMinutes} />
      </Panel>
      <Panel title="Ne kadar önceden?" lead="Oyuncular en fazla kaç hafta sonrasını ayırabilsin?">
        <TextField
          label="En fazla kaç hafta sonrası?"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          suffix="hafta"
          className={styles.short}
          value={draft.horizonWeeks}
          error={errors.horizonWeeks}
          hint={horizonText(horizonWeeks, Date.now()) ?? `1 ile ${BOOKING_HORIZON_WEEKS} hafta arası.`}
          onChange={(event) => change({ horizonWeeks: event.target.value })}
        />
      </Panel>
      {newer && (
        <NewerNote
          message={save.error?.message ?? ''}
          stored={newer}
          draft={draft}
          onShow={letGo}
          onSave={() => send({ ...draft, version: newer.version })}
        />
      )}
      <div className={styles.bar} data-dirty={dirty || undefined} data-action-bar={dirty ? '' : undefined}>
        <Button type="submit" busy={save.isPending}>
          Ayarları kaydet
        </Button>
        {dirty && (
          <Button variant="ghost" onClick={letGo}>
            Vazgeç
          </Button>
        )}
        {dirty && <p className={styles.note}>Kaydedilmemiş değişiklikler var.</p>}
      </div>
    </form>
  );
}
