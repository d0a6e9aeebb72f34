import { useQueries } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderQueryHook } from '../../test/hooks.tsx';
import { useReadAgain } from './index.ts';

it('reads again what failed on the page, and nothing else', async () => {
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    if (name !== 'friends') throw new Error('no answer');
    return name;
  };
  const { result, client } = renderQueryHook(() => {
    useQueries({
      queries: ['friends', 'matches'].map((name) => ({ queryKey: [name], queryFn: () => read(name) })),
    });
    return useReadAgain();
  });
  await waitFor(() => expect(client.getQueryState(['matches'])?.status).toBe('error'));
  // A query of an earlier page.
  await client.prefetchQuery({ queryKey: ['teams'], queryFn: () => read('teams'), retry: false });
  asked.length = 0;
  act(() => result.current());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toEqual(['matches']);
});
