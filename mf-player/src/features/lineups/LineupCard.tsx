import { Swords, Trash2 } from 'lucide-react';
import type { Lineup } from 'mf-shared/contracts/lineups';
import { Card } from 'mf-shared/ui/Card';
import { Facts } from 'mf-shared/ui/Facts';
import { IconButton } from 'mf-shared/ui/IconButton';
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
        <Facts className={styles.facts}>
          <span>{players.length} oyuncu</span>
          <span>
            Güç <b>{strength(players)}</b>
          </span>
        </Facts>
        <div className={styles.actions}>
          <LinkButton
            to={`/requests/create?${new URLSearchParams({ type: 'findOpponent', lineup: id })}`}
            variant="secondary"
            size="sm"
            icon={<Swords aria-hidden="true" className={styles.sign} />}
          >
            Rakip ara
          </LinkButton>
          <IconButton
            icon={<Trash2 aria-hidden="true" />}
            label={`${name} kadrosunu sil`}
            onClick={onDelete}
          />
        </div>
      </div>
    </Card>
  );
}
