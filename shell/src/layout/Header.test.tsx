import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubLive } from '../../../mf-shared/test/live.ts';
import { Header } from './Header.tsx';

const logout = vi.fn();
const user = { id: 'u1', fullName: 'Deniz', email: 'a@b.test', isAdmin: false };
const business = { id: 'b1', email: 'b@b.test', role: 'business' as const, isActive: true };
const admin = { id: 'a1', email: 'c@b.test' };
const signIn = (who: object = {}) =>
  act(() => useSession.setState({ user: null, business: null, admin: null, logout, ...who } as never));

const Address = () => <output>{useLocation().pathname}</output>;
const start = () =>
  render(
    <MemoryRouter initialEntries={['/search']}>
      <Header />
      <Address />
    </MemoryRouter>,
  );
/** The wide screens' link, the phones' one after it. */
const messages = () => screen.getAllByRole('link', { name: /^Mesajlar/ }).map((link) => link.textContent);
const bell = () => screen.queryByRole('link', { name: /^Bildirimler(?! ve destek)/ });
const signOut = () => screen.queryByRole('button', { name: 'Çıkış' });

let live: ReturnType<typeof stubLive>;
let worker: EventTarget;
// The unread counter starts to listen once, with the first badge of the page.
beforeAll(() => {
  live = stubLive();
  signIn({ user });
  start().unmount();
});
beforeEach(() => {
  logout.mockClear();
  worker = new EventTarget();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  signIn();
});

it.each([
  ['a visitor', {}, { bell: false, signOut: false }],
  ['a player', { user }, { bell: true, signOut: true }],
  ['a venue that has paid', { business }, { bell: true, signOut: true }],
  ['a venue that has not', { business: { ...business, isActive: false } }, { bell: false, signOut: true }],
  ['an admin', { admin }, { bell: false, signOut: true }],
])('offers %s the news and the way out that they have', (_, who, expected) => {
  signIn(who);
  start();
  expect({ bell: bell() !== null, signOut: signOut() !== null }).toEqual(expected);
});

it('signs out by its button', async () => {
  signIn({ user });
  start();
  await userEvent.click(signOut() as HTMLElement);
  expect(logout).toHaveBeenCalledOnce();
});

it('counts what waits, up to 99', async () => {
  signIn({ user });
  start();
  expect(bell()?.textContent).toBe('Bildirimler');
  const unread = [{ chatId: 'c1', count: 2 }];
  await live.say('joined', { userId: user.id, unread, notifications: 99 } as never);
  expect(bell()?.textContent).toBe('Bildirimler99 okunmamış');
  const both = (text: string) => [text, text];
  expect(messages()).toEqual(both('Mesajlar2 okunmamış mesaj'));
  const more = [{ chatId: 'c1', count: 100 }];
  await live.say('joined', { userId: user.id, unread: more, notifications: 100 } as never);
  expect(bell()?.textContent).toBe('Bildirimler99+ okunmamış');
  expect(messages()).toEqual(both('Mesajlar99+ okunmamış mesaj'));
  await live.say('joined', { userId: user.id, unread: [], notifications: 0 } as never);
  expect(messages()).toEqual(both('Mesajlar'));
});

it('goes where a pressed push message leads, and nowhere for anything else', () => {
  signIn({ user });
  const { unmount } = start();
  const say = (data: unknown) => act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  for (const data of [null, { type: 'open' }, { type: 'open', link: 7 }, { type: 'other', link: '/chat' }]) {
    say(data);
    expect(screen.getByText('/search')).toBeTruthy();
  }
  say({ type: 'open', link: '/my-reservations' });
  expect(screen.getByText('/my-reservations')).toBeTruthy();
  const forget = vi.spyOn(worker, 'removeEventListener');
  unmount();
  expect(forget).toHaveBeenCalledWith('message', expect.any(Function));
});

it('opens a menu on phones, which a link and signing out close', async () => {
  signIn({ user });
  start();
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menüyü aç' }));
    return within(await screen.findByRole('dialog', { name: 'Menü' }));
  };
  await userEvent.click((await open()).getByRole('link', { name: 'Kadrolar' }));
  expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull();
  expect(screen.getByText('/lineups')).toBeTruthy();
  await userEvent.click((await open()).getByRole('link', { name: 'Destek' }));
  expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull();
  await userEvent.click((await open()).getByRole('button', { name: 'Çıkış' }));
  expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull();
  expect(logout).toHaveBeenCalledOnce();
  signIn();
  expect((await open()).queryByRole('button', { name: 'Çıkış' })).toBeNull();
});

it.each([
  ['a visitor', {}, []],
  ['a player', { user }, ['Saha', 'Maçlarım', 'İlanlar', 'Mesajlar', 'Profil']],
  ['an owner', { business }, ['Bugün', 'Tablo', 'Mesajlar', 'Gelir', 'Diğer']],
  ['day staff', { business: { ...business, staffRole: 'staff' } }, ['Bugün', 'Tablo', 'Mesajlar', 'Diğer']],
  ['a venue that has not paid', { business: { ...business, isActive: false } }, []],
  ['an admin', { admin }, []],
])('gives %s the thumb bar of their main pages', async (_, who, places) => {
  signIn(who);
  start();
  await act(() => import('./ThumbBar.tsx'));
  const bar = screen.queryByRole('navigation', { name: 'Kısayollar' });
  expect(bar ? [...bar.children].map((place) => place.textContent) : []).toEqual(places);
});

it('marks the page in the thumb bar, and opens the menu from it', async () => {
  signIn({ user });
  const { unmount } = start();
  const bar = () => within(screen.getByRole('navigation', { name: 'Kısayollar' }));
  await screen.findByRole('navigation', { name: 'Kısayollar' });
  expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Saha');
  await userEvent.click(bar().getByRole('link', { name: 'Maçlarım' }));
  expect(screen.getByText('/matches')).toBeTruthy();
  expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Maçlarım');
  unmount();
  signIn({ business });
  start();
  await userEvent.click(bar().getByRole('button', { name: 'Diğer' }));
  expect(await screen.findByRole('dialog', { name: 'Menü' })).toBeTruthy();
});
