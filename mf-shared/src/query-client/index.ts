import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-client/index.ts';
import { MINUTE_MS } from '../time.ts';

export { type Pause, useLiveReads } from './useLiveReads.ts';
export { useReadAgain } from './useReadAgain.ts';

const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Creates a remote's cache for its whole life, so that going back shows a screen as it was left. A failed read is
 * retried once, but not after a refusal (4xx). Calls run offline too: they fail at once and the screen says so, instead
 * of waiting silently.
 *
 * @param staleTime How long an answer stays fresh, in milliseconds.
 */
export function createQueryClient(staleTime: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime,
        gcTime: 30 * MINUTE_MS,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
