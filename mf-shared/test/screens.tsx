import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLive } from './live.ts';
import { outline } from './outline.ts';

type World = Record<string, (query: URLSearchParams) => unknown>;
type Walk = {
  /** Each screen as its address, and with whom it is drawn. */
  screens: readonly (readonly [address: string, signIn: () => void, as?: string])[];
  routes: ReactNode;
  client: QueryClient;
  /** What the API answers, by the path below /api. */
  world: World;
  now: number;
};

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? '';

/**
 * Walks through the screens of a remote by their real routes: while nothing has come yet, when all is answered, and
 * when all is refused, at first and later. What each says is kept as a snapshot, with what it reads and listens for.
 */
export function walkScreens({ screens, routes, client, world, now }: Walk): void {
  let reading: 'slow' | 'well' | 'refused' = 'well';
  let calls = { open: 0, made: new Set<string>() };
  let answerAll = () => {};
  const { queries } = client.getDefaultOptions();

  beforeEach(() => {
    vi.setSystemTime(now);
    client.clear();
    client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, retry: false } });
    const mine = { open: 0, made: new Set<string>() };
    calls = mine;
    const gate = Promise.withResolvers<void>();
    answerAll = gate.resolve;
    vi.stubGlobal('fetch', async (input: Request) => {
      const { pathname, search, searchParams } = new URL(input.url);
      const path = pathname.replace('/api/', '');
      mine.made.add(`${input.method} ${path}${search}`);
      mine.open += 1;
      if (reading === 'slow') await gate.promise;
      mine.open -= 1;
      const answer = reading === 'refused' ? undefined : world[path];
      if (answer) return Response.json(answer(searchParams));
      return Response.json({ code: 'rate_limited', message: 'Biraz bekleyin.' }, { status: 429 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const show = (address: string) => render(<MemoryRouter initialEntries={[address]}>{routes}</MemoryRouter>);
  const settled = () =>
    waitFor(() => {
      expect(title()).not.toBe('');
      expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull();
      expect([calls.open, client.isFetching()]).toEqual([0, 0]);
    });
  const named = screens.map(([address, signIn, as = 'its owner']) => [address, as, address, signIn] as const);

  it.each(named)(
    '%s of %s says what it knows, goes on saying it while that cannot be read again, and leaves nothing behind',
    async (_, __, address, signIn) => {
      const live = stubLive();
      signIn();
      reading = 'slow';
      const { container, unmount } = show(address);
      await waitFor(() => expect(title() !== '' || calls.open > 0).toBe(true));
      const waiting = outline(container);
      reading = 'well';
      answerAll();
      await settled();
      const shown = outline(container);
      expect({ title: document.title, reads: [...calls.made].sort(), hears: live.heard() }).toMatchSnapshot();
      expect(waiting).toMatchSnapshot('waiting');
      expect(shown).toMatchSnapshot('shown');
      reading = 'refused';
      await act(() => client.invalidateQueries());
      await settled();
      expect(outline(container)).toBe(shown);
      unmount();
      expect(live.heard()).toEqual([]);
    },
  );

  it.each(named)('%s of %s says what could not be read', async (_, __, address, signIn) => {
    stubLive();
    signIn();
    reading = 'refused';
    const { container } = show(address);
    await settled();
    expect(outline(container)).toMatchSnapshot();
  });
}
