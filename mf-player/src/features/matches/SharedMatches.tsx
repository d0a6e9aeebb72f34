import { useInfiniteQuery } from '@tanstack/react-query';
import type { Match } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { actorId, useSession } from 'mf-shared/session';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import styles from './Matches.module.css';
import { matchesQuery } from './queries.ts';
import { isEnded, versus } from './words.ts';

const SHOWN = 4;

/** The latest matches that the reader and another player both played; nothing on the own page. */
export function SharedMatches({ userId }: { userId: string }) {
  const me = useSession(actorId) ?? '';
  const own = userId === me;
  const matches = useInfiniteQuery({ ...matchesQuery(me, 'all'), enabled: me !== '' && !own });
  const rows = matches.data?.pages.flatMap((page) => page.rows);
  if (own || me === '' || (!rows && !matches.isPending)) return null;
  const shared = rows?.filter((match) => bothPlayed(match, [me, userId], matches.dataUpdatedAt));
  return (
    <Panel title="Birlikte">
      {!shared && <Skeleton height="4rem" />}
      {shared?.length === 0 && <p>Son maçlarınızda birlikte oynamadınız.</p>}
      {shared && shared.length > 0 && (
        <ul className={styles.shared}>
          {shared.slice(0, SHOWN).map((match) => (
            <li key={match.id}>
              <Link to={`/matches?match=${encodeURIComponent(match.id)}`}>{formatDate(match.matchDate)}</Link>
              <p className={styles.quiet}>
                {areOpponents(match, [me, userId]) ? 'Rakiptiniz' : 'Aynı takımdaydınız'}: {versus(match)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type Pair = readonly [string, string];

const bothPlayed = (match: Match, pair: Pair, now: number) => {
  const played = [...match.playersA, ...match.playersB].filter(({ confirmed }) => confirmed);
  return (
    !isEnded(match) &&
    Date.parse(match.startsAt) <= now &&
    pair.every((id) => played.some((one) => one.id === id))
  );
};

const areOpponents = ({ adType, playersA }: Match, pair: Pair) =>
  adType === 'findOpponent' && pair.filter((id) => playersA.some((one) => one.id === id)).length === 1;
