import { Check, Shuffle } from 'lucide-react';
import type { Match, MatchPlayer } from 'mf-shared/contracts/matches';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { Facts } from 'mf-shared/ui/Facts';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Link } from 'react-router-dom';
import { LineupPitch } from '../../common/lineup/LineupPitch.tsx';
import { MIN_PLAYERS } from '../../common/teams/index.ts';
import styles from './Matches.module.css';
import { answersOf, isEnded, sideNames, versus } from './words.ts';

type Side = { name: string; players: readonly MatchPlayer[] };
type Props = { match: Match; actor: string; past: boolean };

/**
 * Both sides of a match. With lineups the names are folded away; the pitches too, once nobody has to answer any more.
 * Without lineups there are only names.
 */
export function Squads({ match, actor, past }: Props) {
  const { a, b } = sideNames(match);
  const sides: Side[] = [
    { name: a, players: match.playersA },
    { name: b, players: match.playersB },
  ];
  const all = [...match.playersA, ...match.playersB];
  const isDrawn = all.some(({ place }) => place);
  const isOpen = !past && !isEnded(match);
  const pitches = isDrawn && (
    <div className={styles.teams}>
      {sides.map(({ name, players }, at) => (
        <Drawn
          key={at === 0 ? 'a' : 'b'}
          name={name}
          players={players}
          isOwn={players.some(({ id }) => id === actor)}
        />
      ))}
    </div>
  );
  const rest = (
    <div className="stack shrink gap-4">
      {!isOpen && pitches}
      <div className={styles.teams}>
        {sides.map(({ name, players }, at) => (
          <Names key={at === 0 ? 'a' : 'b'} name={name} players={players} titled={!isDrawn} />
        ))}
      </div>
      {isOpen && all.length >= MIN_PLAYERS && <Balance match={match} />}
    </div>
  );
  return (
    <>
      <div className={styles.sides}>
        {isDrawn && !isOpen && <p className={styles.versus}>{versus(match)}</p>}
        {isOpen && pitches}
        {!isEnded(match) && <Answers players={all} past={past} />}
        {!isDrawn && rest}
      </div>
      {isDrawn && <Disclosure summary={`Kadro (${all.length})`}>{rest}</Disclosure>}
    </>
  );
}

/** Who said that they play and who has not answered, in the look that they have on the pitches. */
function Answers({ players, past }: { players: readonly MatchPlayer[]; past: boolean }) {
  const { yes, open } = answersOf(players, past);
  return (
    <p className={styles.quiet}>
      <Facts>
        {yes && <span className={styles.yes}>{yes}</span>}
        {open && <span className={styles.open}>{open}</span>}
      </Facts>
    </p>
  );
}

/** One side on its pitch; who has not answered is dim. */
function Drawn({ name, players, isOwn }: Side & { isOwn: boolean }) {
  const placed = players.flatMap(({ id, fullName, photo, rating, confirmed, place }) =>
    place ? [{ player: id, fullName, photo, rating, isDim: !confirmed, ...place }] : [],
  );
  return (
    <div className={styles.team}>
      <h4>
        {isOwn && <small className={styles.own}>Sizin kadronuz</small>} {name}
      </h4>
      {placed.length > 0 && <LineupPitch name={name} players={placed} />}
    </div>
  );
}

/** One side as links to its players, with a tick for those who said yes. */
function Names({ name, players, titled }: Side & { titled: boolean }) {
  return (
    <div className={styles.team}>
      {titled && <h4>{name}</h4>}
      <ul className={styles.names} aria-label={name}>
        {players.map(({ id, fullName, rating, confirmed }) => (
          <li key={id}>
            <Link to={`/user/${encodeURIComponent(id)}`}>{fullName}</Link>{' '}
            {confirmed && (
              <span>
                <Check aria-hidden="true" className={styles.tick} />
                <span className="visually-hidden">onayladı</span>
              </span>
            )}{' '}
            <b>{rating}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Balance = ({ match }: { match: Match }) => (
  <LinkButton
    to={`/teams?match=${encodeURIComponent(match.id)}`}
    variant="secondary"
    size="sm"
    icon={<Shuffle aria-hidden="true" />}
    className={styles.balance}
  >
    Takımları dengele
  </LinkButton>
);
