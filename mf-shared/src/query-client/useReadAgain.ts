import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns the action of "Tekrar dene" on a page of several parts: it reads all failed queries again. Parts that are
 * hidden after a failure have no button of their own.
 */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
