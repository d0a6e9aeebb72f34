import { act, renderHook, waitFor } from '@testing-library/react';
import type { RemoteModule } from 'mf-shared/contracts/remote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRemoteModule } from './loader.ts';
import { useRemote } from './useRemote.ts';

vi.mock('./loader.ts', () => ({ loadRemoteModule: vi.fn() }));

const moduleOf = (name: string) => ({ name }) as unknown as RemoteModule;
const load = vi.mocked(loadRemoteModule);
beforeEach(() => void load.mockReset());
afterEach(() => void vi.useRealTimers());

it('shows the area that is wanted by now, though the one before comes later', async () => {
  const slow = Promise.withResolvers<RemoteModule>();
  load.mockImplementation((name) => (name === 'player' ? slow.promise : Promise.resolve(moduleOf(name))));
  const { result, rerender } = renderHook(({ name }) => useRemote(name), {
    initialProps: { name: 'player' },
  });
  rerender({ name: 'business' });
  await waitFor(() => expect(result.current).toMatchObject({ module: { name: 'business' } }));
  await act(async () => slow.resolve(moduleOf('player')));
  expect(result.current).toMatchObject({ status: 'ready', module: { name: 'business' } });
});

it('says that it is slow after four seconds, and asks no clock once it is there or left', async () => {
  vi.useFakeTimers();
  const slow = Promise.withResolvers<RemoteModule>();
  load.mockReturnValue(slow.promise);
  const { result, unmount } = renderHook(() => useRemote('player'));
  await act(() => vi.advanceTimersByTimeAsync(3999));
  expect(result.current).toMatchObject({ status: 'loading', slow: false });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toMatchObject({ status: 'loading', slow: true });
  await act(async () => slow.resolve(moduleOf('player')));
  expect(result.current).toMatchObject({ status: 'ready' });
  const quick = renderHook(() => useRemote('business'));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(quick.result.current).toMatchObject({ status: 'ready' });
  renderHook(() => useRemote('admin')).unmount();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('fails after a second silent try, and begins anew when asked', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(moduleOf('player'));
  const { result } = renderHook(() => useRemote('player'));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(load).toHaveBeenCalledTimes(2);
  const again = Promise.withResolvers<RemoteModule>();
  load.mockReturnValueOnce(again.promise);
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  again.resolve(moduleOf('player'));
  await waitFor(() => expect(result.current.status).toBe('ready'));
});
