import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const DRAFTS = 'draft';

/**
 * A draft about one thing, kept while the page lives, so that a form closed by mistake keeps its values. It is not
 * stored, since it names customers. `forget` ends it after the save.
 */
export function useDraft<T extends object>(about: readonly string[], empty: T) {
  const client = useQueryClient();
  const key = [DRAFTS, ...about];
  const [draft, setDraft] = useState<T>(() => client.getQueryData<T>(key) ?? empty);
  const set = (part: Partial<T>) => {
    client.setQueryDefaults([DRAFTS], { gcTime: Number.POSITIVE_INFINITY });
    setDraft((old) => {
      const next = { ...old, ...part };
      client.setQueryData(key, next);
      return next;
    });
  };
  const forget = () => client.removeQueries({ queryKey: key, exact: true });
  return { draft, set, forget };
}
