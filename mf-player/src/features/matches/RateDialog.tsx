import { DEFAULT_RATING, type Match, type MatchPlayer, type Ratings } from 'mf-shared/contracts/matches';
import { useForm } from 'mf-shared/form';
import { formatDate } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { RangeField } from 'mf-shared/ui/RangeField';
import { toast } from 'mf-shared/ui/toast';
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
  const rate = useRate();
  const { form, slide, failure, busy } = useForm({
    start: MIDDLE,
    failed: 'Puanlama başarısız.',
    send: async (ratings) => {
      const given = { matchId: match.id, raterId: actor, rateeId: player.id, ratings };
      const { message } = await rate.mutateAsync(given);
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog onClose={onClose} title={player.fullName} form={form} busy={busy} submit="Puanı Gönder">
      <p className={styles.quiet}>
        {formatDate(match.matchDate)} maçı için bir kez puanlayabilirsiniz; sonradan değiştirilemez.
      </p>
      <div className={styles.sliders}>
        {SKILLS.map(({ key, label }) => (
          <RangeField key={key} {...slide(key)} label={label} />
        ))}
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
