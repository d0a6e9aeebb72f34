import { QueryClient } from '@tanstack/react-query';

/**
 * One cache for the remote's whole life.
 * Calls are made offline too: they fail at once and the screen says so, instead of waiting silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 10_000, retry: 1 },
    mutations: { networkMode: 'always' },
  },
});
