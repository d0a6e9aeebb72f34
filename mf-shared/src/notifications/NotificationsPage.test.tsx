import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FakeSocket } from '../../test/FakeSocket.ts';
import type { Friendship } from '../contracts/friends.ts';
import type { Notification, NotificationPreferences } from '../contracts/notifications.ts';
import { HOUR_MS } from '../time.ts';
import { bySpan, whenOf } from './days.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

const NOW = Date.parse('2026-11-18T11:00:00Z');
const one = (id: string, over: Partial<Notification> = {}): Notification => ({
  _id: id,
  id,
  kind: 'friend_request',
  topic: 'friends',
  text: `haber ${id}`,
  link: '/friends',
  createdAt: NOW - HOUR_MS,
  readAt: null,
  ...over,
});
const preferences: NotificationPreferences = {
  preferences: [{ topic: 'messages', push: true, mail: false }],
  mailAvailable: true,
  pushAvailable: true,
};

let stored: Notification[] | null;
let older: Notification[];
let sent: { path: string; body: unknown }[];
let stop: () => void;

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET') sent.push({ path: pathname, body: await request.json() });
  if (pathname.endsWith('/preferences')) return Response.json(preferences);
  if (pathname.endsWith('/mark-read')) return Response.json({ message: '', unread: 0 });
  if (stored === null) return Response.json({ code: 'internal', message: 'Olmadı.' }, { status: 500 });
  if (searchParams.has('cursor')) return Response.json(older);
  return Response.json(stored, { headers: older.length > 0 ? { 'X-Next-Cursor': 'c' } : {} });
}

const start = (path = '/notifications') => {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Link to="#tercihler">Mailden gelen</Link>
        <NotificationsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  stored = [one('b'), one('a', { readAt: NOW, createdAt: NOW - 24 * HOUR_MS })];
  older = [];
  sent = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', answer);
  stop = realtime.start();
  const business = { id: 'b1', email: 'a@b.test', role: 'business' as const, isActive: true };
  useSession.setState({ token: 't', business });
  FakeSocket.last.accept();
});
afterEach(() => {
  act(() => useSession.setState({ token: null, business: null }));
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows what came, by days, and marks what is unread', async () => {
  start();
  const today = await screen.findByRole('region', { name: 'Bugün' });
  expect(within(today).getByRole('link', { name: /^Yeni: haber b/ })).toBeTruthy();
  const yesterday = screen.getByRole('region', { name: 'Dün' });
  expect(within(yesterday).getByRole('link', { name: /^haber a/ })).toBeTruthy();
});

const TOURNAMENTS = { kind: 'tournament_registered', topic: 'tournaments' } as const;

it('folds older read notices about one tournament below the newest, and no unread ones', async () => {
  const joined = { ...TOURNAMENTS, link: '/tournament/t1', readAt: NOW };
  stored = [
    one('d', joined),
    one('c', { ...joined, readAt: null }),
    one('b', joined),
    one('a', joined),
    ...['z', 'y'].map((id) => one(id, { ...joined, link: '/tournament/t2' })),
  ];
  start();
  const today = await screen.findByRole('region', { name: 'Bugün' });
  const [list] = within(today).getAllByRole('list');
  expect([...(list?.children ?? [])].map(({ firstChild }) => firstChild?.textContent?.slice(0, 13))).toEqual([
    'haber d13:00',
    'Yeni: haber c',
    'haber z13:00',
    'haber y13:00',
  ]);
  const fold = within(today).getByText('Aynı konuda 2 bildirim daha').closest('details');
  expect(fold?.textContent).toMatch(/haber b.*haber a/);
});

