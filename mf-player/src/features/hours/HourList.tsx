import { useInfiniteQuery } from '@tanstack/react-query';
import type { FoundHour } from 'mf-shared/contracts/hours';
import { useReadAgain } from 'mf-shared/query-client';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Bones } from '../../common/Bones.tsx';
import { foundText } from '../../common/found.ts';
import { HourRow } from './HourRow.tsx';
import styles from './HoursPage.module.css';
import { NothingFits } from './NothingFits.tsx';
import { hoursQuery } from './queries.ts';
import type { Search } from './wish.ts';

type Props = { search: Search; onWiden: (() => void) | undefined };

/** The free hours that fit. Without any it says what comes close. */
export function HourList({ search, onWiden }: Props) {
  const query = useInfiniteQuery(hoursQuery(search));
  const readAgain = useReadAgain();
  const hours = query.data?.pages.flatMap(({ rows }) => rows);
  if (query.isPending) return <Bones height="5rem" count={5} className={styles.hours} />;
  if (!hours) return <ErrorState query={query} onRetry={readAgain} />;
  if (hours.length === 0 && !query.hasNextPage) return <NothingFits search={search} onWiden={onWiden} />;
  return (
    <>
      <p role="status" className={styles.found}>
        {foundText(hours.length, query.hasNextPage, 'boş saat')}
      </p>
      <ul className={styles.hours}>
        {alike(hours).map(([hour, ...others]) => (
          <HourRow key={`${hour.fieldId} ${hour.startsAt}`} hour={hour} pitches={1 + others.length} />
        ))}
      </ul>
      <MoreButton query={query} />
    </>
  );
}

/** Hours of one venue that differ by their pitch alone stand together, at the place of the first. */
function alike(hours: readonly FoundHour[]): [FoundHour, ...FoundHour[]][] {
  const groups = Map.groupBy(hours, ({ businessId, startsAt, capacity, price, indoor }) =>
    [businessId, startsAt, capacity, price, indoor].join(' '),
  );
  return [...groups.values()] as [FoundHour, ...FoundHour[]][];
}
