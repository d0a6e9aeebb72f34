import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation, WeeklyField } from 'mf-shared/contracts/reservations';
import type { Approval } from 'mf-shared/contracts/venue-settings';
import { formatUntil } from 'mf-shared/format';
import { addDays, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, test } from 'vitest';
import { later, PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { Deadline } from './Deadline.tsx';
import { MyReservationsPage } from './MyReservationsPage.tsx';

/** The Sunday after next: always in another week than today. */
const DATE = addDays(istanbulDate(Date.now()), 9);
const at = (hour: number) => istanbulMidnight(DATE) + hour * HOUR_MS;

function reservation(over: Partial<Reservation> = {}): Reservation {
  return {
    _id: 'r1',
    id: 'r1',
    reservationId: 'r1',
    businessId: 'v1',
    businessName: 'Çınar Halı Saha',
    fieldId: 'f1',
    fieldName: 'Halı 1',
    date: DATE,
    timeSlot: '21:00-22:00',
    startsAt: at(21),
    endsAt: at(22),
    status: 'approved',
    price: 1500,
    createdAt: new Date().toISOString(),
    cancelUntil: at(19),
    canMove: true,
    businessPhone: '+902121112233',
    user: { id: 'u1', _id: 'u1', fullName: PLAYER.fullName, email: PLAYER.email, phone: '' },
    ...over,
  };
}

function week(): { weeklyData: WeeklyField[] } {
  const free = { status: 'available', isAvailable: true, isPast: false, hasSubscription: false } as const;
  const own = { ...free, status: 'occupied', isAvailable: false } as const;
  const slot = { mine: false, mineStatus: null, price: 1500 };
  const daySlots = [
    {
      ...own,
      ...slot,
      timeSlot: '21:00-22:00',
      startsAt: at(21),
      mine: true,
      mineStatus: 'approved' as const,
    },
    { ...free, ...slot, timeSlot: '22:00-23:00', startsAt: at(22), price: 1800 },
  ];
  const weeklyData = [{ date: DATE, daySlots }];
  return { weeklyData: [{ fieldId: 'f1', fieldName: 'Halı 1', capacity: "7'ye 7", weeklyData }] };
}

type Moved = { status?: number; body: unknown };
function start(own: Reservation, approval: Approval, move?: () => Moved | Promise<Moved>) {
  const settings = { cancelHours: 2, approval, bufferMinutes: 0, horizonWeeks: 12 };
  const api = stubApi({
    'GET reservations/mine': () => ({ body: { reservations: [own], nextCursor: null } }),
    'GET subscription/mine': () => ({ body: { requests: [], nextCursor: null } }),
    'GET reservations/weekly-user': () => ({ body: week() }),
    'GET business/v1': () => ({ body: { id: 'v1', businessName: 'Çınar Halı Saha', settings } }),
    ...(move ? { 'POST reservations/move': move } : {}),
  });
  renderAt('/my-reservations', { '/my-reservations': <MyReservationsPage /> });
  return api;
}

const MENU = /^Diğer işlemler/;

async function chooseTen(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: MENU }));
  await userEvent.click(screen.getByRole('button', { name: 'Taşı' }));
  const dialog = screen.getByRole('dialog', { name: 'Başka saate taşı' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /Buraya taşı.*22:00-23:00/ }));
  return screen.getByRole('dialog', { name: 'Başka saate taşı' });
}

const bodyOf = async (api: ReturnType<typeof stubApi>, index = 0) =>
  api.named('POST reservations/move')[index]?.request.clone().json();

beforeEach(signIn);

test.each(['approved', 'pending'] as const)(
  'an hour that is %s says until when it may be given back',
  (status) => {
    render(<Deadline reservation={reservation({ status })} now={at(19) - 1} />);
    expect(screen.getByText(`${formatUntil(at(19))} iptal edebilir ya da taşıyabilirsiniz.`)).toBeTruthy();
  },
);

test('from the deadline on, a waiting request may go until it is approved', async () => {
  const one = reservation({ status: 'pending' });
  const { unmount } = render(<Deadline reservation={one} now={at(19)} />);
  expect(screen.getByText('Onaylanana kadar iptal edebilir ya da taşıyabilirsiniz.')).toBeTruthy();
  unmount();
  start(reservation({ status: 'pending', cancelUntil: Date.now() - HOUR_MS }), 'manual');
  await userEvent.click(await screen.findByRole('button', { name: MENU }));
  expect(screen.getByRole('button', { name: 'Taşı' })).toBeTruthy();
});

