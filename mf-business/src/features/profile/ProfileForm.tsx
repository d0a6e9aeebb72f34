import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { useLeaveGuard } from 'mf-shared/ui/useLeaveGuard';
import { GapContext } from '../pitches/gap.ts';
import { PitchEditor } from '../pitches/PitchEditor.tsx';
import { DetailFields } from './DetailFields.tsx';
import { MisfitNotes } from './MisfitNotes.tsx';
import styles from './Profile.module.css';
import type { VenueProfile } from './queries.ts';
import { useProfileForm } from './useProfileForm.ts';

type Props = {
  venueId: string;
  profile: VenueProfile;
  /** Whether the form is visible; only then the map loads. */
  open: boolean;
  /** Reads the profile again and drops the typed values. */
  onReload: () => void;
};

/** Changes all registered data and the description of the venue. */
export function ProfileForm({ venueId, profile, open, onReload }: Props) {
  const { form, kit, dirty, stale, question, left, answer } = useProfileForm(venueId, profile);
  const guard = useLeaveGuard(dirty, 'Profilinizde kaydedilmemiş değişiklikler var.');
  return (
    <form {...form} className={styles.form}>
      <DetailFields kit={kit} open={open} />
      <GapContext value={profile.settings?.bufferMinutes ?? 0}>
        <PitchEditor
          value={kit.values.pitches}
          errors={kit.errors}
          onChange={(pitches) => kit.set({ pitches })}
        />
      </GapContext>
      {kit.failure && (
        <Alert
          tone="danger"
          action={
            stale && (
              <Button variant="secondary" size="sm" onClick={onReload}>
                Güncel hâlini getir
              </Button>
            )
          }
        >
          {kit.failure}
        </Alert>
      )}
      <div className={styles.bar} data-dirty={dirty || undefined} data-action-bar={dirty ? '' : undefined}>
        <Button type="submit" busy={kit.busy}>
          Değişiklikleri kaydet
        </Button>
        {dirty && (
          <Button variant="ghost" onClick={() => kit.reset()}>
            Geri al
          </Button>
        )}
        <p role="status" className={styles.state}>
          {dirty ? 'Kaydedilmemiş değişiklikler var.' : ''}
        </p>
      </div>
      <MisfitNotes asked={question?.misfits ?? null} left={left} onAnswer={answer} />
      {guard}
    </form>
  );
}
