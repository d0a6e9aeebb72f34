import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, test, vi } from 'vitest';
import { later, signIn, stubApi } from '../../../test/harness.tsx';
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

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'İsteği Gönder' }));

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
  const message = 'Aynı sahada haftada en fazla 3 farklı saat ayırtabilirsiniz.';
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
  [24, "Onaylanan saati 28 Kasım 21.00'e kadar iptal edebilir ya da taşıyabilirsiniz."],
  [0, "Onaylanan saati 29 Kasım 21.00'e kadar iptal edebilir ya da taşıyabilirsiniz."],
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
