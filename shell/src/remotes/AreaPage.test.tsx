import { act, render } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrived, logout } from '../session/session.ts';
import { AreaPage } from './AreaPage.tsx';
import { loadRemoteModule } from './loader.ts';

vi.mock('./loader.ts', () => ({ loadRemoteModule: vi.fn(() => new Promise(() => {})) }));

const enter = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AreaPage />
    </MemoryRouter>,
  );

afterEach(() => void vi.unstubAllGlobals());
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
