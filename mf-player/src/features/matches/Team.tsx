import type { MatchPlayer } from 'mf-shared/contracts/matches';
import { LineupPitch } from 'mf-shared/ui/LineupPitch';
import { Link } from 'react-router-dom';
import styles from './Matches.module.css';

type Props = { name: string; players: readonly MatchPlayer[] };

/** One side of a match: its lineup on a pitch and the names, each leading to the player. */
export function Team({ name, players }: Props) {
  const placed = players.flatMap(({ id, fullName, photo, rating, place }) =>
    place ? [{ player: id, fullName, photo, rating, ...place }] : [],
  );
  return (
    <section className={styles.team} aria-label={name}>
      <h4>{name}</h4>
      {placed.length > 0 && <LineupPitch name={name} players={placed} />}
      <ul className={styles.names}>
        {players.map(({ id, fullName, rating }) => (
          <li key={id}>
            <Link to={`/user/${encodeURIComponent(id)}`}>{fullName}</Link> <b>{rating}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
