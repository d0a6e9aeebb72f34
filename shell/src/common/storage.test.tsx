import { render, screen } from '@testing-library/react';
import { token } from '../../test/token.ts';
// Loaded early: the session imports it at first use.
import 'mf-shared/api-client';
import { useSession } from 'mf-shared/session';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../../mf-shared/test/support.tsx';
import { useScrollPosition } from '../layout/useScrollPosition.ts';
import { CtaLink } from '../pages/landing/CtaLink.tsx';
import { isSwitching, signIn, startSession } from '../session/session.ts';
import { reloadOnce } from './reload-once.ts';

const PLAYER = token({ id: 'u1', role: 'user' });
const VENUE = token({ id: 'b1', role: 'business', isActive: true });
const NOBODY = { status: 'loading' as const, token: null, user: null, business: null, admin: null };
const Page = () => {
  useScrollPosition();
  return <CtaLink to="/search">Saha ara</CtaLink>;
};
const show = () => render(<Page />, { wrapper: MemoryRouter });
const leadsTo = () => screen.getByRole('link').getAttribute('href');

let stop = () => {};
beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
  useSession.setState(NOBODY);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it.each([
  [PLAYER, { user: { id: 'u1' }, business: null }],
  [VENUE, { user: null, business: { id: 'b1' } }],
])('signs in for as long as the page where the browser forbids storage, and out again', async (own, who) => {
  stubApi({ 'GET users/u1': () => ({ id: 'u1', fullName: 'Deniz Işık', role: 'user' }) });
  stop = startSession(() => {});
  expect(useSession.getState()).toMatchObject({ ...NOBODY, status: 'ready' });
  await signIn(own);
  expect(useSession.getState()).toMatchObject({ ...who, status: 'ready', token: own });
  expect(isSwitching(useSession.getState(), '/admin')).toBe(false);
  useSession.getState().logout();
  await useSession.getState().refresh();
  expect(useSession.getState()).toMatchObject({ ...NOBODY, status: 'ready' });
});

it('draws pages where the browser forbids storage', async () => {
  stubApi({});
  stop = startSession(() => {});
  show().unmount();
  show();
  expect(leadsTo()).toBe('/login-user');
  await signIn(VENUE);
  expect(await screen.findByRole('link')).toBeTruthy();
  expect(leadsTo()).toBe('/search');
  window.dispatchEvent(new Event('scrollend'));
  useSession.getState().logout();
});

it('reloads for no missing file where nothing tells of an earlier reload', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  expect(reloadOnce(new Error('Loading chunk 42 failed.'), null)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('takes what has no room for what was kept before, until there is room again', async () => {
  vi.restoreAllMocks();
  stubApi({});
  const kept = new Map([['token', VENUE]]);
  let isFull = true;
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage);
  stop = startSession(() => {});
  const renewed = token({ id: 'b1', role: 'business', isActive: true, tv: 1 });
  await useSession.getState().adopt(renewed);
  await useSession.getState().refresh();
  expect([useSession.getState().token, kept.get('token')]).toEqual([renewed, VENUE]);
  isFull = false;
  await useSession.getState().adopt(VENUE);
  await useSession.getState().refresh();
  expect(useSession.getState().token).toBe(VENUE);
  useSession.getState().logout();
  expect(kept.has('token')).toBe(false);
});
