import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';

const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * One cache for the remote's whole life, so that going back shows a screen as it was left.
 * Calls are made offline too: they fail at once and the screen says so, instead of waiting silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 1 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
});
