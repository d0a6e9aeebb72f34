import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '../../test/support.tsx';
import { useCityOfPoint } from './useCityOfPoint.ts';

it('tells the city of the last click, though the answer to an earlier one comes afterwards', async () => {
  const slow = Promise.withResolvers<unknown>();
  stubApi({
    'GET geo/reverse': ({ url }) =>
      new URL(url).searchParams.get('lat') === '1' ? slow.promise : { city: 'Muş' },
  });
  const told = vi.fn();
  const { result } = renderHook(() => useCityOfPoint(told));
  let first: Promise<void> | undefined;
  act(() => {
    first = result.current.locate([30, 1]);
  });
  await act(() => result.current.locate([41, 38]));
  slow.resolve({ city: 'Isparta' });
  await act(async () => first);
  expect(told.mock.calls).toEqual([['Muş']]);
  expect(result.current).toMatchObject({ searching: false, failure: undefined });
});

it('says nothing of an earlier click that fails after the last one was answered', async () => {
  const slow = Promise.withResolvers<null>();
  stubApi({
    'GET geo/reverse': ({ url }) => (url.includes('lat=1') ? slow.promise : { city: 'Muş' }),
  });
  const { result } = renderHook(() => useCityOfPoint(() => {}));
  let first: Promise<void> | undefined;
  act(() => {
    first = result.current.locate([30, 1]);
  });
  await act(() => result.current.locate([41, 38]));
  slow.resolve(null);
  await act(async () => first);
  expect(result.current.failure).toBeUndefined();
});

it('is searching until the last click is answered', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let asked = 0;
  stubApi({ 'GET geo/reverse': () => answers[asked++]?.promise });
  const { result } = renderHook(() => useCityOfPoint(() => {}));
  const clicks: Promise<void>[] = [];
  for (const lat of [1, 2]) act(() => void clicks.push(result.current.locate([30, lat])));
  await vi.waitFor(() => expect(asked).toBe(2));
  answers[0]?.resolve({ city: 'Isparta' });
  await act(async () => clicks[0]);
  expect(result.current.searching).toBe(true);
  answers[1]?.resolve({ city: 'Muş' });
  await act(async () => clicks[1]);
  expect(result.current.searching).toBe(false);
});

it('says that a place is unknown, until the next click', async () => {
  stubApi({ 'GET geo/reverse': ({ url }) => (url.includes('lat=38') ? { city: 'Muş' } : null) });
  const { result } = renderHook(() => useCityOfPoint(() => {}));
  await act(() => result.current.locate([0, 0]));
  expect(result.current.failure).toBeTruthy();
  await act(() => result.current.locate([41, 38]));
  expect(result.current.failure).toBeUndefined();
});
