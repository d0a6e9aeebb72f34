import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import { MAX_CANCEL_HOURS, type VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { type FormKit, useForm } from 'mf-shared/form';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';
import { BufferPreview } from './BufferPreview.tsx';
import { NewerNote } from './NewerNote.tsx';
import { Options } from './Options.tsx';
import { newerOf, useSaveSettings } from './queries.ts';
import styles from './Settings.module.css';
import { APPROVAL_OPTIONS, BUFFER_OPTIONS, cancelText, horizonText } from './words.ts';

type Props = { venueId: string; saved: VersionedSettings };
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
export function RulesForm({ venueId, saved }: Props) {
  // The settings on the screen at the first change: the save is compared with their version.
  const [seen, setSeen] = useState<VersionedSettings | null>(null);
  const base = seen ?? saved;
  const start = draftOf(base);
  const { mutateAsync } = useSaveSettings(venueId);
  const save = async (draft: Draft) => {
    const numbers = { cancelHours: numberOf(draft.cancelHours), horizonWeeks: numberOf(draft.horizonWeeks) };
    await mutateAsync({ ...draft, ...numbers });
    letGo();
  };
  // A failed save is told by `useSaveSettings`, or by the note.
  const kit = useForm({ start, follows: true, onChange: () => setSeen(base), failed: '', send: save });
  const letGo = () => {
    setSeen(null);
    kit.reset();
  };
  const { values: draft, busy } = kit;
  const dirty = JSON.stringify(draft) !== JSON.stringify(start);
  const newer = newerOf(kit.error);
  return (
    <form {...kit.form} className="stack shrink items-start gap-5">
      <Rules {...kit} venueId={venueId} />
      {newer && (
        <NewerNote
          message={kit.failure}
          stored={newer}
          draft={draft}
          onShow={letGo}
          onSave={() => void kit.submit((draft) => save({ ...draft, version: newer.version }))}
        />
      )}
      <div className={styles.bar} data-dirty={dirty || undefined} data-action-bar={dirty ? '' : undefined}>
        <Button type="submit" busy={busy}>
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

const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off', className: styles.short } as const;

function Rules({ venueId, values, errors, set, text }: FormKit<Draft> & { venueId: string }) {
  const { cancelHours, horizonWeeks, approval, bufferMinutes } = values;
  return (
    <>
      <Panel
        title="İptal ve taşıma"
        lead="Oyuncular bu süreye kadar iptal edebilir ya da saatini değiştirebilir."
      >
        <TextField
          {...NUMBER}
          {...text('cancelHours')}
          label="Maça en az kaç saat kala?"
          suffix="saat"
          hint={cancelText(numberOf(cancelHours)) ?? `0 ile ${MAX_CANCEL_HOURS} saat arası.`}
        />
      </Panel>
      <Panel title="Onay" lead="İstekleri kendiniz mi onaylayacaksınız, sistem mi onaylasın?">
        <Options
          legend="Hangi istekler hemen onaylansın?"
          name="approval"
          options={APPROVAL_OPTIONS}
          value={approval}
          error={errors.approval}
          onChange={(approval) => set({ approval })}
        />
      </Panel>
      <Panel
        title="Maçlar arası boşluk"
        lead="İki maç arasında toparlanma ve ısınma payı. Alınmış rezervasyonlar yerinde kalır."
      >
        <Options
          legend="İki maç arasında ne kadar boşluk olsun?"
          name="bufferMinutes"
          options={BUFFER_OPTIONS}
          value={bufferMinutes}
          error={errors.bufferMinutes}
          onChange={(bufferMinutes) => set({ bufferMinutes })}
        />
        <BufferPreview venueId={venueId} bufferMinutes={bufferMinutes} />
      </Panel>
      <Panel title="İleri tarihler">
        <TextField
          {...NUMBER}
          {...text('horizonWeeks')}
          label="Kaç hafta sonrasına kadar rezervasyon alınsın?"
          suffix="hafta"
          hint={
            horizonText(numberOf(horizonWeeks), Date.now()) ?? `1 ile ${BOOKING_HORIZON_WEEKS} hafta arası.`
          }
        />
      </Panel>
    </>
  );
}
