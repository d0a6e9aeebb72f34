import { act, screen } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLive } from '../../../mf-shared/test/live.ts';
import { renderAt, stubApi } from '../../../mf-shared/test/support.tsx';
import { Layout } from './Layout.tsx';

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null };
const player = (emailVerified?: boolean) => ({
  user: {
    id: 'u1',
    fullName: 'Ece Ak',
    email: 'ece@oyuncu.test',
    role: 'user',
    isAdmin: false,
    emailVerified,
  },
});
const OWNER = { id: 'b1', email: 'ece@isletme.test', role: 'business', isActive: true };
const staff = { business: { ...OWNER, staffId: 's1', staffRole: 'manager' } };

let live: ReturnType<typeof stubLive>;
beforeEach(() => {
  live = stubLive();
  stubApi({ 'GET verify-email': () => ({ email: OWNER.email, emailVerified: false, pendingEmail: null }) });
});
afterEach(() => act(() => useSession.setState(NOBODY)));

const show = (who: object) => {
  useSession.setState({ ...NOBODY, ...who } as never);
  return renderAt('/', <Layout>Sayfa</Layout>);
};
const settle = async () => {
  await import('../session/EmailBanner.tsx');
  for (let round = 0; round < 5; round++) await act(() => new Promise((done) => setImmediate(done)));
};

it.each<[string, object, boolean]>([
  ['a visitor', {}, false],
  ['a player who has not proved the address', player(false), true],
  ['a player who has', player(true), false],
  ['an owner', { token: 't', business: OWNER }, true],
  ['a manager', { token: 't', ...staff }, false],
])('asks %s for a proof of the address: %s', async (_, who, asked) => {
  show(who);
  await settle();
  expect(screen.queryByRole('region', { name: 'E-posta doğrulama' }) !== null).toBe(asked);
});

it('says that the live connection is gone until it is back', async () => {
  show({});
  expect(screen.queryByText(/Bağlantı yok/)).toBeNull();
  await live.drop();
  expect(screen.getByText(/Bağlantı yok/)).toBeTruthy();
  await live.resume();
  expect(screen.queryByText(/Bağlantı yok/)).toBeNull();
});

it('leads past the navigation to the page, and follows the own role', () => {
  show({ token: 't', ...staff });
  const link = screen.getByRole('link', { name: 'İçeriğe geç' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  expect(live.heard()).toContain('staffChanged');
});

it('hides its last line once the page is scrolled more than 10 px, until it is at its top again', () => {
  show({});
  const scrollY = vi.spyOn(window, 'scrollY', 'get');
  const hidden = [0, 10, 11, 500, 10].map((top) => {
    scrollY.mockReturnValue(top);
    act(() => void window.dispatchEvent(new Event('scroll')));
    return screen.getByRole('contentinfo').dataset.hidden;
  });
  expect(hidden).toEqual(['false', 'false', 'true', 'true', 'false']);
});
