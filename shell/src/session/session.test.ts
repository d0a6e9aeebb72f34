import { useSession } from 'mf-shared/session';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { token } from '../../test/token.ts';
import { isSwitching, signIn, startSession } from './session.ts';

const DETAILS = { id: 'u1', _id: 'u1', fullName: 'Deniz Işık', email: 'deniz@oyuncu.test', role: 'user' };
const goTo = vi.fn();
let stop = () => {};

function answerWith(respond: () => Response | Promise<Response>) {
  const fetchStub = vi.fn(async () => respond());
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

function start(stored?: string) {
  if (stored) localStorage.setItem('token', stored);
  stop = startSession(goTo);
}

const blank = () =>
  useSession.setState({ status: 'loading', token: null, user: null, business: null, admin: null });

/** A player with stored details reloads the page; `respond` answers the new page's calls. */
async function reloadAs(stored: string, respond: () => Response | Promise<Response>) {
  answerWith(() => Response.json(DETAILS));
  start(token({ id: 'u1', role: 'user' }));
  await vi.waitFor(() => expect(useSession.getState().status).toBe('ready'));
  stop();
  blank();
  answerWith(respond);
  start(stored);
}

// Loading the client takes real time, and a fake clock does not wait for that.
beforeAll(() => import('mf-shared/api-client'));
beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  blank();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is ready at once when nobody was signed in', () => {
  start();
  expect(useSession.getState()).toMatchObject({ status: 'ready', user: null });
  expect(goTo).not.toHaveBeenCalled();
});

it('merges the details of a player', async () => {
  answerWith(() => Response.json({ ...DETAILS, role: 'admin' }));
  start(token({ id: 'u1', role: 'user' }));
  await vi.waitFor(() => expect(useSession.getState().status).toBe('ready'));
  expect(useSession.getState().user).toMatchObject({ fullName: 'Deniz Işık', role: 'user', isAdmin: true });
});

it('stores the id of a business', () => {
  start(token({ id: 'b1', _id: 'b1', role: 'business', isActive: false }));
  expect(useSession.getState().business).toMatchObject({ id: 'b1', isActive: false });
  expect(localStorage.getItem('businessId')).toBe('b1');
});

it.each([
  ['expired', token({ id: 'u1', role: 'user', exp: 1 })],
  ['unreadable', 'bozuk'],
])('forgets an %s token and goes to the landing page', (_, stored) => {
  start(stored);
  expect(localStorage.getItem('token')).toBeNull();
  expect(goTo).toHaveBeenCalledWith('/');
});

