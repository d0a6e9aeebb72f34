import { expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { createQueryClient } from './index.ts';

it.each([
  ['a refusal', new ApiError(404, { code: 'not_found' }), 1],
  ['the last of all refusals', new ApiError(499, {}), 1],
  ['a failing server', new ApiError(500, {}), 2],
  ['a failed connection', new TypeError('fetch failed'), 2],
])('tries a read as often as makes sense after %s', async (_, failure, times) => {
  const read = vi.fn().mockRejectedValue(failure);
  const client = createQueryClient(1_000);
  const reading = client.fetchQuery({
    queryKey: ['it'],
    queryFn: read,
    retryDelay: 0,
    retry: client.getDefaultOptions().queries?.retry,
  });
  await expect(reading).rejects.toBe(failure);
  expect(read).toHaveBeenCalledTimes(times);
});
