import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { showHealth } from 'mf-shared/contracts/calls/health';
import { keys } from '../../common/keys.ts';

/** How the product runs now. */
export const healthQuery = queryOptions({
  queryKey: keys.health,
  queryFn: ({ signal }) => request(showHealth, { signal }),
});
