import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import type { ReactNode } from 'react';

type Props<T> = {
  list: UseInfiniteQueryResult<InfiniteData<{ rows: T[] }>>;
  /** Shown until the first page arrives. */
  skeleton: ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
};

/** A paged list: its loading, failed, empty and filled states, and a button for more. */
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
      <MoreButton query={list} />
    </>
  );
}
