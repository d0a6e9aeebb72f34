import type { MatchPlayer } from 'mf-shared/contracts/matches';
import { Link } from 'react-router-dom';
import { LineupPitch } from '../../common/lineup/LineupPitch.tsx';
import styles from './Matches.module.css';

type Props = { name: string; players: readonly MatchPlayer[]; past: boolean };

/** One side of a match: its lineup on a pitch, and the names as links to the players. */
export function Team({ name, players, past }: Props) {
  const placed = players.flatMap(({ id, fullName, photo, rating, place }) =>
    place ? [{ player: id, fullName, photo, rating, ...place }] : [],
  );
  return (
    <div className={styles.team}>
      <h4>{name}</h4>
      {placed.length > 0 && <LineupPitch name={name} players={placed} />}
      <ul className={styles.names}>
        {players.map(({ id, fullName, rating, confirmed }) => (
          <li key={id}>
            <span className={styles.player}>
              <Link to={`/user/${encodeURIComponent(id)}`}>{fullName}</Link>
              {!confirmed && <small>{past ? 'onaylamadı' : 'yanıt bekleniyor'}</small>}
            </span>{' '}
            <b>{rating}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
