import type { Tournament } from 'mf-shared/contracts/tournaments';
import { Avatar } from 'mf-shared/ui/Avatar';
import { Panel } from 'mf-shared/ui/Panel';
import { Link } from 'react-router-dom';
import styles from './Tournaments.module.css';
import { placesText } from './words.ts';

/** The participants, in order of registration. */
export function Participants({ tournament }: { tournament: Tournament }) {
  const { participants } = tournament;
  return (
    <Panel title="Katılımcılar" lead={placesText(tournament)}>
      {participants.length === 0 ? (
        <p>
          {tournament.isPast || tournament.isCancelled
            ? 'Bu turnuvaya kimse kayıt olmamış.'
            : 'Henüz kimse kayıt olmadı; ilk siz olun.'}
        </p>
      ) : (
        <ol className={styles.players}>
          {participants.map(({ id, fullName, photo }) => (
            <li key={id}>
              <Link to={`/user/${encodeURIComponent(id)}`}>
                <Avatar name={fullName} photo={photo} />
                {fullName}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
