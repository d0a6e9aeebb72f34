import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { alertLimits } from 'mf-shared/contracts/calls/health';
import { listWebHooks } from 'mf-shared/contracts/calls/web-hooks';
import { SECOND_MS } from 'mf-shared/time';
import { keys } from '../../common/keys.ts';

/** When rules alert. */
export const limitsQuery = queryOptions({
  queryKey: keys.alerts('limits'),
  queryFn: ({ signal }) => request(alertLimits, { signal }),
});

/** The addresses that alerts are posted to. Read again while the page is open, since deliveries go on. */
export const hooksQuery = queryOptions({
  queryKey: keys.alerts('hooks'),
  queryFn: ({ signal }) => request(listWebHooks, { signal }),
  refetchInterval: 10 * SECOND_MS,
});
