import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useDraft } from './useDraft.ts';

it('what was typed is found again hours later, for the thing it was about alone, until it is forgotten', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const open = (...about: string[]) => renderHook(() => useDraft(about, { name: '', note: '' }), { wrapper });
  const first = open('hour', 'a');
  act(() => first.result.current.set({ name: 'Kemal' }));
  act(() => first.result.current.set({ note: 'Kapora' }));
  first.unmount();
  vi.advanceTimersByTime(3 * 3_600_000);
  expect(open('hour', 'b').result.current.draft).toEqual({ name: '', note: '' });
  const again = open('hour', 'a');
  expect(again.result.current.draft).toEqual({ name: 'Kemal', note: 'Kapora' });
  again.result.current.forget();
  expect(open('hour', 'a').result.current.draft).toEqual({ name: '', note: '' });
});
