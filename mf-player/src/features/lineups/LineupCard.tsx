import { Swords, Trash2 } from 'lucide-react';
import type { Lineup } from 'mf-shared/contracts/lineups';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { strength } from '../../common/lineup/LineupBoard.tsx';
import { LineupPitch } from '../../common/lineup/LineupPitch.tsx';
import styles from './Lineups.module.css';

type Props = { lineup: Lineup; onDelete: () => void };

/** One lineup on its pitch, with its actions. */
export function LineupCard({ lineup, onDelete }: Props) {
  const { id, name, players } = lineup;
  return (
    <Card as="li" padding="none" className={styles.card}>
      <LineupPitch name={name} players={players} className={styles.pitch} />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.facts}>
          {players.length} oyuncu · Güç <b>{strength(players)}</b>
        </p>
        <div className="row wrap gap-2">
          <LinkButton
            to={`/requests/create?${new URLSearchParams({ type: 'findOpponent', lineup: id })}`}
            variant="secondary"
            size="sm"
            icon={<Swords aria-hidden="true" />}
          >
            Rakip ara
          </LinkButton>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`${name} kadrosunu sil`}
            onClick={onDelete}
          >
            Sil
          </Button>
        </div>
      </div>
    </Card>
  );
}
