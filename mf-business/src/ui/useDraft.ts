import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const DRAFTS = 'draft';

/**
 * What is being typed about one thing, kept while the page lives: whoever closes the form by mistake finds it again.
 * It is not stored, since it names customers. `forget` ends it once it is saved.
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
