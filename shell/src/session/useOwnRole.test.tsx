import { act, render, waitFor } from '@testing-library/react';
import { token } from '../../test/token.ts';
// Loaded early: the role imports it at first use.
import 'mf-shared/api-client';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearToasts, refusal, stubApi } from '../../../mf-shared/test/support.tsx';
import { startSession } from './session.ts';
import { useOwnRole } from './useOwnRole.ts';

const hub = vi.hoisted(() => new Map<string, (data: unknown) => void>());
vi.mock('mf-shared/realtime', () => ({
  useServerEvent: (event: string, listener: (data: unknown) => void) => void hub.set(event, listener),
  useResume: (listener: () => void) => void hub.set('resume', listener),
}));

const staffToken = (claims: object) => token({ id: 'b1', role: 'business', ...claims });
const DAY_STAFF = staffToken({ staffId: 's1', staffRole: 'staff' });
const MANAGER = staffToken({ staffId: 's1', staffRole: 'manager' });
const Watcher = () => {
  useOwnRole();
  return null;
};
const goTo = vi.fn();
let stop = () => {};

function start(stored: string, answer: () => unknown) {
  const requests = stubApi({ 'POST business/refresh-token': answer });
  localStorage.setItem('token', stored);
  stop = startSession(goTo);
  render(<Watcher />);
  return requests;
}
/** Lets pending requests start. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));
const role = () => useSession.getState().business?.staffRole;
beforeEach(() => {
  goTo.mockClear();
  useSession.setState({ status: 'loading', token: null, user: null, business: null, admin: null });
});
afterEach(() => stop());

it('takes the role of now for the one that the stored token says', async () => {
  start(DAY_STAFF, () => ({ token: MANAGER, isActive: true, message: '' }));
  await waitFor(() => expect(role()).toBe('manager'));
  expect(localStorage.getItem('token')).toBe(MANAGER);
});

it('follows a change of the own role, and of nobody else’s', async () => {
  let now = DAY_STAFF;
  const requests = start(DAY_STAFF, () => ({ token: now, isActive: true, message: '' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  now = MANAGER;
  hub.get('staffChanged')?.({ staffId: 's2' });
  hub.get('staffChanged')?.({ staffId: 's1' });
  await waitFor(() => expect(role()).toBe('manager'));
  expect(requests).toHaveLength(2);
});

it('signs out once whoever was taken off, and says so', async () => {
  const heard = hearToasts();
  start(DAY_STAFF, () => refusal(401, { code: 'unauthenticated', message: 'Giriş yapın.' }));
  hub.get('staffChanged')?.({ staffId: 's1' });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(useSession.getState().business).toBeNull();
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toContain('oturumunuz sona erdi');
  expect(localStorage.getItem('token')).toBeNull();
});

it('asks nothing for an owner while nothing says that the session is over', async () => {
  const requests = start(staffToken({}), () => null);
  hub.get('staffChanged')?.({ staffId: 's1' });
  hub.get('error')?.({ code: 'rate_limited' });
  await settle();
  expect(requests).toEqual([]);
  expect(useSession.getState().business?.id).toBe('b1');
});

it.each(['owner', 'player'])(
  'signs an %s out at once whose session was ended on another device',
  async (who) => {
    const heard = hearToasts();
    let ended = false;
    const over = () => refusal(401, { code: 'unauthenticated', message: 'Giriş yapın.' });
    const player = { id: 'u1', _id: 'u1', fullName: 'Deniz Işık', email: 'deniz@oyuncu.test', role: 'user' };
    stubApi({
      'POST business/refresh-token': over,
      'GET users/u1': () => (ended ? over() : player),
    });
    localStorage.setItem('token', who === 'owner' ? staffToken({}) : token({ id: 'u1', role: 'user' }));
    stop = startSession(goTo);
    render(<Watcher />);
    await waitFor(() => expect(useSession.getState().status).toBe('ready'));
    ended = true;
    hub.get('error')?.({ code: 'unauthenticated' });
    await waitFor(() => expect(heard).toEqual(['Oturumunuz sona erdi. Lütfen tekrar giriş yapın.']));
    expect(useSession.getState().token).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/');
  },
);

it('looks again after a gap, for staff alone', async () => {
  let now = DAY_STAFF;
  const requests = start(DAY_STAFF, () => ({ token: now, isActive: true, message: '' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  now = MANAGER;
  hub.get('resume')?.(null);
  await waitFor(() => expect(role()).toBe('manager'));
  useSession.setState({
    business: { id: 'b1', email: 'can@isletme.test', role: 'business', isActive: true },
  });
  hub.get('resume')?.(null);
  await settle();
  expect(requests).toHaveLength(2);
});
