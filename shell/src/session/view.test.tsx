import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { token } from '../../test/token.ts';
// Loaded early: the session imports it at first use.
import 'mf-shared/api-client';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearToasts, refusal, stubApi } from '../../../mf-shared/test/support.tsx';
import { ViewBanner } from '../layout/ViewBanner.tsx';
import { isSwitching, startSession } from './session.ts';
import { beginView, tellOfView } from './view.ts';

const DETAILS = { id: 'u1', _id: 'u1', fullName: 'Ece Su', email: 'ece@oyuncu.test', role: 'user' };
const BACK = '/admin/players/u1';
const leave = { assign: vi.fn(), replace: vi.fn() };
const goTo = vi.fn();
let stop = () => {};
const PLAYER = token({ id: 'u1', role: 'user' });
const ADMIN = token({ id: 'a1', role: 'admin', adminRole: 'support' });

/** A tab that shows a view of a player, beside an admin's session and a player's. */
async function view(answers: Record<string, () => unknown> = {}, shown = PLAYER) {
  localStorage.setItem('adminToken', ADMIN);
  localStorage.setItem('token', token({ id: 'u2', role: 'user' }));
  beginView({ token: shown, name: 'Ece Su', back: BACK });
  const requests = stubApi({
    'GET users/u1': () => DETAILS,
    'POST admin/view/end': () => ({ message: 'Görünüm bitti.' }),
    ...answers,
  });
  stop = startSession(goTo);
  await vi.waitFor(() => expect(useSession.getState().status).toBe('ready'));
  return requests;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState({ ...{ status: 'loading', token: null }, user: null, business: null, admin: null });
  useSession.setState({ view: null });
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(window.location, way).mockImplementation(leave[way].mockReset());
});
afterEach(() => {
  act(() => stop());
  useSession.setState({ view: null });
  vi.unstubAllGlobals();
});

it('begins in this tab alone, as a fresh page', () => {
  beginView({ token: PLAYER, name: 'Ece Su', back: BACK });
  expect(leave.assign).toHaveBeenCalledExactlyOnceWith('/');
  expect([...Object.keys(localStorage)]).toEqual([]);
});

it('shows the account beside the sessions of this browser, which stay as they are', async () => {
  await view();
  const before = { ...localStorage };
  expect(useSession.getState()).toMatchObject({
    ...{ token: PLAYER, user: { fullName: 'Ece Su', isAdmin: false }, admin: null },
    view: { name: 'Ece Su' },
  });
  expect(isSwitching(useSession.getState(), '/admin')).toBe(false);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await vi.waitFor(() => expect(useSession.getState().user?.fullName).toBe('Ece Su'));
  expect({ ...localStorage }).toEqual(before);
  expect(Object.keys(sessionStorage)).toEqual(['topla.view']);
});

it('shows a venue as its owner sees it, and leaves no id of it behind', async () => {
  await view({}, token({ id: 'b1', _id: 'b1', role: 'business' }));
  expect(useSession.getState()).toMatchObject({ business: { id: 'b1', isActive: true }, user: null });
  expect(localStorage.getItem('businessId')).toBeNull();
});

it('says on the page whose it is and how long it lasts, and ends by its button', async () => {
  const requests = await view();
  render(<ViewBanner />);
  expect(screen.getByRole('region', { name: 'Destek görünümü' }).textContent).toMatch(
    /^Ece Su hesabına bakıyorsunuz; hiçbir şey değiştirilemez(?:60:00|59:\d\d)Bitir$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bitir' }));
  await vi.waitFor(() => expect(leave.replace).toHaveBeenCalledExactlyOnceWith(BACK));
  expect(requests.at(-1)).toMatchObject({ method: 'POST', url: expect.stringMatching(/admin\/view\/end$/) });
  expect(sessionStorage.getItem('topla.view')).toBeNull();
  expect(localStorage.getItem('adminToken')).toBe(ADMIN);
});

it('ends for the way out of the navigation, and signs nobody out', async () => {
  const requests = await view();
  useSession.getState().logout();
  await vi.waitFor(() => expect(leave.replace).toHaveBeenCalledExactlyOnceWith(BACK));
  expect(requests.map(({ url }) => url).join(' ')).not.toContain('sign-out');
  expect(Object.keys(localStorage)).toEqual(['adminToken', 'token']);
});

it('returns to the admin’s page once the API knows it no more, and says so there', async () => {
  await view();
  useSession.getState().sessionOver();
  expect(leave.replace).toHaveBeenCalledExactlyOnceWith(BACK);
  stop();
  const toasts = hearToasts();
  tellOfView();
  expect(toasts).toEqual(['Görünümün süresi doldu ya da görünüm sona erdirildi.']);
});

it('returns at once when its time was over before the page loaded', async () => {
  const over = token({ id: 'u1', role: 'user', exp: Math.floor(Date.now() / 1000) - 1 });
  beginView({ token: over, name: 'Ece Su', back: BACK });
  stop = startSession(goTo);
  expect(leave.replace).toHaveBeenCalledExactlyOnceWith(BACK);
  expect(useSession.getState().token).toBeNull();
});

it('returns when the account cannot be read', async () => {
  localStorage.setItem('adminToken', ADMIN);
  beginView({ token: PLAYER, name: 'Ece Su', back: BACK });
  stubApi({ 'GET users/u1': () => refusal(401, { code: 'unauthenticated' }) });
  stop = startSession(goTo);
  await vi.waitFor(() => expect(leave.replace).toHaveBeenCalledWith(BACK));
});
