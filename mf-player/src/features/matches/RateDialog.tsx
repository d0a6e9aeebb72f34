import { DEFAULT_RATING, type Match, type MatchPlayer, type Ratings } from 'mf-shared/contracts/matches';
import { errorText } from 'mf-shared/error-text';
import { formatDate } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { RangeField } from 'mf-shared/ui/RangeField';
import { toast } from 'mf-shared/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import { SKILLS } from '../../common/player-card/SkillRadar.tsx';
import styles from './Matches.module.css';
import { useRate } from './queries.ts';

const MIDDLE: Ratings = {
  speed: DEFAULT_RATING,
  shooting: DEFAULT_RATING,
  passing: DEFAULT_RATING,
  dribbling: DEFAULT_RATING,
  defense: DEFAULT_RATING,
  physical: DEFAULT_RATING,
};

type Props = { match: Match; player: MatchPlayer; actor: string; onClose: () => void };

/** Six sliders for one opponent. Unmount to close. */
export function RateDialog({ match, player, actor, onClose }: Props) {
  const id = useId();
  const rate = useRate();
  const [ratings, setRatings] = useState(MIDDLE);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (rate.isPending) return;
    try {
      const given = { matchId: match.id, raterId: actor, rateeId: player.id, ratings };
      const { message } = await rate.mutateAsync(given);
      toast.success(message);
      onClose();
    } catch {
      // Shown below the sliders, which keep their values.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={player.fullName}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} busy={rate.isPending}>
            Puanı Gönder
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>
          {formatDate(match.matchDate)} maçı için bir kez puanlayabilirsiniz; sonradan değiştirilemez.
        </p>
        <div className={styles.sliders}>
          {SKILLS.map(({ key, label }) => (
            <RangeField
              key={key}
              label={label}
              value={ratings[key]}
              onChange={(event) => {
                const value = event.target.valueAsNumber;
                setRatings((now) => ({ ...now, [key]: value }));
              }}
            />
          ))}
        </div>
        {rate.isError && <Alert tone="danger">{errorText(rate.error, 'Puanlama başarısız.')}</Alert>}
      </form>
    </Dialog>
  );
}
