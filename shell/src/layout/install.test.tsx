import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { DAY_MS } from 'mf-shared/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLive } from '../../../mf-shared/test/live.ts';
import { renderAt, stubApi } from '../../../mf-shared/test/support.tsx';
import { watchInstallOffer } from '../common/install.ts';
import { Layout } from './Layout.tsx';

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null, view: null };
const PLAYER = {
  user: { id: 'u1', fullName: 'Ece Ak', email: 'ece@x.test', role: 'user', emailVerified: true },
};
const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
const banner = () => screen.queryByRole('region', { name: 'Uygulamayı yükleyin' });
const button = (name: string) => screen.getByRole('button', { name });

/** The browser finds that it may install the site. */
function offerInstall(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

function show(address: string, who: object = PLAYER) {
  useSession.setState({ ...NOBODY, ...who } as never);
  return renderAt(address, <Layout>Sayfa</Layout>);
}

watchInstallOffer();
beforeEach(() => {
  stubLive();
  stubApi({});
});
afterEach(() => {
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
    useSession.setState(NOBODY as never);
  });
  localStorage.clear();
  prompt.mockClear();
  vi.useRealTimers();
});

it('the browser’s own question waits until the person asks for it on a page worth keeping', async () => {
  show('/my-reservations');
  expect(banner()).toBeNull();
  expect(offerInstall().defaultPrevented).toBe(true);
  await waitFor(() => expect(banner()).toBeTruthy());
  await userEvent.click(button('Uygulamayı yükle'));
  expect(prompt).toHaveBeenCalledOnce();
  expect(banner()).toBeNull();
});

it('whoever declines is asked again after 90 days', async () => {
  const first = show('/my-reservations');
  offerInstall();
  await waitFor(() => expect(banner()).toBeTruthy());
  await userEvent.click(button('Şimdi değil'));
  expect(banner()).toBeNull();
  const declined = Date.now();
  const shownAfter = (days: number) => {
    vi.setSystemTime(declined + days * DAY_MS);
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    offerInstall();
  };
  first.unmount();
  show('/my-reservations');
  shownAfter(89);
  expect(banner()).toBeNull();
  shownAfter(91);
  await waitFor(() => expect(banner()).toBeTruthy());
});

it.each([
  ['a visitor', '/my-reservations', {}],
  [
    'an admin who looks at an account',
    '/my-reservations',
    { ...PLAYER, view: { name: 'Ece', expiresAt: Date.now() + DAY_MS } },
  ],
  ['a player on another page', '/matches', PLAYER],
])('%s is not asked', async (_, address, who) => {
  show(address, who);
  offerInstall();
  await act(() => import('./InstallBanner.tsx').then(() => {}));
  expect(banner()).toBeNull();
});

it('the menu installs it at any time', async () => {
  show('/matches');
  offerInstall();
  await userEvent.click(button('Menüyü aç'));
  await userEvent.click(button('Uygulamayı yükle'));
  expect(prompt).toHaveBeenCalledOnce();
});
