import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { GapContext } from '../pitches/gap.ts';
import { PitchEditor } from '../pitches/PitchEditor.tsx';
import { DetailFields } from './DetailFields.tsx';
import { MisfitNotes } from './MisfitNotes.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './Profile.module.css';
import type { VenueProfile } from './queries.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useProfileForm } from './useProfileForm.ts';

type Props = {
  businessId: string;
  profile: VenueProfile;
  /** Whether the form is visible; only then the map loads. */
  open: boolean;
  /** Reads the profile again and drops the typed values. */
  onReload: () => void;
};

/** Changes all registered data and the description of the venue. */
export function ProfileForm({ businessId, profile, open, onReload }: Props) {
  const form = useProfileForm(businessId, profile);
  const guard = useLeaveGuard(form.dirty);
  const section = { details: form.details, errors: form.errors, onChange: form.changeDetails };
  return (
    <form ref={form.formRef} noValidate onSubmit={form.submit} className={styles.form}>
      <DetailFields {...section} />
      <PlaceFields {...section} open={open} />
      <GapContext value={profile.settings?.bufferMinutes ?? 0}>
        <PitchEditor value={form.pitches} errors={form.errors} onChange={form.changePitches} />
      </GapContext>
      {form.failure && (
        <Alert
          tone="danger"
          action={
            form.failure.stale && (
              <Button variant="secondary" size="sm" onClick={onReload}>
                Güncel hâlini getir
              </Button>
            )
          }
        >
          {form.failure.message}
        </Alert>
      )}
      <div
        className={styles.bar}
        data-dirty={form.dirty || undefined}
        data-action-bar={form.dirty ? '' : undefined}
      >
        <Button type="submit" busy={form.saving}>
          Değişiklikleri kaydet
        </Button>
        {form.dirty && (
          <Button variant="ghost" onClick={form.restore}>
            Geri al
          </Button>
        )}
        <p role="status" className={styles.state}>
          {form.dirty ? 'Kaydedilmemiş değişiklikler var.' : ''}
        </p>
      </div>
      <MisfitNotes asked={form.question?.misfits ?? null} left={form.left} onAnswer={form.answer} />
      {guard}
    </form>
  );
}