it('says what became of each question, and reads it again when one is answered elsewhere', async () => {
  const asked = { topic: 'reservations', kind: 'reservation_requested', readAt: NOW } as const;
  stored = [
    one('a', { answer: 'waiting' }),
    one('b', { answer: 'accepted', readAt: NOW }),
    one('c', { ...asked, answer: 'accepted' }),
    one('d', { ...asked, answer: 'refused' }),
    one('e', { ...asked, answer: 'lapsed' }),
    one('f', { kind: 'friend_accepted', link: '/user/c' }),
  ];
  start();
  const rows = async () =>
    (await screen.findAllByRole('link', { name: /haber/ })).map(({ textContent }) => textContent);
  const answered = [
    'haber b13:00Kabul edildi',
    'haber c13:00Onaylandı',
    'haber d13:00Reddedildi',
    'haber e13:00Sona erdi',
    'Yeni: haber f13:00',
  ];
  expect(await rows()).toEqual(['Yeni: haber a13:00Bekliyor', ...answered]);
  stored = stored.map((each) => (each.id === 'a' ? { ...each, answer: 'refused' } : each));
  const friendship = { userId: 'c' } as Friendship;
  act(() => FakeSocket.last.say({ event: 'friendshipChanged', data: friendship }));
  await waitFor(async () => expect(await rows()).toEqual(['Yeni: haber a13:00Reddedildi', ...answered]));
});

