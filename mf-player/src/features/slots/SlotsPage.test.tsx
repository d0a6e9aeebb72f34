import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Business } from 'mf-shared/contracts/business';
import type { WeeklySlot } from 'mf-shared/contracts/reservations';
import { realtime } from 'mf-shared/realtime';
import { addDays, datesBetween, istanbulMidnight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { later, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import type { Weekly } from './choice.ts';
import { SlotsPage } from './SlotsPage.tsx';
import { formatWeek, weekAt } from './week.ts';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));

const VENUE = {
  _id: 'v1',
  id: 'v1',
  businessName: 'Işık Halı Saha',
  phone: '+905321234567',
  address: 'Çarşı Mahallesi 3',
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  equipment: '',
  photos: [],
  fields: [],
  averageRating: 4.2,
  ratingCount: 3,
  ratings: [],
  isActive: true,
} satisfies Business;

const HOUR = 3_600_000;
/** A Wednesday evening. */
const NOW = Date.parse('2026-11-18T15:20:00Z');
const NEXT = weekAt(1, NOW);
const ADDRESS = '/available-slots?businessId=v1&week=1';

/** A week in which each night has 21:00-22:00 and, after midnight, 00:00-01:00. */
function weekOf(
  startDate: string,
  change: (slot: WeeklySlot, date: string) => WeeklySlot = (slot) => slot,
): Weekly {
  const slot = (date: string, timeSlot: string, hours: number) =>
    change(
      {
        timeSlot,
        status: 'available',
        isAvailable: true,
        isPast: false,
        hasSubscription: false,
        mine: false,
        mineStatus: null,
        price: 1500,
        startsAt: istanbulMidnight(date) + hours * HOUR,
      },
      date,
    );
  const weeklyData = datesBetween(startDate, addDays(startDate, 6)).map((date) => ({
    date,
    daySlots: [slot(date, '21:00-22:00', 21), slot(date, '00:00-01:00', 24)],
  }));
  return { weeklyData: [{ fieldId: 'f1', fieldName: 'Saha 1', capacity: "7'e 7", weeklyData }] };
}

const taken = (slot: WeeklySlot): WeeklySlot => ({ ...slot, status: 'occupied', isAvailable: false });
const BASE = {
  'GET business/v1': () => ({ body: VENUE }),
  'GET reservations/weekly-user': (_request: Request, url: URL) => ({
    body: weekOf(url.searchParams.get('startDate') ?? ''),
  }),
};
const start = (address = ADDRESS) => renderAt(address, { '/available-slots': <SlotsPage /> });
const tiles = (name: RegExp) => screen.queryAllByRole('button', { name });
const firstFree = async () => {
  await waitFor(() => expect(tiles(/Rezerve Et.*21:00-22:00/)).toHaveLength(7));
  return tiles(/Rezerve Et.*21:00-22:00/)[0] as HTMLElement;
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'İsteği Gönder' }));

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
  stubApi(BASE);
});

test('a request turns the tile at once, is sent as the contract says and confirmed', async () => {
  const answer = later<void>();
  let mine = false;
  const api = stubApi({
    ...BASE,
    'GET reservations/weekly-user': (_request, url) => ({
      body: weekOf(url.searchParams.get('startDate') ?? '', (slot, date) =>
        mine && date === NEXT.startDate && slot.timeSlot === '21:00-22:00'
          ? { ...taken(slot), mine: true, mineStatus: 'pending' }
          : slot,
      ),
    }),
    'POST reservations/create': async () => {
      await answer.promise;
      mine = true;
      return {
        status: 201,
        body: { message: 'Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!' },
      };
    },
  });
  const { location } = start();
  await userEvent.click(await firstFree());
  await confirm();
  await waitFor(() => expect(screen.getByText('Onay bekliyor')).toBeTruthy());
  expect(screen.queryByText(/başarıyla gönderildi/)).toBeNull();
  answer.resolve();
  expect(
    await screen.findByText('Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!'),
  ).toBeTruthy();
  expect(await api.named('POST reservations/create')[0]?.request.json()).toEqual({
    userEmail: 'cagri@example.com',
    businessId: 'v1',
    date: NEXT.startDate,
    timeSlot: '21:00-22:00',
    fieldName: 'Saha 1',
    price: 1500,
  });
  expect(screen.getByText('Onay bekliyor')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/sizin için ayrıldı, onay bekliyor/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mesajı aç' }));
  expect(location()).toBe('/chat?receiverId=v1&receiverModel=Business');
});

test('a taken hour says so in the words of the server, is no longer own, and the week is read again', async () => {
  const message = 'Bu saat az önce doldu. Lütfen başka bir saat seçin.';
  let gone = false;
  const api = stubApi({
    ...BASE,
    'GET reservations/weekly-user': (_request, url) => ({
      body: weekOf(url.searchParams.get('startDate') ?? '', (slot, date) =>
        gone && date === NEXT.startDate ? taken(slot) : slot,
      ),
    }),
    'POST reservations/create': () => {
      gone = true;
      return { status: 409, body: { message, code: 'slot_taken' } };
    },
  });
  start();
  await userEvent.click(await firstFree());
  const before = api.named('GET reservations/weekly-user').length;
  await confirm();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText('Onay bekliyor')).toBeNull();
  await waitFor(() => expect(tiles(/Rezerve Et.*21:00-22:00/)).toHaveLength(6));
  await waitFor(() => expect(api.named('GET reservations/weekly-user').length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.getAllByText('Dolu')).toHaveLength(2));
});

