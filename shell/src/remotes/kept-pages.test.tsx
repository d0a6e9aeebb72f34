import { act, render } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptPages } from './useKeptPages.ts';

const told = vi.fn();
const register = vi.fn();
const FILE = 'https://topla.test/c/a.0123abcd.js';
const signedIn = { status: 'ready', user: { id: 'u1', role: 'user' }, token: 't' } as never;

function Keeper() {
  useKeptPages();
  return null;
}

beforeEach(() => {
  register.mockResolvedValue({});
  const ready = Promise.resolve({ active: { postMessage: told } });
  vi.stubGlobal('navigator', { serviceWorker: { register, ready } });
  const entries = [FILE, 'https://topla.test/remotes.json', 'https://topla.test/a/intro.0123abcd.mp4'].map(
    (name) => ({ name }),
  );
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
});
afterEach(() => {
  useSession.setState({
    status: 'loading',
    user: null,
    business: null,
    admin: null,
    view: null,
    token: null,
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [told, register]) mock.mockReset();
});

it('keeps a player’s pages once it is known who is signed in, with what the page has loaded', async () => {
  render(<Keeper />);
  expect(register).not.toHaveBeenCalled();
  act(() => useSession.setState(signedIn));
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  const pages = ['/my-reservations', '/profile/user', '/chat'];
  expect(told).toHaveBeenCalledWith({ type: 'keep', role: 'user', pages, files: [FILE] });
});

it('keeps a venue’s pages for its people', async () => {
  useSession.setState({ status: 'ready', business: { id: 'b1', role: 'business' } } as never);
  render(<Keeper />);
  const pages = ['/profile/business', '/chat'];
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith({ type: 'keep', role: 'business', pages, files: [FILE] }),
  );
});

it.each([
  ['a visitor', { status: 'ready' }],
  ['an admin', { status: 'ready', admin: { role: 'admin' } }],
  ['an admin who looks at an account', { ...(signedIn as object), view: { name: 'Ece', expiresAt: 1 } }],
])('keeps nothing for %s', (_, session) => {
  useSession.setState(session as never);
  render(<Keeper />);
  expect(register).not.toHaveBeenCalled();
});

it('does without in a browser that forbids it', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  register.mockRejectedValue(new Error('forbidden'));
  useSession.setState(signedIn);
  render(<Keeper />);
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  expect(told).not.toHaveBeenCalled();
});
