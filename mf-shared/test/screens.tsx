import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerEvent } from '../src/contracts/socket.ts';
import { watchLeftovers } from './leftovers.ts';
import { stubLive } from './live.ts';
import { outline } from './outline.ts';
import { difference, instantsIn, variationsOf } from './variations.ts';

type World = Record<string, (query: URLSearchParams) => unknown>;
export type Walk = {
  /** Each screen's address and signed-in account. */
  screens: readonly (readonly [address: string, signIn: () => void, as?: string])[];
  routes: ReactNode;
  client: QueryClient;
  /** The API's answers, by the path below /api. */
  world: World;
  now: number;
  /** All live events that may concern the screens. */
  news: readonly (readonly [event: ServerEvent, data: unknown])[];
  /** Throws until an address shows its lazy parts. */
  arrived?: (address: string) => void;
};

const MOST_INSTANTS = 8;

/** The screen's title; empty while its code loads. */
const title = () =>
  (screen.queryByRole('heading', { level: 1 })?.textContent ?? '').replace('Yükleniyor…', '');

/**
 * Visits a remote's screens by their real routes: before any answer, with all answers, with refusals at first and
 * later, and after live events. Snapshots keep each screen's text, its reads, and its reads after the events.
 */
export function walkScreens({ screens, routes, client, world, now, news, arrived }: Walk): void {
  let reading: 'slow' | 'well' | 'refused' = 'well';
  let calls = { open: 0, made: new Set<string>() };
  let answerAll = () => {};
  /** Other answers of calls, by path. */
  let instead: Record<string, unknown> = {};
  const { queries } = client.getDefaultOptions();

  beforeEach(() => {
    vi.setSystemTime(now);
    client.clear();
    client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, retry: false } });
    const mine = { open: 0, made: new Set<string>() };
    calls = mine;
    instead = {};
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
      if (answer) return Response.json(path in instead ? instead[path] : answer(searchParams));
      return Response.json({ code: 'rate_limited', message: 'Biraz bekleyin.' }, { status: 429 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const show = (address: string) => render(<MemoryRouter initialEntries={[address]}>{routes}</MemoryRouter>);
  const settled = (address: string) =>
    waitFor(() => {
      expect(title()).not.toBe('');
      if (reading !== 'refused') arrived?.(address);
      expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull();
      expect([calls.open, client.isFetching()]).toEqual([0, 0]);
    });
  const named = screens.map(([address, signIn, as = 'its owner']) => [address, as, address, signIn] as const);

  it.each(named)(
    '%s of %s says what it knows, goes on saying it while that cannot be read again',
    async (_, __, address, signIn) => {
      const live = stubLive();
      signIn();
      reading = 'slow';
      const { container } = show(address);
      await waitFor(() => {
        expect(title() !== '' || calls.open > 0).toBe(true);
        arrived?.(address);
      });
      const waiting = outline(container);
      reading = 'well';
      answerAll();
      await settled(address);
      const shown = outline(container);
      expect({ title: document.title, reads: [...calls.made].sort(), hears: live.heard() }).toMatchSnapshot();
      expect(waiting).toMatchSnapshot('waiting');
      expect(shown).toMatchSnapshot('shown');
      reading = 'refused';
      await act(() => client.invalidateQueries());
      await settled(address);
      expect(outline(container)).toBe(shown);
    },
  );

  it.each(named)(
    '%s of %s says what could not be read, and shows it to whoever presses again',
    async (_, __, address, signIn) => {
      stubLive();
      signIn();
      reading = 'refused';
      const refused = show(address).container;
      await settled(address);
      expect(outline(refused)).toMatchSnapshot();
      reading = 'well';
      const again = screen.queryAllByRole('button', { name: 'Tekrar dene' });
      if (again.length === 0) return;
      for (const button of again) fireEvent.click(button);
      await settled(address);
      const readAtLast = outline(refused);
      cleanup();
      client.clear();
      const { container } = show(address);
      await settled(address);
      expect(readAtLast).toBe(outline(container));
    },
  );

  it.each(named)(
    '%s of %s reads anew what there is news of, and leaves nothing behind',
    async (_, __, address, signIn) => {
      const live = stubLive();
      const left = watchLeftovers();
      signIn();
      reading = 'well';
      show(address);
      await settled(address);
      const readAnew = async (happen: () => Promise<unknown>) => {
        calls.made.clear();
        await happen();
        await settled(address);
        return [...calls.made].map((call) => call.replace(/\?.*/, '')).sort();
      };
      const followed: Record<string, unknown> = { every: left.intervals(), gap: await readAnew(live.resume) };
      for (const [event, data] of news) {
        const reads = await readAnew(() => live.say(event, data as never));
        const { type = '' } = data as { type?: string };
        if (reads.length > 0) followed[`${event} ${type}`.trim()] = reads;
      }
      expect(followed).toMatchSnapshot();
      cleanup();
      expect([live.listening(), live.heard(), left.listeners(), left.intervals()]).toEqual([0, [], [], []]);
    },
  );

  // Other people at the same address see its parts in the same way.
  const addresses = new Map(named.toReversed().map((one) => [one[0], one]));
  it.each([...addresses.values()])(
    '%s of %s shows what is different in what it reads, and at the instants that it names',
    { timeout: 120_000 },
    async (_, __, address, signIn) => {
      stubLive();
      signIn();
      reading = 'well';
      const drawn = async (at: number) => {
        vi.setSystemTime(at);
        client.clear();
        const { container } = show(address);
        await settled(address);
        const lines = outline(container);
        cleanup();
        return lines;
      };
      const usual = await drawn(now);
      const answers = [...calls.made].flatMap((call) => {
        const { pathname, searchParams } = new URL(call.replace(/^\w+ /, ''), 'http://x');
        const answer = world[pathname.slice(1)]?.(searchParams);
        return answer === undefined
          ? []
          : [{ path: pathname.slice(1), answer: JSON.parse(JSON.stringify(answer)) }];
      });
      const found: Record<string, string[]> = {};
      for (const { path, answer } of answers) {
        for (const variation of variationsOf(answer)) {
          instead = { [path]: variation.answer };
          const lines = difference(usual, await drawn(now));
          if (lines.length > 0) found[`${path}: ${variation.name}`] = lines;
        }
      }
      instead = {};
      const instants = new Set(answers.flatMap(({ answer }) => instantsIn(answer, now)));
      const nearest = [...instants].sort((one, other) => Math.abs(one - now) - Math.abs(other - now));
      for (const at of nearest.slice(0, MOST_INSTANTS)) {
        const lines = difference(usual, await drawn(at));
        if (lines.length > 0) found[new Date(at).toISOString()] = lines;
      }
      expect(found).toMatchSnapshot();
    },
  );
}
