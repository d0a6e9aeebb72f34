// Loaded early: the session imports it at first use, and no fake clock waits for that.
import 'mf-shared/api-client';
import { forgetBrowser } from 'mf-shared/forget-browser';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearToasts } from '../../../mf-shared/test/support.tsx';
import { arrived, isAdminPage, isLeft, signIn, startSession, validClaims } from './session.ts';
import { renewToken } from './useOwnRole.ts';

vi.mock('mf-shared/forget-browser', () => ({ forgetBrowser: vi.fn(async () => {}) }));

const goTo = vi.fn();
let stop = () => {};

const NOW = Date.parse('2026-11-20T18:00:00Z');
function token(claims: Record<string, unknown>) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ email: 'x@oyuncu.test', isActive: true, exp: NOW / 1000 + 3600, ...claims })}.x`;
}
const PLAYER = token({ id: 'u1', role: 'user' });
const OTHER = token({ id: 'u2', role: 'user' });
const VENUE = token({ id: 'b1', role: 'business' });
const ADMIN = token({ id: 'u1', role: 'admin' });
const over = (claims: object) => token({ ...claims, exp: NOW / 1000 - 1 });

/** Answers to the reads of a player's details, at the test's command. */
let signedOut: string[];
let details: Record<string, PromiseWithResolvers<Response>>;
const answerOf = (id: string) => {
  details[id] ??= Promise.withResolvers<Response>();
  return details[id];
};
const detailsOf = (id: string) => Response.json({ id, _id: id, fullName: `Player ${id}`, role: 'user' });
/** Lets pending answers arrive; no timer of the session ends in so short a time. */
const settle = async () => {
  for (let step = 0; step < 10; step++) await vi.advanceTimersByTimeAsync(5);
};
const state = () => useSession.getState();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  details = {};
  signedOut = [];
  goTo.mockClear();
  vi.mocked(forgetBrowser).mockReset().mockResolvedValue();
  sessionStorage.clear();
  useSession.setState({ status: 'loading', token: null, user: null, business: null, admin: null });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
    const [, id] = /users\/(.+)$/.exec(path) ?? [];
    if (path.endsWith('sign-out')) signedOut.push(String(new Headers(init?.headers).get('Authorization')));
    return id ? answerOf(id).promise : Response.json({});
  });
  stop = startSession(goTo);
});
afterEach(() => {
  stop();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['details', () => detailsOf('u1')],
  ['refusal', () => Response.json({ code: 'unauthenticated', message: 'x' }, { status: 401 })],
])('%s that come after signing out sign nobody in, and lead nowhere', async (_, answer) => {
  void signIn(PLAYER);
  await settle();
  state().logout();
  goTo.mockClear();
  answerOf('u1').resolve(answer());
  await settle();
  expect(state()).toMatchObject({ status: 'ready', token: null, user: null });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Player');
  expect(goTo).not.toHaveBeenCalled();
});

it('details that come after another tab signed out, of which this one has not heard yet, sign nobody in', async () => {
  void signIn(PLAYER);
  await settle();
  localStorage.removeItem('token');
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  expect(state().user).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Player');
});

it.each([
  ['details', () => detailsOf('u1')],
  ['refusal', () => Response.json({ code: 'user_not_found', message: 'x' }, { status: 404 })],
])('%s of the player before leave the one who is signed in alone', async (_, answer) => {
  void signIn(PLAYER);
  await settle();
  void signIn(OTHER);
  answerOf('u2').resolve(detailsOf('u2'));
  await settle();
  answerOf('u1').resolve(answer());
  await settle();
  expect(state()).toMatchObject({ token: OTHER, user: { id: 'u2' } });
  expect(localStorage.getItem('token')).toBe(OTHER);
  expect(goTo).not.toHaveBeenCalled();
});

it.each([429, 500])(
  'keeps the session when the details are answered with %i, and asks again',
  async (status) => {
    void signIn(PLAYER);
    await settle();
    answerOf('u1').resolve(Response.json({ code: 'x', message: 'x' }, { status }));
    await settle();
    expect(localStorage.getItem('token')).toBe(PLAYER);
    details = {};
    answerOf('u1').resolve(detailsOf('u1'));
    await vi.advanceTimersByTimeAsync(2000);
    await settle();
    expect(state().user?.id).toBe('u1');
  },
);

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
  const claims = validClaims(PLAYER, NOW + 3_600_000 - left);
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
  await vi.advanceTimersByTimeAsync(3_600_000);
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

it('goes on showing a player while the details come anew with a fresh token', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  details = {};
  sessionStorage.clear();
  const fresh = token({ id: 'u1', role: 'user', exp: NOW / 1000 + 7200 });
  void state().adopt(fresh);
  await settle();
  expect(state()).toMatchObject({ status: 'ready', token: fresh, user: { fullName: 'Player u1' } });
});

it('takes the address of a player from the details, which may be newer than the token', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(Response.json({ id: 'u1', _id: 'u1', role: 'user', email: 'new@oyuncu.test' }));
  await settle();
  expect(state().user?.email).toBe('new@oyuncu.test');
});

it('ends the session of a player whose details are refused as a mistake', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(Response.json({ code: 'validation', message: 'x' }, { status: 400 }));
  await settle();
  expect(state().token).toBeNull();
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

it('takes the address that the token knows for a player whose details have none', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  expect(state().user).toMatchObject({ email: 'x@oyuncu.test', role: 'user', isAdmin: false });
});

it('keeps the details of the player beside an admin who signs out', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  window.history.replaceState(null, '', '/admin');
  void signIn(ADMIN);
  await settle();
  details = {};
  state().logout();
  expect(state()).toMatchObject({ status: 'ready', token: PLAYER, user: { id: 'u1' } });
  window.history.replaceState(null, '', '/');
});
