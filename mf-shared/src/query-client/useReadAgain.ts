import { useQueryClient } from '@tanstack/react-query';

/**
 * Answers what "Tekrar dene" does on a page of several parts: reads everything again that failed there. Parts that are
 * left out while they cannot be read have no button of their own.
 */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
