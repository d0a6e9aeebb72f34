import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../mf-shared/test/support.tsx';
import { DEPLOYED } from '../../test/remotes.ts';
import { readRemotes } from '../common/manifests.ts';
import { arrived, logout } from '../session/session.ts';
import { AreaPage } from './AreaPage.tsx';
import { loadRemoteModule } from './loader.ts';
import { MustEnrol } from './must-enrol.ts';

vi.mock('./loader.ts', () => ({ loadRemoteModule: vi.fn(() => new Promise(() => {})) }));

const enter = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AreaPage />
    </MemoryRouter>,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.mocked(loadRemoteModule).mockClear();
  useSession.setState({ status: 'loading', token: null, user: null, business: null, admin: null });
});

test('the code of a page comes while the details of its player are on their way', () => {
  useSession.setState({ token: 'a token' });
  enter('/chat');
  expect(vi.mocked(loadRemoteModule).mock.calls).toEqual([['player']]);
});

test('nothing is loaded before it is known that anybody is signed in', () => {
  enter('/my-reservations');
  expect(loadRemoteModule).not.toHaveBeenCalled();
});

test('a page of everybody comes before it is known who is there', () => {
  enter('/search');
  expect(vi.mocked(loadRemoteModule).mock.calls).toEqual([['player']]);
});

test.each([
  ['/notifications', { user: { id: 'u1' } }, 'player'],
  ['/notifications', { business: { id: 'b1', isActive: true } }, 'business'],
  ['/business/board', { business: { id: 'b1', isActive: true } }, 'business'],
  ['/admin', { admin: { role: 'admin', adminRole: 'owner' } }, 'admin'],
])('%s is drawn for %o by the remote “%s”', (path, who, remote) => {
  useSession.setState({ status: 'ready', token: 't', ...who } as never);
  enter(path);
  expect(vi.mocked(loadRemoteModule).mock.calls).toEqual([[remote]]);
});

const Board = () => <p>Tablo</p>;

test('a page whose code is slow says so, and one whose code fails comes when asked for again', async () => {
  vi.useFakeTimers();
  const code = Promise.withResolvers<never>();
  vi.mocked(loadRemoteModule).mockReturnValueOnce(code.promise);
  useSession.setState({ status: 'ready', token: 't', business: { id: 'b1', isActive: true } } as never);
  enter('/business/board');
  await act(() => vi.advanceTimersByTimeAsync(3999));
  expect(screen.queryByText(/Bağlantınız yavaş/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(/Bağlantınız yavaş/)).toBeTruthy();
  vi.mocked(loadRemoteModule).mockRejectedValueOnce(new Error('gone'));
  await act(async () => code.reject(new Error('gone')));
  expect(screen.getByRole('alert').textContent).toContain('İşletme alanı şu anda açılamıyor.');
  vi.mocked(loadRemoteModule).mockResolvedValueOnce({ Routes: Board });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' })));
  expect(screen.getByText('Tablo')).toBeTruthy();
});

test('an area that turns out to need a newer shell says so', async () => {
  const tooNew = (contract: number) =>
    DEPLOYED.map((remote) => (remote.name === 'player' ? { ...remote, contract } : remote));
  vi.mocked(loadRemoteModule).mockImplementationOnce(async () => {
    vi.stubGlobal('fetch', async () => Response.json({ remotes: tooNew(999) }));
    await readRemotes();
    throw new Error('too new');
  });
  vi.mocked(loadRemoteModule).mockRejectedValueOnce(new Error('too new'));
  enter('/search');
  expect(await screen.findByText(/yeni bir sürüme geçti/)).toBeTruthy();
  vi.stubGlobal('fetch', async () => Response.json({ remotes: DEPLOYED }));
  await readRemotes();
});

const Here = () => <output>{useLocation().pathname}</output>;

test('who signs out is not asked to sign in on the page they leave, but when they come back to it', () => {
  window.history.replaceState(null, '', '/my-reservations');
  vi.stubGlobal('fetch', async () => Response.json({}));
  const show = () =>
    render(
      <MemoryRouter initialEntries={['/my-reservations']}>
        <Here />
        <AreaPage />
      </MemoryRouter>,
    ).container.querySelector('output')?.textContent;
  logout();
  expect(show()).toBe('/my-reservations');
  arrived('/');
  expect(show()).toBe('/login-user');
});

test('who is sent to the login, and goes Back, is where they were before', async () => {
  useSession.setState({ status: 'ready' });
  const routes = [
    { path: '/my-reservations', element: <AreaPage /> },
    { path: '*', element: <Here /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/search', '/my-reservations'] });
  render(<RouterProvider router={router} />);
  expect(router.state.location.pathname).toBe('/login-user');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/search');
});

test('nobody is sent away before it is known who is signed in', () => {
  const { container } = render(
    <MemoryRouter initialEntries={['/my-reservations']}>
      <Here />
      <AreaPage />
    </MemoryRouter>,
  );
  expect(container.querySelector('output')?.textContent).toBe('/my-reservations');
});

test('nobody is sent away while the session of the page is being taken', () => {
  const show = () =>
    render(
      <MemoryRouter initialEntries={['/admin/security']}>
        <Here />
        <AreaPage />
      </MemoryRouter>,
    ).container.querySelector('output')?.textContent;
  useSession.setState({ status: 'ready', token: 'a player’s token', user: { id: 'u1' } as never });
  expect(show()).toBe('/admin-login');
  localStorage.setItem('adminToken', 'an admin’s token');
  expect(show()).toBe('/admin/security');
});

test.each([false, true])(
  'an admin must set up a second factor before the area opens (is set up: %s)',
  async (enabled) => {
    const factor = { enabled, required: true, totp: enabled, passkeys: [], recoveryCodesLeft: 0 };
    stubApi({ 'GET account/second-factor': () => factor, 'GET account/sessions': () => [] });
    const load = vi.mocked(loadRemoteModule);
    load.mockRejectedValueOnce(new MustEnrol()).mockRejectedValueOnce(new MustEnrol());
    load.mockResolvedValueOnce({ Routes: Board });
    useSession.setState({ status: 'ready', token: 't', admin: { role: 'admin' } } as never);
    enter('/admin');
    expect(await screen.findByRole('heading', { name: 'İki adımlı giriş', level: 1 })).toBeTruthy();
    await screen.findByRole('button', { name: /^Doğrulama uygulaması/ });
    const open = () => screen.queryByRole('button', { name: 'Yönetim alanını aç' });
    expect(open() !== null).toBe(enabled);
    if (!enabled) return;
    await act(async () => open()?.click());
    expect(await screen.findByText('Tablo')).toBeTruthy();
  },
);
