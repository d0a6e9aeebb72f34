import type { Dismissal, Recommendations } from 'mf-shared/contracts/recommendations';
import { Panel } from 'mf-shared/ui/Panel';
import { PersonRow } from './PersonRow.tsx';
import styles from './Recommendations.module.css';

type Props = Pick<Recommendations, 'opponents' | 'players'> & { onDismiss: (what: Dismissal) => void };

/** Opponents of about the same strength, and players for open places; an empty list is left out. */
export function People({ opponents, players, onDismiss }: Props) {
  return (
    <div className={styles.people}>
      {opponents.length > 0 && (
        <Panel title="Size denk rakipler" level={3}>
          <ul className="stack">
            {opponents.map(({ requestId, captain, name, teamSize, strength, reasons }) => (
              <PersonRow
                key={requestId}
                person={captain}
                team={name}
                note={`${teamSize} kişi`}
                rating={strength}
                ratingLabel="takım gücü"
                reasons={reasons}
                onDismiss={() => onDismiss({ kind: 'opponent', targetId: captain.id })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {players.length > 0 && (
        <Panel title="Eksik mevki için" level={3}>
          <ul className="stack">
            {players.map(({ player, purpose, position, reasons }) => (
              <PersonRow
                key={player.id}
                person={player}
                note={purpose === 'forMe' ? position : `${position} arıyor`}
                rating={player.rating}
                ratingLabel="puan"
                reasons={reasons}
                onDismiss={() => onDismiss({ kind: 'player', targetId: player.id })}
              />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
