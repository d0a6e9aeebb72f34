import type { Match } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { Link } from 'react-router-dom';
import styles from './Matches.module.css';
import { MATCH_WORDS } from './words.ts';

type Props = { match: Match; actor: string };

/** Who asks the reader for an answer, and what a change would change. */
export function Asked({ match, actor }: Props) {
  const { awaits, change, adType, userA, userB } = match;
  const other = userA.id === actor ? userB : userA;
  return (
    <>
      {awaits === actor && (
        <p>
          <Link to={`/user/${encodeURIComponent(other.id)}`}>{other.fullName}</Link>{' '}
          {change ? 'maçı değiştirmek istiyor.' : MATCH_WORDS[adType].asks}
        </p>
      )}
      {change && (
        <ul className={styles.changes}>
          {changesOf(match, change).map(({ name, before, after }) => (
            <li key={name}>
              {change.by === actor ? 'İstediğiniz' : 'İstenen'} {name}: <del>{before}</del>{' '}
              <span aria-hidden="true">→</span> <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What differs between a match and the change that a captain wants. */
const changesOf = (match: Match, change: NonNullable<Match['change']>) =>
  [
    { name: 'gün', before: formatDate(match.matchDate), after: formatDate(change.matchDate) },
    { name: 'saat', before: match.hour, after: change.hour },
    { name: 'yer', before: match.matchLocation, after: change.matchLocation },
  ].filter(({ before, after }) => before !== after);