test('another refusal gives the hour back to the board', async () => {
  const message = 'Aynı sahada haftada en fazla 3 farklı saat ayırabilirsiniz.';
  stubApi({
    ...BASE,
    'POST reservations/create': () => ({ status: 409, body: { message, code: 'weekly_limit' } }),
  });
  start();
  await userEvent.click(await firstFree());
  await confirm();
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(tiles(/Rezerve Et.*21:00-22:00/)).toHaveLength(7));
  expect(document.body.textContent).not.toMatch(/boşaldı|sizin için ayrıldı/);
});

test('a lost connection is told in the words of the screen and the hour is free again', async () => {
  let lost = false;
  stubApi({
    ...BASE,
    'GET reservations/weekly-user': (request, url) => {
      if (lost) throw new TypeError('No connection');
      return BASE['GET reservations/weekly-user'](request, url);
    },
    'POST reservations/create': () => {
      lost = true;
      throw new TypeError('No connection');
    },
  });
  start();
  await userEvent.click(await firstFree());
  await confirm();
  expect(await screen.findByText('Rezervasyon sırasında bir hata oluştu.')).toBeTruthy();
  await waitFor(() => expect(tiles(/Rezerve Et.*21:00-22:00/)).toHaveLength(7));
});

test('an hour past midnight is confirmed as the night it belongs to and the day it is played', async () => {
  const friday = addDays(NEXT.startDate, 2);
  start(`${ADDRESS}&slot=f1~${friday}~00:00-01:00`);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/Cuma gecesi, 00:00-01:00/);
  expect(dialog.textContent).toMatch(/Cumartesi günü oynanır/);
  expect(dialog.textContent).toContain("Saha 1 (7'e 7)");
  expect(dialog.textContent).toContain('1.500 TL');
});

test.each([
  [24, 'Onaylanan saati, maça 24 saat kalana kadar iptal edebilir ya da taşıyabilirsiniz.'],
  [0, 'Onaylanan saati maç başlayana kadar iptal edebilir ya da taşıyabilirsiniz.'],
  [
    24 * 30,
    'Bu saat için iptal süresi geçti; onaylandıktan sonra değişiklik yapmak için işletmeyi aramanız gerekir.',
  ],
])('%i hours of notice are promised only while they are ahead', async (cancelHours, promise) => {
  const settings = { cancelHours, approval: 'manual', bufferMinutes: 0, horizonWeeks: 12 };
  stubApi({ ...BASE, 'GET business/v1': () => ({ body: { ...VENUE, settings } }) });
  start(`${ADDRESS}&slot=f1~${addDays(NEXT.startDate, 4)}~21:00-22:00`);
  expect((await screen.findByRole('dialog')).textContent).toContain('Rezervasyon isteği');
  expect(await screen.findByText((text) => text.includes(promise))).toBeTruthy();
});

test('an evening hour is no night', async () => {
  start(`${ADDRESS}&slot=f1~${addDays(NEXT.startDate, 2)}~21:00-22:00`);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/Cuma, 21:00-22:00/);
  expect(dialog.textContent).not.toMatch(/gece/);
});

test('a visitor goes to the login and comes back to the same week and hour', async () => {
  useSession.setState({ user: null, token: null });
  const { location, unmount } = start();
  await userEvent.click(await firstFree());
  const next = new URLSearchParams(location().split('?')[1]).get('next') ?? '';
  expect(location()).toMatch(/^\/login-user\?/);
  unmount();
  signIn();
  start(next);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Çarşamba, 21:00-22:00');
  expect(screen.getByRole('heading', { name: formatWeek(NEXT) })).toBeTruthy();
});

test('a visitor who would wait for an hour comes back to the line for it', async () => {
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
  expect(location()).toBe(`/login-user?next=${encodeURIComponent(`${ADDRESS}&${line}`)}`);
});

test('Back closes the confirmation and stays on the week', async () => {
  const { router, location } = start();
  await userEvent.click(await firstFree());
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe(ADDRESS);
});

test('an hour that a link chose is let go without a step back, on its day', async () => {
  const friday = addDays(NEXT.startDate, 2);
  const { location, router } = start(`${ADDRESS}&slot=f1~${friday}~21:00-22:00`);
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(location()).toBe(`${ADDRESS}&day=${friday}`));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.queryByRole('dialog')).toBeNull();
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
