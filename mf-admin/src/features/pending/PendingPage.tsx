import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import type { PendingVenue } from 'mf-shared/contracts/review';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { waited } from '../../common/Age.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import { CorrectingPanel } from './CorrectingPanel.tsx';
import styles from './Pending.module.css';
import { PendingCard } from './PendingCard.tsx';
import { correctingQuery, pendingQuery, rejectedQuery } from './queries.ts';
import { RejectedPanel } from './RejectedPanel.tsx';
import { usePendingNews } from './usePendingNews.ts';

// Few need it: the shell asks for the second factor before it loads this area.
const SecurityPanels = lazy(async () => ({ default: (await import('mf-shared/security')).SecurityPanels }));

/** Venues that wait for an admin's decision. */
export function PendingPage() {
  useDocumentTitle('Bekleyen işletmeler');
  usePendingNews();
  const list = useInfiniteQuery(pendingQuery);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const count = rows?.length ?? 0;
  const mustEnrol = list.error instanceof ApiError && list.error.code === 'second_factor_required';
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  // The focused card is gone, so the next decision starts at the list.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) region.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <>
      <PageHeader
        title="Bekleyen işletmeler"
        lead="Başvuruları inceleyin. Onaylanan işletme aramada görünür ve ilk ay ücretsiz başlar."
        kicker={rows ? countOf(rows, list.hasNextPage) : '\u00a0'}
        art="box"
      />
      <div ref={region} tabIndex={-1} className={styles.page} aria-busy={list.isPending}>
        {mustEnrol ? (
          <Suspense fallback={<Skeleton height="30rem" />}>
            <SecurityPanels />
          </Suspense>
        ) : (
          <>
            <PagedList
              list={list}
              skeleton={
                <>
                  <Skeleton height="30rem" />
                  <Skeleton height="30rem" />
                </>
              }
              empty={
                !list.isFetching && (
                  <EmptyState title="Bekleyen işletme yok.">Yeni başvurular burada listelenir.</EmptyState>
                )
              }
            >
              {(rows) => rows.map((business) => <PendingCard key={business.id} business={business} />)}
            </PagedList>
            <Others />
          </>
        )}
      </div>
    </>
  );
}

/** Venues that wait for their applicant, and rejected ones. */
function Others() {
  const lists = [useInfiniteQuery(correctingQuery), useInfiniteQuery(rejectedQuery)];
  if (lists.every(({ data }) => data?.pages[0]?.rows.length === 0))
    return <p className={styles.muted}>Düzeltme bekleyen ya da reddedilen işletme yok.</p>;
  return (
    <>
      <CorrectingPanel />
      <RejectedPanel />
    </>
  );
}

/** How many wait, and of several since when the first does. */
function countOf(rows: readonly PendingVenue[], hasMore: boolean): string {
  const count = `${rows.length}${hasMore ? '+' : ''} başvuru`;
  const since = rows.map(({ createdAt }) => createdAt ?? '').filter(Boolean);
  if (since.length < 2) return count;
  return `${count}, en eskisi ${waited(Date.now() - Math.min(...since.map(Date.parse)))}`;
}
