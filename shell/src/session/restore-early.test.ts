import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { token } from '../../test/token.ts';

const PLAYER = { id: 'u1', _id: 'u1', fullName: 'Deniz Işık', email: 'deniz@oyuncu.test', role: 'user' };
const goTo = vi.fn();
let stop = () => {};

/** Opens a page on a device that stores this token. `respond` answers its calls. */
async function open(stored: string | null, respond = () => Response.json(PLAYER)) {
  vi.resetModules();
  if (stored) localStorage.setItem('token', stored);
  const fetched = vi.fn(async () => respond());
  vi.stubGlobal('fetch', fetched);
  const { useSession } = await import('mf-shared/session');
  const session = await import('./session.ts');
  // Loading the client takes real time.
  await import('mf-shared/api-client');
  return { ...session, fetched, state: () => useSession.getState() };
}

beforeEach(() => {
  localStorage.clear();
  goTo.mockClear();
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.unstubAllGlobals();
});

it('knows a venue before the first drawing, and keeps it as it is when the router is there', async () => {
  const page = await open(token({ id: 'b1', _id: 'b1', role: 'business', isActive: true }));
  page.restoreEarly();
  const { status, business } = page.state();
  expect([status, business?.id]).toEqual(['ready', 'b1']);
  stop = page.startSession(goTo);
  expect(page.state().business).toBe(business);
});

it('asks for a player’s details once', async () => {
  const page = await open(token({ id: 'u1', role: 'user' }));
  page.restoreEarly();
  stop = page.startSession(goTo);
  await vi.waitFor(() => expect(page.state().user?.fullName).toBe('Deniz Işık'));
  expect(page.fetched).toHaveBeenCalledOnce();
});

it('leads to the landing page once the router is there when the details were refused before', async () => {
  const page = await open(token({ id: 'u1', role: 'user' }), () =>
    Response.json({ code: 'user_not_found', message: 'Kullanıcı bulunamadı.' }, { status: 404 }),
  );
  page.restoreEarly();
  await vi.waitFor(() => expect(page.state().status).toBe('ready'));
  expect(page.state().token).toBeNull();
  stop = page.startSession(goTo);
  expect(goTo.mock.calls).toEqual([['/']]);
});

it.each([
  ['nobody', null],
  ['an expired session', token({ id: 'u1', role: 'user', exp: 1 })],
])('leaves %s to the router', async (_, stored) => {
  const page = await open(stored);
  page.restoreEarly();
  expect(page.state().status).toBe('loading');
  stop = page.startSession(goTo);
  expect(page.state().status).toBe('ready');
  expect(goTo.mock.calls).toEqual(stored ? [['/']] : []);
});
