import { MapPin, Shuffle, Star } from 'lucide-react';
import { type Match, opponentsOf } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { MIN_PLAYERS } from 'mf-shared/teams';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import styles from './Matches.module.css';
import { Team } from './Team.tsx';

/** Opponents whom a player has not rated in a match yet. */
export const unratedOf = (match: Match, playerId: string) =>
  opponentsOf(match, playerId).filter(({ id }) => !match.ratingGiven.some(({ ratee }) => ratee === id));

type Props = { match: Match; actor: string; now: number };

/** When and where, both sides, and after the match the way to the ratings. */
export function MatchCard({ match, actor, now }: Props) {
  const { matchDate, hour, matchLocation, userA, userB, nameA, nameB, playersA, playersB } = match;
  const past = Date.parse(match.startsAt) <= now;
  const rateable = Date.parse(match.rateableAt) <= now && unratedOf(match, actor).length > 0;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.date}>
            {formatDate(matchDate)}, <span className={styles.hour}>{hour}</span>
          </h3>
          <p className={styles.quiet}>
            <MapPin aria-hidden="true" className={styles.pin} /> {matchLocation}
          </p>
        </div>
        {!past && playersA.length + playersB.length >= MIN_PLAYERS && (
          <LinkButton
            to={`/teams?match=${encodeURIComponent(match.id)}`}
            variant="secondary"
            size="sm"
            icon={<Shuffle aria-hidden="true" />}
          >
            Takımları dengele
          </LinkButton>
        )}
        {rateable && (
          <LinkButton to="/rate" variant="secondary" size="sm" icon={<Star aria-hidden="true" />}>
            Rakipleri puanla
          </LinkButton>
        )}
      </div>
      <div className={styles.teams}>
        <Team name={nameA ?? userA.fullName} players={playersA} />
        <Team name={nameB ?? userB.fullName} players={playersB} />
      </div>
    </Card>
  );
}
