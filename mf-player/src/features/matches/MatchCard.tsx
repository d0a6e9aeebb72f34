import { MapPin, Star } from 'lucide-react';
import { type Match, opponentsOf } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useCallback } from 'react';
import { Asked } from './Asked.tsx';
import { ClashAlert } from './Clashes.tsx';
import { MatchActions } from './MatchActions.tsx';
import styles from './Matches.module.css';
import { Squads } from './Squads.tsx';
import { isEnded, MATCH_WORDS, stateOf } from './words.ts';

/** Opponents who confirmed that they played and whom the player has not rated yet. */
export const unratedOf = (match: Match, playerId: string) =>
  opponentsOf(match, playerId).filter(
    ({ id, confirmed }) => confirmed && !match.ratingGiven.some(({ ratee }) => ratee === id),
  );

type Props = {
  match: Match;
  actor: string;
  now: number;
  /** Whether the reader came for this match. */
  wanted?: boolean;
};

/** Time and place, state, both sides, actions, and after the match the link to the ratings. */
export function MatchCard({ match, actor, now, wanted = false }: Props) {
  const { matchDate, hour, matchLocation } = match;
  const past = Date.parse(match.startsAt) <= now;
  const state = stateOf(match);
  const asked = !past && match.awaits === actor;
  const until = Date.parse(match.rateableUntil);
  const inTime = Date.parse(match.rateableAt) <= now && now <= until && match.status === 'accepted';
  const rateable = inTime && unratedOf(match, actor).length > 0;
  // Only once: later news must not scroll the reader back.
  const show = useCallback(
    (card: HTMLElement | null) => {
      if (wanted) card?.scrollIntoView?.({ block: 'center' });
    },
    [wanted],
  );
  return (
    <Card as="li" className={styles.card} data-wanted={wanted || undefined} ref={show}>
      <div className={styles.facts}>
        <div className={styles.head}>
          {((!past && !asked) || isEnded(match)) && <Badge tone={state.tone}>{state.text}</Badge>}
          <h3 className={styles.date}>
            {formatDate(matchDate)}, <span className={styles.hour}>{hour}</span>
          </h3>
          <p className={styles.quiet}>
            <MapPin aria-hidden="true" className={styles.pin} /> {matchLocation}
          </p>
        </div>
        {!past && !isEnded(match) && <Asked match={match} actor={actor} />}
        <ClashAlert clashes={match.clashes} />
        <MatchActions match={match} actor={actor} now={now}>
          {rateable && (
            <LinkButton to="/rate" variant="secondary" size="sm" icon={<Star aria-hidden="true" />}>
              {MATCH_WORDS[match.adType].rate}
            </LinkButton>
          )}
        </MatchActions>
        {match.myAnswer === 'left' && <p className={styles.quiet}>Bu maçta olmayacağınızı bildirdiniz.</p>}
        {match.myAnswer === 'absent' && <p className={styles.quiet}>Bu maçta oynamadığınızı bildirdiniz.</p>}
      </div>
      <Squads match={match} actor={actor} past={past} />
    </Card>
  );
}
