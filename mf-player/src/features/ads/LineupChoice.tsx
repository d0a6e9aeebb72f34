import { useQuery } from '@tanstack/react-query';
import { useReadAgain } from 'mf-shared/query-client';
import { actorId, useSession } from 'mf-shared/session';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { LineupPitch } from '../../common/lineup/LineupPitch.tsx';
import { lineupChoicesQuery } from '../lineups/queries.ts';
import styles from './CreateAd.module.css';

type Props = { value: string; error: string | undefined; onChange: (id: string) => void };

/** Returns to this form with the new lineup chosen. */
const NEW_LINEUP = `/lineups/create?${new URLSearchParams({
  next: '/requests/create?type=findOpponent&lineup={lineup}',
})}`;

/** Chooses one of the own lineups, drawn; without any, links to a new one. */
export function LineupChoice({ value, error, onChange }: Props) {
  const actor = useSession(actorId) ?? '';
  const readAgain = useReadAgain();
  const lineups = useQuery(lineupChoicesQuery(actor));
  const chosen = lineups.data?.find((lineup) => lineup.id === value);
  if (lineups.isPending) return <Skeleton height="5rem" />;
  if (!lineups.data) {
    return <ErrorState message="Kadrolarınız alınamadı." query={lineups} onRetry={readAgain} />;
  }
  return (
    <div className={styles.lineup}>
      <SelectField
        label="Kadronuz"
        name="lineupId"
        placeholder={lineups.data.length > 0 ? 'Kadro seçin' : 'Henüz kadronuz yok'}
        options={lineups.data.map(({ id, name, players }) => ({
          value: id,
          label: `${name} (${players.length} kişi)`,
        }))}
        value={chosen ? value : ''}
        error={error}
        hint={chosen ? `Takım büyüklüğü: ${chosen.players.length} kişi` : undefined}
        required
        onChange={(event) => onChange(event.target.value)}
      />
      <LinkButton to={NEW_LINEUP} variant="secondary">
        Yeni kadro kur
      </LinkButton>
      {chosen && <LineupPitch name={chosen.name} players={chosen.players} className={styles.preview} />}
    </div>
  );
}
