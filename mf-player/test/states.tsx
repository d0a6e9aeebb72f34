import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outline } from '../../mf-shared/test/outline.ts';
import { renderAt, signIn } from './harness.tsx';
import { NOW, slot, TODAY, WORLD, week } from './world.ts';

export type Reads = Record<string, (query: URLSearchParams) => unknown>;
export type State = {
  screen: ReactNode;
  /** The address, and its route. */
  address?: string;
  path?: string;
  /** Answers of the API besides the world's; null breaks the connection. */
  reads?: Reads;
  /** The viewer, if not the player. */
  as?: object;
  /** Buttons to press before. */
  press?: (string | RegExp)[];
};

export const noop = () => {};
const never = async () => {};
export const down = () => null;
export const none = () => [];
export const unknown = () => Response.json({ code: 'not_found', message: 'Yok.' }, { status: 404 });
export const NOBODY = { token: null, user: null };
export const pressed = (state: State, ...press: State['press'] & object): State => ({ ...state, press });
export const field = week('2026-11-16')[0] as ReturnType<typeof week>[number];
export const chosen = (hour: number, part = {}) => ({
  field,
  date: addDays(TODAY, 3),
  slot: slot(addDays(TODAY, 3), hour, part),
});

function answer(reads: Reads) {
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const path = pathname.replace('/api/', '');
    const found = (reads[path] ?? WORLD[path] ?? unknown)(searchParams);
    if (found === null) throw new TypeError('No connection');
    return found instanceof Response ? found : Response.json(found);
  });
}

/** Compares what each state shows with its snapshot. */
export function keepsItsLooks(states: Record<string, State>) {
  beforeEach(() => {
    vi.setSystemTime(NOW);
    signIn();
  });
  afterEach(() => void vi.useRealTimers());

  it.each(Object.entries(states))(
    '%s looks like that',
    async (_, { screen: shown, address = '/', path, reads = {}, as, press = [] }) => {
      answer(reads);
      if (as) useSession.setState(as);
      const { queries } = renderAt(address, { [path ?? '/']: shown });
      const settle = () =>
        waitFor(() => {
          expect(queries.isFetching() + queries.isMutating()).toBe(0);
          expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull();
        });
      await settle();
      for (const name of press) {
        await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
        await act(never);
        await settle();
      }
      expect(outline(document.body)).toMatchSnapshot();
    },
  );
}
