import { useInfiniteQuery } from '@tanstack/react-query';
import type { Match } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { actorId, useSession } from 'mf-shared/session';
import { Panel } from 'mf-shared/ui/Panel';
import { Link } from 'react-router-dom';
import styles from './Matches.module.css';
import { matchesQuery } from './queries.ts';
import { isEnded, versus } from './words.ts';

const SHOWN = 4;

/** The matches that the reader and another player both played; none on the own page. */
export function useSharedMatches(userId: string) {
  const me = useSession(actorId) ?? '';
  const isOther = me !== '' && userId !== '' && userId !== me;
  const matches = useInfiniteQuery({ ...matchesQuery(me, 'all'), enabled: isOther });
  const { data, dataUpdatedAt, failureCount, errorUpdateCount } = matches;
  const rows = isOther ? (data?.pages.flatMap((page) => page.rows) ?? []) : [];
  const shared = rows.filter((match) => bothPlayed(match, [me, userId], dataUpdatedAt));
  // Older matches are not read: they may hold one.
  const isKnown = isOther && data !== undefined && (shared.length > 0 || !matches.hasNextPage);
  // Nothing waits for a second try.
  return { isLoading: matches.isLoading && failureCount + errorUpdateCount === 0, shared, isKnown };
}

/** The latest of them. */
export function SharedMatches({ userId, shared }: { userId: string; shared: readonly Match[] }) {
  const me = useSession(actorId) ?? '';
  if (shared.length === 0)
    return (
      <Panel title="Birlikte">
        <p className={styles.quiet}>Henüz birlikte maç yapmadınız.</p>
      </Panel>
    );
  return (
    <Panel title="Birlikte">
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
