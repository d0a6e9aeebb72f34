import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import type { ReactNode } from 'react';

type Props<T> = {
  list: UseInfiniteQueryResult<InfiniteData<{ rows: T[] }>>;
  /** Shown until the first page is there. */
  skeleton: ReactNode;
  /** Shown when there is nothing. */
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
};

/** A list that is read page by page: what is loading, missing, empty or there, and the way to more. */
export function PagedList<T>({ list, skeleton, empty, children }: Props<T>) {
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      {list.error && !rows ? (
        <ErrorState message={list.error.message} query={list} />
      ) : !rows ? (
        skeleton
      ) : rows.length === 0 ? (
        empty
      ) : (
        children(rows)
      )}
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Daha fazla göster
        </Button>
      )}
    </>
  );
}
