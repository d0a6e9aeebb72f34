import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Runs a hook with a query client of its own at an address. */
export function renderQueryHook<T>(hook: () => T, address = '/') {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always' },
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return {
    ...renderHook(hook, { wrapper }),
    client,
    /** Puts something fresh into the cache at each key. */
    seed: (data: unknown, ...keys: QueryKey[]) => {
      for (const key of keys) client.setQueryData(key, data);
    },
    /** Which of these keys were marked to be read anew since they were seeded. */
    stale: (...keys: QueryKey[]) => keys.filter((key) => client.getQueryState(key)?.isInvalidated),
  };
}