it('offers the preferences once, before the news however many they are', async () => {
  start();
  const first = await screen.findByRole('region', { name: 'Bugün' });
  const [preferences, ...others] = screen.getAllByText(/tercih/i);
  expect(others).toEqual([]);
  expect(preferences?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('marks all up to the newest that was seen', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  start();
  await screen.findByText('haber b');
  await user.click(screen.getByRole('button', { name: 'Tümünü okundu işaretle' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/api/notifications/mark-read', body: { until: 'b' } }]));
  expect(screen.queryByText('Yeni:')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tümünü okundu işaretle' }).disabled).toBe(
    true,
  );
});

it('marks all while older news are unread, though the newest was read', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  stored = [one('b', { readAt: NOW }), one('a')];
  start();
  await screen.findByText('haber b');
  await user.click(screen.getByRole('button', { name: 'Tümünü okundu işaretle' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/api/notifications/mark-read', body: { until: 'b' } }]));
});

it('marks what is opened, at once and alone, and nothing that was read before', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  stored = [one('c'), ...(stored ?? [])];
  start();
  const links = await screen.findAllByRole('link', { name: /haber/ });
  expect(links.map((link) => [link.getAttribute('href'), link.dataset.unread])).toEqual([
    ['/friends', 'true'],
    ['/friends', 'true'],
    ['/friends', undefined],
  ]);
  await user.click(screen.getByRole('link', { name: /haber a/ }));
  await user.click(screen.getByRole('link', { name: /haber b/ }));
  expect(links.map((link) => link.dataset.unread)).toEqual(['true', undefined, undefined]);
  await waitFor(() => expect(sent).toEqual([{ path: '/api/notifications/mark-read', body: { id: 'b' } }]));
});

it('is brought up to date by live news', async () => {
  start();
  await screen.findByText('haber b');
  const fresh = one('c');
  stored = [fresh, ...(stored ?? [])];
  act(() => FakeSocket.last.say({ event: 'notification', data: fresh }));
  expect(await screen.findByText('haber c')).toBeTruthy();
  expect(screen.getAllByText('Yeni:')).toHaveLength(2);
  stored = stored.map((each) => ({ ...each, readAt: NOW }));
  act(() => FakeSocket.last.say({ event: 'notificationsRead', data: { id: null } }));
  await waitFor(() => expect(screen.queryAllByText('Yeni:')).toEqual([]));
});

it('goes on to older news', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  older = [one('0', { text: 'çok eski', createdAt: NOW - 240 * HOUR_MS })];
  start();
  await user.click(await screen.findByRole('button', { name: 'Daha eskileri göster' }));
  expect(await screen.findByText('çok eski')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Daha eski' })).toBeTruthy();
});

it('says that there is more which could not be had, beside what is there', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  older = [one('0', { text: 'çok eski', createdAt: NOW - 240 * HOUR_MS })];
  start();
  const more = await screen.findByRole('button', { name: 'Daha eskileri göster' });
  const before = stored;
  stored = null;
  await user.click(more);
  expect((await screen.findByRole('alert')).textContent).toBe('Devamı yüklenemedi. Lütfen tekrar deneyin.');
  expect(screen.getByText('haber b')).toBeTruthy();
  stored = before;
  await user.click(more);
  expect(await screen.findByText('çok eski')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that there is nothing, and that nothing could be had', async () => {
  stored = [];
  const { unmount } = start();
  expect(await screen.findByText('Henüz bildiriminiz yok.')).toBeTruthy();
  unmount();
  stored = null;
  start();
  expect(await screen.findByText('Bildirimleriniz alınamadı.')).toBeTruthy();
  stored = [one('z')];
  screen.getByRole('button', { name: /Tekrar dene/ }).click();
  expect(await screen.findByText('haber z')).toBeTruthy();
});

it('stores a choice when its box is pressed, opened by the link of a mail', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  start('/notifications#tercihler');
  await user.click(await screen.findByRole('checkbox', { name: 'Mesajlar: E-posta' }));
  expect(sent).toEqual([
    {
      path: '/api/notifications/preferences',
      body: { preferences: [{ topic: 'messages', push: true, mail: true }] },
    },
  ]);
});

it('opens the preferences as often as somebody follows the link to them', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  start('/notifications#tercihler');
  const choices = () => document.querySelector('details[open] table');
  await waitFor(() => expect(choices()).toBeTruthy());
  await user.click(screen.getByText('Bildirim tercihleri'));
  await waitFor(() => expect(choices()).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Mailden gelen' }));
  await waitFor(() => expect(choices()).toBeTruthy());
});

it.each([
  [{ pushAvailable: false }, ['E-posta']],
  [{ mailAvailable: false }, ['Anlık bildirim']],
  [{ pushAvailable: false, mailAvailable: false }, []],
])('offers the ways that there are: %j', async (part, ways) => {
  Object.assign(preferences, part);
  onTestFinished(() => void Object.assign(preferences, { pushAvailable: true, mailAvailable: true }));
  start('/notifications#tercihler');
  if (ways.length === 0) await screen.findByText('Bildirimleriniz yalnızca bu sayfada görünür.');
  else await screen.findByRole('table');
  const heads = screen.queryAllByRole('columnheader').slice(1);
  expect(heads.map(({ textContent }) => textContent)).toEqual(ways);
});

it('puts news under four headings by their Istanbul day, and says the day where the heading does not', () => {
  const at = (instant: string) => one(instant, { createdAt: Date.parse(instant) });
  const news = [
    at('2026-11-17T21:30:00Z'),
    at('2026-11-17T20:30:00Z'),
    at('2026-11-13T09:05:00Z'),
    at('2026-11-12T09:05:00Z'),
    at('2026-11-11T09:05:00Z'),
  ];
  const spans = bySpan(news, NOW).map(({ name, entries }) => [
    name,
    entries.map(({ one }) => whenOf(one.createdAt, NOW)),
  ]);
  expect(spans).toEqual([
    ['Bugün', ['00:30']],
    ['Dün', ['23:30']],
    ['Bu hafta', ['Cum 12:05', 'Per 12:05']],
    ['Daha eski', ['11 Kasım']],
  ]);
});

it('leaves the choice of what is sent to managers', async () => {
  const business = { id: 'b1', email: 'c@b.test', role: 'business' as const, isActive: true, staffId: 's1' };
  act(() => useSession.setState({ business: { ...business, staffRole: 'staff' } }));
  start('/notifications#tercihler');
  expect(await screen.findByText(/işletme sahibi ve yöneticiler seçer/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  act(() => useSession.setState({ business: { ...business, staffRole: 'manager' } }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
