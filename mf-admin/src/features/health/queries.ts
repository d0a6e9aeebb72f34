import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { showHealth } from 'mf-shared/contracts/calls/health';
import { SECOND_MS } from 'mf-shared/time';
import { keys } from '../../common/keys.ts';

/** How the product runs now. Read again while the page is open. */
export const healthQuery = queryOptions({
  queryKey: keys.health,
  queryFn: ({ signal }) => request(showHealth, { signal }),
  refetchInterval: 30 * SECOND_MS,
});
