import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realtime } from 'mf-shared/realtime';
import { addDays } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn, stubApi } from '../../../test/harness.tsx';
import {
  ADDRESS,
  BASE,
  firstFree,
  NEXT,
  NOW,
  start,
  taken,
  tiles,
  VENUE,
  weekOf,
} from '../../../test/slots-page.tsx';
import { formatWeek, weekAt } from './week.ts';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
  stubApi(BASE);
});

test('a visitor’s hour stands in the address, with and without scripts, and waits for whoever signs in', async () => {
  useSession.setState({ user: null, token: null });
  const { location, unmount } = start();
  const hour = (await firstFree()) as HTMLButtonElement;
  const sent = `${hour.form?.getAttribute('action')}?${new URLSearchParams({ [hour.name]: hour.value })}`;
  const venue = new FormData(hour.form as HTMLFormElement).get('businessId');
  await userEvent.click(hour);
  const next = location();
  const hourOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('slot');
  expect(hourOf(next)).toBe(`f1~${NEXT.startDate}~21:00-22:00`);
  expect([sent.split('?')[0], hourOf(sent)]).toEqual(['/available-slots', hourOf(next)]);
  expect(venue).toBe('v1');
  expect(await screen.findByRole('button', { name: 'Kaydol ve isteği gönder' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Giriş yapın' }).getAttribute('href')).toBe(
    `/login-user?next=${encodeURIComponent(next)}`,
  );
  unmount();
  signIn();
  start(next);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Çarşamba, 21:00-22:00');
  expect(screen.getByRole('heading', { name: formatWeek(NEXT) })).toBeTruthy();
});

test('a choice in the form for a weekly hour outlives the signing in and a turn of the week', async () => {
  useSession.setState({ user: null, token: null });
  start();
  const form = within(await screen.findByRole('region', { name: 'Haftalık abonelik' }));
  const day = form.getByLabelText('Gün');
  await userEvent.selectOptions(day, 'Pazar');
  // The hours of the player, and of the next week, are on their way.
  stubApi({ ...BASE, 'GET reservations/weekly-user': () => new Promise(() => {}) });
  act(signIn);
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki hafta' }));
  expect(day.isConnected).toBe(true);
  expect(day).toHaveProperty('value', 'Pazar');
});

test('a visitor who would wait for an hour stays with it', async () => {
  useSession.setState({ user: null, token: null });
  stubApi({
    ...BASE,
    'GET reservations/weekly-user': (_request, url) => ({
      body: weekOf(url.searchParams.get('startDate') ?? '', taken),
    }),
  });
  const { location } = start();
  await waitFor(() => expect(tiles(/Sıraya gir.*21:00-22:00/)).toHaveLength(7));
  await userEvent.click(tiles(/Sıraya gir.*21:00-22:00/)[0] as HTMLElement);
  const line = new URLSearchParams({ line: `f1~${NEXT.startDate}~21:00-22:00` });
  expect(location()).toBe(`${ADDRESS}&${line}`);
  expect(await screen.findByRole('heading', { name: 'Sıraya gir' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kaydol ve devam et' })).toBeTruthy();
});

test('a business sees the hours but nothing to reserve', async () => {
  useSession.setState({
    user: null,
    business: { id: 'v1', email: 'v@example.com', role: 'business', isActive: true },
  });
  start();
  await waitFor(() => expect(screen.getAllByText('Boş')).toHaveLength(14));
  expect(tiles(/Rezerve Et/)).toEqual([]);
});

test('what the hub tells of this week is read again quietly, other weeks and venues are not', async () => {
  let full = false;
  const api = stubApi({
    ...BASE,
    'GET reservations/weekly-user': (_request, url) => ({
      body: weekOf(url.searchParams.get('startDate') ?? '', (slot) => (full ? taken(slot) : slot)),
    }),
  });
  const listeners: ((data: { businessId: string; dates: string[] }) => void)[] = [];
  vi.spyOn(realtime, 'on').mockImplementation((event, listener) => {
    if (event === 'slotsChanged') listeners.push(listener as (typeof listeners)[number]);
    return () => {};
  });
  const watched = vi.spyOn(realtime, 'watchWeek');
  start();
  await firstFree();
  expect(watched).toHaveBeenCalledWith('v1', NEXT.startDate, NEXT.endDate);
  const weeks = () =>
    api.calls.filter((call) => call.url.searchParams.get('startDate') === NEXT.startDate).length;
  const before = weeks();
  full = true;
  const tell = (businessId: string, date: string) =>
    act(() => {
      for (const listener of listeners) listener({ businessId, dates: [date] });
    });
  await tell('other', NEXT.startDate);
  await tell('v1', addDays(NEXT.endDate, 1));
  expect(weeks()).toBe(before);
  await tell('v1', NEXT.endDate);
  await waitFor(() => expect(tiles(/Rezerve Et/)).toEqual([]));
  expect(weeks()).toBe(before + 1);
});

test('weeks are paged by the address, at most 12 ahead, and Bugün leads back', async () => {
  const { location, router } = start(
    `/available-slots?businessId=v1&week=11&day=${weekAt(11, NOW).startDate}`,
  );
  await firstFree();
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki hafta' }));
  expect([location(), router.state.historyAction]).toEqual([
    '/available-slots?businessId=v1&week=12',
    'REPLACE',
  ]);
  expect((screen.getByRole('button', { name: 'Sonraki hafta' }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Bugün' }));
  expect(location()).toBe('/available-slots?businessId=v1');
});

test('a link to an hour leads to its week, whichever week was shown when it was made', async () => {
  start(`/available-slots?businessId=v1&week=3&slot=f1~${NEXT.startDate}~21:00-22:00`);
  await screen.findByRole('dialog');
  expect(screen.getByRole('heading', { name: formatWeek(NEXT) })).toBeTruthy();
});

test('whoever came for an hour that is gone goes on to other weeks', async () => {
  stubApi({
    ...BASE,
    'GET reservations/weekly-user': (_request, url) => ({
      body: weekOf(url.searchParams.get('startDate') ?? '', taken),
    }),
  });
  const { location } = start(`/available-slots?businessId=v1&slot=f1~${NEXT.startDate}~21:00-22:00`);
  expect(await screen.findByText(/^Bu saat az önce doldu/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Önceki hafta' }));
  expect(screen.getByRole('heading', { name: formatWeek(weekAt(0, NOW)) })).toBeTruthy();
  expect(location()).toBe('/available-slots?businessId=v1');
});

test.each([
  [-12, true],
  [-11, false],
])('weeks are paged at most 12 back (%i)', async (week, isFirst) => {
  start(`/available-slots?businessId=v1&week=${week}`);
  const back = await screen.findByRole<HTMLButtonElement>('button', { name: 'Önceki hafta' });
  expect(back.disabled).toBe(isFirst);
});

test('a failed week says so and can be tried again', async () => {
  let broken = true;
  stubApi({
    ...BASE,
    'GET reservations/weekly-user': (_request, url) =>
      broken
        ? { status: 500, body: { message: 'x', code: 'internal' } }
        : { body: weekOf(url.searchParams.get('startDate') ?? '') },
  });
  start();
  const alert = (await screen.findByText('Haftalık saat aralıkları alınamadı.')).closest('[role=alert]');
  broken = false;
  await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Tekrar dene' }));
  await firstFree();
});

test('after a gap in the connection the venue is read again, not its hours alone', async () => {
  let description = 'Açık saha';
  let status = 200;
  const api = stubApi({ ...BASE, 'GET business/v1': () => ({ status, body: { ...VENUE, description } }) });
  const resumed = vi.spyOn(realtime, 'onResume');
  start();
  expect(await screen.findByText('Açık saha')).toBeTruthy();
  const resume = () =>
    act(() => {
      for (const [listener] of resumed.mock.calls) listener();
    });
  description = 'Artık kapalı saha';
  resume();
  expect(await screen.findByText('Artık kapalı saha')).toBeTruthy();
  // A venue that is deleted meanwhile stays on the reader's screen.
  status = 404;
  const reads = api.named('GET business/v1').length;
  resume();
  await waitFor(() => expect(api.named('GET business/v1').length).toBeGreaterThan(reads));
  await act(async () => {});
  expect(screen.getByText('Artık kapalı saha')).toBeTruthy();
});

test('a player whose session comes late reads on, and the next week is read once', async () => {
  useSession.setState({ user: null, token: null, status: 'loading' });
  const own = Promise.withResolvers<void>();
  let isOwn = false;
  const api = stubApi({
    ...BASE,
    'GET reservations/weekly-user': async (_request, url) => {
      if (isOwn) await own.promise;
      return { body: weekOf(url.searchParams.get('startDate') ?? '') };
    },
  });
  start();
  await firstFree();
  isOwn = true;
  await act(async () => signIn());
  expect(tiles(/Rezerve Et/).length).toBeGreaterThan(0);
  own.resolve();
  const weeks = () => api.calls.flatMap(({ url }) => url.searchParams.get('startDate') ?? []);
  await waitFor(() => expect(weeks()).toHaveLength(3));
  expect(weeks().filter((week) => week === NEXT.startDate)).toHaveLength(2);
});
