import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Runs a hook at an address, with its own query client. */
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
    /** Puts fresh data into the cache at each key. */
    seed: (data: unknown, ...keys: QueryKey[]) => {
      for (const key of keys) client.setQueryData(key, data);
    },
    /** The keys that were invalidated since they were seeded. */
    stale: (...keys: QueryKey[]) => keys.filter((key) => client.getQueryState(key)?.isInvalidated),
  };
}
