import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { SessionStarter } from './SessionStarter.tsx';
import { isLeft } from './session.ts';

const Address = () => <output>{useLocation().pathname}</output>;
const start = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <SessionStarter />
      <Address />
      {['/admin', '/admin/support', '/search', '/chat'].map((to) => (
        <Link key={to} to={to}>
          to {to}
        </Link>
      ))}
    </MemoryRouter>,
  );
const visit = (to: string) => userEvent.click(screen.getByRole('link', { name: `to ${to}` }));

beforeEach(() => {
  window.history.replaceState(null, '', '/chat');
  useSession.setState({ status: 'loading', token: null, user: null, business: null, admin: null });
});

it('looks again who is signed in on the way between the admin area and the rest alone', async () => {
  start('/search');
  expect(useSession.getState().status).toBe('ready');
  const refresh = vi.fn(async () => {});
  act(() => useSession.setState({ refresh }));
  await visit('/chat');
  expect(refresh).not.toHaveBeenCalled();
  await visit('/admin');
  expect(refresh).toHaveBeenCalledTimes(1);
  await visit('/admin/support');
  expect(refresh).toHaveBeenCalledTimes(1);
  await visit('/search');
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('leads away from the page that was signed out on, which may be entered again later', async () => {
  start('/chat');
  act(() => useSession.getState().logout());
  expect(screen.getByText('/')).toBeTruthy();
  expect(isLeft('/chat')).toBe(false);
});

it('hears of other tabs until it is gone', () => {
  const forget = vi.spyOn(window, 'removeEventListener');
  start('/search').unmount();
  expect(forget).toHaveBeenCalledWith('storage', expect.any(Function));
});

it('shows what is drawn here, also while a player’s details are on their way', () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { drawnStranger: '', drawnVenue: 'b1' });
  start('/search');
  expect([dataset.drawnStranger, dataset.drawnVenue]).toEqual([undefined, undefined]);
});
