import { useQueries } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderQueryHook } from '../../test/hooks.tsx';
import { useReadAgain } from './index.ts';

it('reads again what failed on the page, and nothing else', async () => {
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    if (name === 'matches') throw new Error('no answer');
    return name;
  };
  const { result, client } = renderQueryHook(() => {
    useQueries({
      queries: ['friends', 'matches'].map((name) => ({ queryKey: [name], queryFn: () => read(name) })),
    });
    return useReadAgain();
  });
  await waitFor(() => expect(client.getQueryState(['matches'])?.status).toBe('error'));
  act(() => result.current());
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual(['friends', 'matches', 'matches']);
});
