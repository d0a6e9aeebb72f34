import { forgetBrowser } from 'mf-shared/forget-browser';
import { useSession } from 'mf-shared/session';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { hearToasts } from '../../../mf-shared/test/support.tsx';
import { ADMIN, goTo, NOW, PLAYER, prepare, settle, signedOut, state, stop } from '../../test/session.ts';
import { token } from '../../test/token.ts';
import { validClaims } from './claims.ts';
import { arrived, isAdminPage, isLeft, signIn } from './session.ts';
import { renewToken } from './useOwnRole.ts';

vi.mock('mf-shared/forget-browser', () => ({ forgetBrowser: vi.fn(async () => {}) }));

const VENUE = token({ id: 'b1', role: 'business' }, NOW);
const over = (claims: object) => token({ ...claims, exp: NOW / 1000 - 1 });

prepare();

it('forgets the venue with its session, and its end', async () => {
  await signIn(VENUE);
  expect(localStorage.getItem('businessId')).toBe('b1');
  state().logout();
  expect(localStorage.getItem('businessId')).toBeNull();
  goTo.mockClear();
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(goTo).not.toHaveBeenCalled();
});

it('hears no other tab any more once it has ended', async () => {
  await signIn(VENUE);
  stop();
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await settle();
  expect(state().business?.id).toBe('b1');
});

it.each([
  [1, true],
  [0, false],
  [-1, false],
])('takes a token that ends in %i ms: %s', (left, holds) => {
  const claims = validClaims(PLAYER, NOW + HOUR_MS - left);
  expect(claims !== null).toBe(holds);
});

it('takes no fresh token for whoever signed out or in as somebody else meanwhile', async () => {
  const fresh = Promise.withResolvers<Response>();
  const adopt = vi.fn();
  vi.stubGlobal('fetch', () => fresh.promise);
  useSession.setState({ token: 'old', adopt });
  const renewed = renewToken();
  await settle();
  useSession.setState({ token: null });
  fresh.resolve(Response.json({ token: 'fresh' }));
  await renewed;
  expect(adopt).not.toHaveBeenCalled();
});

it.each([
  ['after its account has signed out', () => state().logout()],
  ['while another account is signed in', () => void signIn(token({ id: 'b2', role: 'business' }))],
  ['while a player of the same id is signed in', () => void signIn(token({ id: 'b1', role: 'user' }))],
  [
    'while one of its staff is signed in',
    () => void signIn(token({ id: 'b1', role: 'business', staffId: 's1', staffRole: 'staff' })),
  ],
])('does not go on with a fresh token that arrives %s', async (_, happen) => {
  void signIn(VENUE);
  await settle();
  happen();
  await settle();
  const before = [state().token, localStorage.getItem('token')];
  await state().adopt(token({ id: 'b1', role: 'business', isActive: true }));
  expect([state().token, localStorage.getItem('token')]).toEqual(before);
});

it('ends a renewed session at its new end, not at the old one', async () => {
  void signIn(token({ id: 'b1', role: 'business', exp: NOW / 1000 + 60 }));
  await settle();
  void state().adopt(VENUE);
  await settle();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state().business?.id).toBe('b1');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(state().business).toBeNull();
});

it('follows another tab that forgot everything, and nothing else that is stored', async () => {
  void signIn(VENUE);
  await settle();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(state().token).toBe(VENUE);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(state().token).toBeNull();
});

it('follows an admin who signs out in another tab', async () => {
  window.history.replaceState(null, '', '/admin');
  void signIn(ADMIN);
  await settle();
  localStorage.removeItem('adminToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  await settle();
  expect(state()).toMatchObject({ status: 'ready', token: null, admin: null });
  window.history.replaceState(null, '', '/');
});

it('says once that a session is over, however many calls are refused', async () => {
  const heard = hearToasts();
  void signIn(VENUE);
  await settle();
  state().sessionOver();
  state().sessionOver();
  expect(heard).toEqual(['Oturumunuz sona erdi. Lütfen tekrar giriş yapın.']);
});

it.each([
  ['a player who signs out', PLAYER, () => state().logout(), [[PLAYER]]],
  ['a venue that signs out', VENUE, () => state().logout(), [[VENUE]]],
  ['an admin who signs out', ADMIN, () => state().logout(), []],
  ['a player whose session is over', PLAYER, () => state().sessionOver(), [[PLAYER]]],
  ['an admin whose session is over', ADMIN, () => state().sessionOver(), []],
])('wakes this browser no more for %s', async (_, own, end, expected) => {
  void signIn(own);
  await settle();
  end();
  expect(vi.mocked(forgetBrowser).mock.calls).toEqual(expected);
});

it.each([
  ['a player', over({ id: 'u1', role: 'user' }), 'token', [[null]]],
  ['an admin', over({ id: 'u1', role: 'admin' }), 'adminToken', []],
])('wakes this browser no more for %s whose session ended meanwhile', async (_, own, key, expected) => {
  localStorage.setItem(key, own);
  await state().refresh();
  expect(vi.mocked(forgetBrowser).mock.calls).toEqual(expected);
});

it('tells the server of a sign-out once the browser is forgotten, though that fails, for which the token must hold', async () => {
  const forgotten = Promise.withResolvers<void>();
  vi.mocked(forgetBrowser).mockReturnValue(forgotten.promise);
  void signIn(VENUE);
  await settle();
  state().logout();
  await settle();
  expect(signedOut).toEqual([]);
  forgotten.reject(new Error('no worker'));
  await settle();
  expect(signedOut).toEqual([`Bearer ${VENUE}`]);
});

it('lasts longer than a timer can count', async () => {
  void signIn(token({ id: 'b1', role: 'business', exp: NOW / 1000 + 60 * 86_400 }));
  await settle();
  expect(state().business?.id).toBe('b1');
});

it('counts only the pages of admins as theirs', () => {
  const pages = [
    '/admin',
    '/admin/',
    '/admin/support',
    '/admin-login',
    '/admin-login-help',
    '/administrators',
  ];
  expect(pages.filter(isAdminPage)).toEqual(pages.slice(0, 4));
});

it('asks nobody to sign in on the page that was left until another one is there', () => {
  window.history.replaceState(null, '', '/chat');
  state().logout();
  arrived('/chat');
  expect(isLeft('/chat')).toBe(true);
  arrived('/');
  expect(isLeft('/chat')).toBe(false);
  window.history.replaceState(null, '', '/');
});
