import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ListPage } from 'mf-shared/contracts/call';
import type { FoundHour } from 'mf-shared/contracts/hours';
import { useReadAgain } from 'mf-shared/query-client';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { type ReactNode, useEffect } from 'react';
import { Bones } from '../../common/Bones.tsx';
import { foundText } from '../../common/found.ts';
import { AlertButton } from './Alerts.tsx';
import { HourRow } from './HourRow.tsx';
import styles from './HoursPage.module.css';
import { NothingFits } from './NothingFits.tsx';
import { hoursQuery } from './queries.ts';
import { Found } from './Tools.tsx';
import type { Search } from './wish.ts';

type Props = { search: Search; tools: ReactNode; onWiden: (() => void) | undefined };

/** The free hours that fit. Without any it says what comes close. */
export function HourList({ search, tools, onWiden }: Props) {
  const query = useInfiniteQuery(hoursQuery(search));
  const hours = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  useFurther(query, hours.length === 0);
  const isEmpty = query.data !== undefined && hours.length === 0 && !query.hasNextPage;
  return (
    <>
      <Found tools={tools}>
        {hours.length > 0 && foundText(hours.length, query.hasNextPage, 'boş saat')}
      </Found>
      {isEmpty ? <NothingFits search={search} onWiden={onWiden} /> : <Hours query={query} search={search} />}
    </>
  );
}

/** Goes on where the first hours are all taken: each answer looks at a bounded number of them. */
function useFurther({ hasNextPage, isFetching, fetchNextPage }: HoursProps['query'], isEmpty: boolean): void {
  useEffect(() => {
    if (isEmpty && hasNextPage && !isFetching) void fetchNextPage();
  }, [isEmpty, hasNextPage, isFetching, fetchNextPage]);
}

type HoursProps = { query: UseInfiniteQueryResult<InfiniteData<ListPage<FoundHour>>>; search: Search };

function Hours({ query, search }: HoursProps) {
  const readAgain = useReadAgain();
  const isSearching = query.hasNextPage && query.data?.pages.every(({ rows }) => rows.length === 0);
  if (query.isPending || isSearching) return <Bones height="5rem" count={5} className={styles.hours} />;
  if (!query.data) return <ErrorState query={query} onRetry={readAgain} />;
  const hours = query.data.pages.flatMap(({ rows }) => rows);
  return (
    <>
      <ul className={styles.hours}>
        {alike(hours).map(([hour, ...others]) => (
          <HourRow key={`${hour.fieldId} ${hour.startsAt}`} hour={hour} pitches={1 + others.length} />
        ))}
      </ul>
      <MoreButton query={query} />
      {!query.hasNextPage && (
        <div className={styles.last}>
          <p>Aradığınız saat yok mu?</p>
          <AlertButton search={search} />
        </div>
      )}
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
