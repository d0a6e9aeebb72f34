import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { createQueryClient } from './index.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('asks without a connection too, so that a screen can say that nothing came', async () => {
  const client = createQueryClient(1_000);
  onlineManager.setOnline(false);
  expect(await client.fetchQuery({ queryKey: ['it'], queryFn: async () => 'read' })).toBe('read');
  expect(await new MutationObserver(client, { mutationFn: async () => 'sent' }).mutate()).toBe('sent');
});

it('reads what is shown and stale again once the connection is back', async () => {
  const read = vi.fn(async () => 'read');
  const client = createQueryClient(0);
  client.mount();
  const leave = new QueryObserver(client, { queryKey: ['it'], queryFn: read }).subscribe(() => {});
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  leave();
  client.unmount();
});

it('keeps what a screen read for half an hour after it was left', async () => {
  vi.useFakeTimers();
  const client = createQueryClient(1_000);
  await client.fetchQuery({ queryKey: ['it'], queryFn: async () => 'read' });
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1);
  expect(client.getQueryData(['it'])).toBe('read');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['it'])).toBeUndefined();
});

it.each([
  ['a refusal', new ApiError(404, { code: 'not_found' }), 1],
  ['the first of all refusals', new ApiError(400, {}), 1],
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
