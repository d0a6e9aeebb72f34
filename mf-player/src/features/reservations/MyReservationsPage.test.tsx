import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { istanbulDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, test } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { MyReservationsPage } from './MyReservationsPage.tsx';

function reservation(id: string, inHours: number, status: Reservation['status']): Reservation {
  const startsAt = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + inHours * HOUR_MS;
  return {
    _id: id,
    id,
    reservationId: id,
    businessId: 'v1',
    businessName: `Saha ${id}`,
    fieldId: 'f1',
    fieldName: 'Halı 1',
    date: istanbulDate(startsAt),
    timeSlot: '21:00-22:00',
    startsAt,
    endsAt: startsAt + HOUR_MS,
    status,
    price: 1500,
    createdAt: new Date(startsAt).toISOString(),
    cancelUntil: startsAt - 24 * HOUR_MS,
    businessPhone: '+902121112233',
    user: { id: 'u1', _id: 'u1', fullName: PLAYER.fullName, email: PLAYER.email, phone: '' },
  };
}

const pageOf = (reservations: Reservation[]) => ({ body: { reservations, nextCursor: null } });
const NO_WEEKS = { 'GET subscription/mine': () => ({ body: { requests: [], nextCursor: null } }) };
const start = () => renderAt('/my-reservations', { '/my-reservations': <MyReservationsPage /> });
const card = (id: string) => screen.getByText(`Saha ${id}`).closest('li') as HTMLElement;
const MENU = /^Diğer işlemler/;

/** The names of what the menu of an hour offers. */
async function menuOf(id: string) {
  const menu = within(card(id)).queryByRole('button', { name: MENU });
  if (!menu) return [];
  await userEvent.click(menu);
  const dialog = within(screen.getByRole('dialog'));
  const names = dialog.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
  return names.filter((name) => name !== 'Kapat');
}

beforeEach(signIn);

test('coming hours stand in the order they are played, those turned down after them', async () => {
  stubApi({
    ...NO_WEEKS,
    'GET reservations/mine': () =>
      pageOf([
        reservation('far', 90, 'approved'),
        reservation('no', 40, 'rejected'),
        reservation('near', 50, 'pending'),
      ]),
  });
  start();
  await screen.findByText('Saha far');
  expect(screen.getAllByRole('link', { name: /^Saha / }).map((link) => link.textContent)).toEqual([
    'Saha near',
    'Saha far',
    'Saha no',
  ]);
  expect(within(card('near')).getByText('Bekliyor')).toBeTruthy();
  // Only the soonest one counts the days.
  expect(screen.getAllByText(/gün kaldı$/).map((one) => card('near').contains(one))).toEqual([true]);
  expect(within(card('far')).getByRole('link', { name: 'Mesajlaş' }).getAttribute('href')).toBe(
    '/chat?receiverId=v1&receiverModel=Business',
  );
});

test('a waiting request may always be cancelled, an approved hour until the deadline', async () => {
  stubApi({
    ...NO_WEEKS,
    'GET reservations/mine': () =>
      pageOf([
        reservation('waiting', 3, 'pending'),
        reservation('soon', 4, 'approved'),
        reservation('later', 60, 'approved'),
        reservation('no', 70, 'cancelled'),
      ]),
  });
  start();
  await screen.findByText('Saha soon');
  expect(await menuOf('waiting')).toEqual(['Taşı', 'Maça Çağır', 'Takvime Ekle', 'İptal Et']);
  expect(await menuOf('soon')).toEqual(['Maça Çağır', 'Takvime Ekle']);
  expect(within(card('soon')).getByText(/İptal süresi geçti/)).toBeTruthy();
  expect(await menuOf('later')).toEqual(['Taşı', 'Maça Çağır', 'Takvime Ekle', 'İptal Et']);
  expect(await menuOf('no')).toEqual([]);
});

test('cancelling asks once, then shows the new state', async () => {
  let status: Reservation['status'] = 'pending';
  const api = stubApi({
    ...NO_WEEKS,
    'GET reservations/mine': () => pageOf([reservation('one', 50, status)]),
    'POST reservations/one/cancel': () => {
      status = 'cancelled';
      return { body: { message: 'Rezervasyonunuz iptal edildi.' } };
    },
  });
  start();
  await screen.findByText('Saha one');
  const menu = within(card('one')).getByRole('button', { name: MENU });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('button', { name: 'İptal Et' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(document.activeElement).toBe(menu);
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('button', { name: 'İptal Et' }));
  expect(api.named('POST reservations/one/cancel')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'İptal Et' }));
  expect(await screen.findByText('Rezervasyonunuz iptal edildi.')).toBeTruthy();
  await waitFor(() => expect(within(card('one')).getByText('İptal edildi')).toBeTruthy());
});

test('an hour is put into the calendar once, however often that is pressed', async () => {
  const api = stubApi({
    ...NO_WEEKS,
    'GET reservations/mine': () => pageOf([reservation('one', 50, 'approved')]),
    'GET reservations/one/calendar.ics': () => new Promise<never>(() => {}),
  });
  start();
  const open = async () => userEvent.click(await screen.findByRole('button', { name: MENU }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Takvime Ekle' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  const add = screen.getByRole('button', { name: 'Takvime Ekle' });
  expect(add.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(add);
  expect(api.named('GET reservations/one/calendar.ics')).toHaveLength(1);
});

test('past hours are asked for by their tab', async () => {
  const api = stubApi({ ...NO_WEEKS, 'GET reservations/mine': () => pageOf([]) });
  const { location } = start();
  expect(await screen.findByText('Yaklaşan rezervasyonunuz yok.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Saha Bul' }).getAttribute('href')).toBe('/search');
  await userEvent.click(screen.getByRole('tab', { name: 'Geçmiş' }));
  expect(await screen.findByText('Henüz oynanmış bir maçınız yok.')).toBeTruthy();
  expect(location()).toBe('/my-reservations?tab=past');
  expect(api.named('GET reservations/mine').map((call) => call.url.searchParams.get('when'))).toEqual([
    'upcoming',
    'past',
  ]);
});