test('after the deadline there is the phone instead of the buttons', async () => {
  start(reservation({ cancelUntil: Date.now() - 1, canMove: false }), 'manual');
  expect(await screen.findByText(/İptal süresi geçti/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '0212 111 22 33' }).getAttribute('href')).toBe('tel:+902121112233');
  await userEvent.click(screen.getByRole('button', { name: MENU }));
  expect(screen.getByRole('button', { name: 'Takvime Ekle' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Taşı' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'İptal Et' })).toBeNull();
});

test('moving says what changes, and offers no way back where the approval is lost', async () => {
  const moved = reservation({ status: 'pending', timeSlot: '22:00-23:00', startsAt: at(22) });
  const api = start(reservation(), 'manual', () => ({
    body: {
      message: 'Rezervasyonunuz taşındı. İşletme onayladığında size haber verilir.',
      reservation: moved,
    },
  }));
  const dialog = within(await chooseTen());
  expect(dialog.getByText(/işletmenin onayı yeniden beklenir/)).toBeTruthy();
  expect(dialog.getByText('Yeni saat 300 TL daha pahalı.')).toBeTruthy();
  expect(api.named('POST reservations/move')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Taşı' }));
  expect(await screen.findByText(/İşletme onayladığında/)).toBeTruthy();
  expect(await bodyOf(api)).toEqual({
    reservationId: 'r1',
    fieldName: 'Halı 1',
    date: DATE,
    timeSlot: '22:00-23:00',
    price: 1800,
  });
  expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where the venue approves at once the hour goes back as easily', async () => {
  const moved = reservation({ timeSlot: '22:00-23:00', startsAt: at(22) });
  const api = start(reservation(), 'all', () => ({
    body: { message: 'Rezervasyonunuz taşındı.', reservation: moved },
  }));
  await userEvent.click(within(await chooseTen()).getByRole('button', { name: 'Başka saat seç' }));
  await userEvent.click(await screen.findByRole('button', { name: /Buraya taşı.*22:00-23:00/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Başka saate taşı' }));
  expect(dialog.getByText('Yeni saatiniz hemen onaylanır.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Taşı' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Rezervasyonunuz eski saatine döndü.')).toBeTruthy();
  expect(await bodyOf(api, 1)).toEqual({
    reservationId: 'r1',
    fieldName: 'Halı 1',
    date: DATE,
    timeSlot: '21:00-22:00',
  });
});

test('an hour is moved once, however often that is pressed', async () => {
  const answer = later<{ body: unknown }>();
  const api = start(reservation(), 'all', () => answer.promise);
  const move = within(await chooseTen()).getByRole('button', { name: 'Taşı' });
  await userEvent.click(move);
  expect(move.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(move);
  answer.resolve({ body: { message: 'Taşındı.', reservation: reservation() } });
  expect(await screen.findByText('Taşındı.')).toBeTruthy();
  expect(api.named('POST reservations/move')).toHaveLength(1);
});

test('an hour that somebody took leads back to the week', async () => {
  start(reservation(), 'all', () => ({
    status: 409,
    body: { code: 'slot_taken', message: 'Bu saat az önce doldu. Lütfen başka bir saat seçin.' },
  }));
  const dialog = within(await chooseTen());
  await userEvent.click(dialog.getByRole('button', { name: 'Taşı' }));
  expect(await screen.findByText('Bu saat az önce doldu. Lütfen başka bir saat seçin.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Buraya taşı/ })).toBeTruthy();
});

test('an hour that cannot go back says so', async () => {
  const moved = reservation({ timeSlot: '22:00-23:00', startsAt: at(22) });
  const answers = [
    { body: { message: 'Rezervasyonunuz taşındı.', reservation: moved } },
    { status: 409, body: { code: 'slot_taken', message: 'Eski saatiniz az önce doldu.' } },
  ];
  start(reservation(), 'all', () => answers.shift() ?? { body: {} });
  const dialog = within(await chooseTen());
  await userEvent.click(dialog.getByRole('button', { name: 'Taşı' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Eski saatiniz az önce doldu.')).toBeTruthy();
});