it('ends the session when the details are refused', async () => {
  answerWith(() =>
    Response.json({ code: 'user_not_found', message: 'Kullanıcı bulunamadı.' }, { status: 404 }),
  );
  start(token({ id: 'u1', role: 'user' }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('token')).toBeNull();
});

it('keeps the session while the server does not answer, and tries again', async () => {
  vi.useFakeTimers();
  let up = false;
  answerWith(() => {
    if (!up) throw new TypeError('Failed to fetch');
    return Response.json(DETAILS);
  });
  start(token({ id: 'u1', role: 'user' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(useSession.getState().status).toBe('loading');
  expect(localStorage.getItem('token')).not.toBeNull();
  up = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(useSession.getState().user?.fullName).toBe('Deniz Işık');
});

it('shows the details of the last load after a reload, until the new ones come', async () => {
  const answer = Promise.withResolvers<Response>();
  await reloadAs(token({ id: 'u1', role: 'user' }), () => answer.promise);
  expect(useSession.getState()).toMatchObject({ status: 'ready', user: { fullName: 'Deniz Işık' } });
  answer.resolve(Response.json({ ...DETAILS, fullName: 'Deniz Işık Ak' }));
  await vi.waitFor(() => expect(useSession.getState().user?.fullName).toBe('Deniz Işık Ak'));
});

it('stays signed in after a reload while the server does not answer', async () => {
  const silent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await reloadAs(token({ id: 'u1', role: 'user' }), silent);
  await vi.waitFor(() => expect(silent).toHaveBeenCalled());
  expect(useSession.getState()).toMatchObject({ status: 'ready', user: { id: 'u1' } });
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});

it('ends the session after a reload when the token is refused, and forgets the details', async () => {
  await reloadAs(token({ id: 'u1', role: 'user' }), () =>
    Response.json({ code: 'unauthenticated', message: 'Giriş yapın.' }, { status: 401 }),
  );
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(useSession.getState()).toMatchObject({ status: 'ready', token: null, user: null });
  expect(JSON.stringify(sessionStorage)).not.toContain('Deniz');
});

it("never shows one player's details to another", async () => {
  await reloadAs(token({ id: 'u2', role: 'user' }), () => Response.json({ ...DETAILS, id: 'u2' }));
  expect(useSession.getState()).toMatchObject({ status: 'loading', user: null });
  await vi.waitFor(() => expect(useSession.getState().user?.id).toBe('u2'));
});

it('ends by itself when the token expires', async () => {
  vi.useFakeTimers();
  start(token({ id: 'b1', role: 'business', exp: Math.floor(Date.now() / 1000) + 60 }));
  expect(useSession.getState().business).not.toBeNull();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(useSession.getState().business).toBeNull();
  expect(goTo).toHaveBeenCalledWith('/');
});

it('follows a sign-out in another tab', () => {
  start(token({ id: 'b1', role: 'business' }));
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(useSession.getState().business).toBeNull();
});

it('adopts a fresh token of the same player without hiding what is shown', async () => {
  answerWith(() => Response.json(DETAILS));
  start(token({ id: 'u1', role: 'user' }));
  await vi.waitFor(() => expect(useSession.getState().user).not.toBeNull());
  const fresh = token({ id: 'u1', role: 'user', tv: 1 });
  const adopted = useSession.getState().adopt(fresh);
  expect(useSession.getState()).toMatchObject({ status: 'ready', token: fresh, user: { id: 'u1' } });
  await adopted;
  expect(localStorage.getItem('token')).toBe(fresh);
});

it('signs in with the token that a remote’s registration brought', async () => {
  answerWith(() => Response.json(DETAILS));
  start();
  const fresh = token({ id: 'u1', role: 'user' });
  await useSession.getState().signIn(fresh);
  expect(useSession.getState()).toMatchObject({ status: 'ready', token: fresh, user: { id: 'u1' } });
  expect(localStorage.getItem('token')).toBe(fresh);
  expect(goTo).not.toHaveBeenCalled();
});

const at = (path: string) => window.history.replaceState(null, '', path);

it('takes an admin’s session out of the place of a player’s', () => {
  const admin = token({ id: 'u1', role: 'admin' });
  start(admin);
  expect(useSession.getState()).toMatchObject({
    status: 'ready',
    token: admin,
    admin: { role: 'admin', adminRole: 'owner' },
  });
  expect(isSwitching(useSession.getState(), '/search')).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
});

it('keeps an admin’s session beside a player’s, and takes the one that belongs to the page', async () => {
  answerWith(() => Response.json(DETAILS));
  const [player, admin] = [token({ id: 'u1', role: 'user' }), token({ id: 'u1', role: 'admin' })];
  start(player);
  await vi.waitFor(() => expect(useSession.getState().user).not.toBeNull());
  at('/admin-login');
  await signIn(admin);
  expect(useSession.getState()).toMatchObject({ token: admin, admin: { role: 'admin', adminRole: 'owner' } });
  expect(localStorage.getItem('token')).toBe(player);
  at('/search');
  await useSession.getState().refresh();
  expect(useSession.getState()).toMatchObject({ token: player, user: { id: 'u1' }, admin: null });
  at('/admin');
  await useSession.getState().refresh();
  useSession.getState().logout();
  expect(localStorage.getItem('token')).toBe(player);
  expect(localStorage.getItem('adminToken')).toBeNull();
  await vi.waitFor(() => expect(useSession.getState().user?.id).toBe('u1'));
  at('/');
});

it('forgets an admin’s token that has expired and nothing of the player beside it', async () => {
  const calls = answerWith(() => Response.json(DETAILS));
  const player = token({ id: 'u1', role: 'user' });
  start(player);
  await vi.waitFor(() => expect(useSession.getState().user).not.toBeNull());
  localStorage.setItem('adminToken', token({ id: 'u1', role: 'admin', exp: 1 }));
  at('/admin');
  calls.mockClear();
  await useSession.getState().refresh();
  expect([localStorage.getItem('token'), localStorage.getItem('adminToken')]).toEqual([player, null]);
  expect(goTo).toHaveBeenCalledWith('/');
  await vi.waitFor(() => expect(useSession.getState().user?.id).toBe('u1'));
  expect(calls).not.toHaveBeenCalledWith('/api/account/sign-out', expect.anything());
  at('/');
});

it('ends the session that it is told of, on a page that belongs to the other one as well', async () => {
  answerWith(() => Response.json(DETAILS));
  const [player, admin] = [token({ id: 'u1', role: 'user' }), token({ id: 'u1', role: 'admin' })];
  at('/admin');
  localStorage.setItem('adminToken', admin);
  start(player);
  expect(useSession.getState().admin).not.toBeNull();
  at('/search');
  useSession.getState().sessionOver();
  expect([localStorage.getItem('token'), localStorage.getItem('adminToken')]).toEqual([player, null]);
  at('/');
});

it('never shows a player’s details, which come late, beside an admin', async () => {
  const answer = Promise.withResolvers<Response>();
  const calls = answerWith(() => answer.promise);
  start(token({ id: 'u1', role: 'user' }));
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  localStorage.setItem('adminToken', token({ id: 'u1', role: 'admin' }));
  at('/admin');
  expect(isSwitching(useSession.getState(), '/admin')).toBe(true);
  await useSession.getState().refresh();
  answer.resolve(Response.json(DETAILS));
  await new Promise((resolve) => setTimeout(resolve));
  expect(useSession.getState()).toMatchObject({ admin: { role: 'admin', adminRole: 'owner' }, user: null });
  expect(isSwitching(useSession.getState(), '/admin')).toBe(false);
  expect(isSwitching(useSession.getState(), '/search')).toBe(true);
  at('/');
});

it('tells the server of a sign-out without waiting for it', async () => {
  const calls = answerWith(() => new Promise<Response>(() => {}));
  const own = token({ id: 'b1', role: 'business' });
  start(own);
  useSession.getState().logout();
  expect(useSession.getState().business).toBeNull();
  await vi.waitFor(() =>
    expect(calls).toHaveBeenCalledWith(
      '/api/account/sign-out',
      expect.objectContaining({ method: 'POST', headers: { Authorization: `Bearer ${own}` } }),
    ),
  );
});

it('tells the server of no sign-out where nobody was signed in', async () => {
  const calls = answerWith(() => Response.json({}));
  start();
  useSession.getState().logout();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).not.toHaveBeenCalled();
});
