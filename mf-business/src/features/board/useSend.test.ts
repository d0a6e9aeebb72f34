import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSend } from './useSend.ts';

it('a form that is sent again says nothing of the last refusal, and ends once it is saved', async () => {
  const done = vi.fn();
  const { result } = renderHook(() => useSend(done));
  await act(async () => result.current.send(() => Promise.reject(new Error('x'))));
  expect([result.current.busy, result.current.refusal !== null]).toEqual([false, true]);
  expect(done).not.toHaveBeenCalled();
  const answer = Promise.withResolvers<void>();
  act(() => void result.current.send(() => answer.promise));
  expect([result.current.busy, result.current.refusal]).toEqual([true, null]);
  await act(async () => answer.resolve());
  expect(result.current.busy).toBe(false);
  expect(done).toHaveBeenCalledOnce();
});
