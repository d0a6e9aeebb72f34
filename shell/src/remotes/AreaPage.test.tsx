import { render } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AreaPage } from './AreaPage.tsx';
import { loadRemoteModule } from './loader.ts';

vi.mock('./loader.ts', () => ({ loadRemoteModule: vi.fn(() => new Promise(() => {})) }));

const enter = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AreaPage />
    </MemoryRouter>,
  );

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
