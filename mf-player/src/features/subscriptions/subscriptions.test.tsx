import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WeeklyField } from 'mf-shared/contracts/reservations';
import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, test } from 'vitest';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { later, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { MySubscriptions } from './MySubscriptions.tsx';
import { firstNight } from './offers.ts';
import { SubscribeForm } from './SubscribeForm.tsx';

const MONDAY = '2098-01-06';

function field(fieldName: string, hours: readonly number[]): WeeklyField {
  const time = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  const slotAt = (date: string, day: number, hour: number) => ({
    timeSlot: `${time(hour)}-${time(hour + 1)}`,
    status: 'available' as const,
    isAvailable: true,
    isPast: false,
    hasSubscription: false,
    mine: false,
    mineStatus: null,
    price: day >= 5 ? 2000 : 1500,
    startsAt: istanbulMidnight(date) + hour * HOUR_MS,
  });
  return {
    fieldId: fieldName,
    fieldName,
    capacity: "7'ye 7",
    weeklyData: Array.from({ length: 7 }, (_, day) => {
      const date = addDays(MONDAY, day);
      return { date, daySlots: hours.map((hour) => slotAt(date, day, hour)) };
    }),
  };
}
const fields = [field('Kapalı Saha', [21, 22, 23, 24]), field('Açık Saha', [18, 19])];
const form = () =>
  renderAt('/available-slots?businessId=b1', {
    '/available-slots': <SubscribeForm venueId="b1" venueName="Yıldız Halı Saha" fields={fields} />,
  });
const chosenIn = (label: RegExp) => (screen.getByLabelText(label) as HTMLSelectElement).value;

beforeEach(signIn);

test('the form starts with Salı 22:00-23:00, prices the day, and keeps to hours that the pitch has', async () => {
  stubApi({});
  form();
  expect(chosenIn(/Gün/)).toBe('Salı');
  expect(chosenIn(/Saat/)).toBe('22:00-23:00');
  expect(screen.getByText('Salı, 22:00-23:00')).toBeTruthy();
  expect(screen.getByText(/1\.500 TL/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/Gün/), 'Cumartesi');
  expect(screen.getByText(/2\.000 TL/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/Saha/), 'Açık Saha');
  expect(chosenIn(/Saat/)).toBe('18:00-19:00');
  await userEvent.selectOptions(screen.getByLabelText(/Saha/), 'Kapalı Saha');
  expect(chosenIn(/Saat/)).toBe('22:00-23:00');
});

test('an hour past midnight belongs to the night of its day', async () => {
  stubApi({});
  form();
  await userEvent.selectOptions(screen.getByLabelText(/Saat/), '00:00-01:00');
  expect(screen.getByText('Salı gecesi, 00:00-01:00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  within(screen.getByRole('dialog')).getByText('Salı gecesi, 00:00-01:00');
});

test.each([
  ['Kapalı Saha', '22:00-23:00'],
  ['Açık Saha', '18:00-19:00'],
])('sends the choice on %s and says what happens next', async (fieldName, timeSlot) => {
  const api = stubApi({
    'POST subscription/request': () => ({
      status: 201,
      body: {
        message: 'Abonelik isteği başarıyla gönderildi.',
        subscription: subscription('s1'),
      },
    }),
  });
  form();
  await userEvent.selectOptions(screen.getByLabelText(/Saha/), fieldName);
  await userEvent.selectOptions(screen.getByLabelText(/Gün/), 'Cuma');
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  await userEvent.click(screen.getByRole('button', { name: 'İsteği Gönder' }));
  expect(await screen.findByText('Abonelik isteği başarıyla gönderildi.')).toBeTruthy();
  expect(await api.named('POST subscription/request')[0]?.request.json()).toEqual({
    businessId: 'b1',
    fieldName,
    dayOfWeek: 'Cuma',
    timeSlot,
  });
});

test('sums up what is asked for before anything is sent, and can be left', async () => {
  const api = stubApi({});
  form();
  await userEvent.selectOptions(screen.getByLabelText(/Gün/), 'Cumartesi');
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Abonelik isteği' }));
  for (const text of [
    'Yıldız Halı Saha',
    "Kapalı Saha (7'ye 7)",
    'Cumartesi, 22:00-23:00',
    /^\d+ \S+ Cumartesi$/,
  ]) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  expect(dialog.getByText(/2\.000 TL/)).toBeTruthy();
  expect(dialog.getByText(/dilediğiniz zaman sonlandırabilirsiniz/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls).toEqual([]);
});

test('the first night is the next one whose hour lies ahead, that of last night past midnight too', () => {
  const at = (start: number) => ({
    timeSlot: '',
    isAfterMidnight: start >= 24,
    price: 0,
    start: start * HOUR_MS,
  });
  const tuesday = '2098-01-07';
  const on = (hours: number) => istanbulMidnight(tuesday) + hours * HOUR_MS;
  expect(firstNight(at(22), 'Salı', on(21))).toBe(tuesday);
  expect(firstNight(at(22), 'Salı', on(22))).toBe(addDays(tuesday, 7));
  expect(firstNight(at(25), 'Salı', on(24.5))).toBe(tuesday);
  expect(firstNight(at(25), 'Salı', on(25))).toBe(addDays(tuesday, 7));
  expect(firstNight(at(22), 'Pazartesi', on(21))).toBe(addDays(tuesday, 6));
});

test('a second request is refused with the way to the first', async () => {
  stubApi({
    'POST subscription/request': () => ({
      status: 409,
      body: { code: 'subscription_exists', message: 'Zaten bir aboneliğiniz var.' },
    }),
  });
  form();
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  await userEvent.click(screen.getByRole('button', { name: 'İsteği Gönder' }));
  expect(await screen.findByText(/Zaten bir aboneliğiniz var\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Aboneliklerime git' }).getAttribute('href')).toBe(
    '/my-reservations?tab=subscriptions',
  );
  expect(chosenIn(/Gün/)).toBe('Salı');
});

test('a visitor signs in first and comes back to the venue', () => {
  useSession.setState({ user: null, token: null });
  form();
  expect(screen.getByRole('link', { name: 'Abonelik için giriş yapın' }).getAttribute('href')).toBe(
    `/login-user?next=${encodeURIComponent('/available-slots?businessId=b1')}`,
  );
});

test('without a connection it says so and keeps the choice', async () => {
  stubApi({});
  form();
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  await userEvent.click(screen.getByRole('button', { name: 'İsteği Gönder' }));
  expect(await screen.findByText('Sunucu hatası.')).toBeTruthy();
});

test.each([
  ['a failure of the server', 500, { code: 'internal', message: 'x' }, 'Sunucu hatası.'],
  ['a refusal without a sentence', 400, {}, 'Hata oluştu.'],
])('%s shows the sentence of the spec', async (_, status, body, sentence) => {
  stubApi({ 'POST subscription/request': () => ({ status, body }) });
  form();
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  await userEvent.click(screen.getByRole('button', { name: 'İsteği Gönder' }));
  expect((await screen.findByText(sentence)).textContent?.trim()).toBe(sentence);
});

const list = () => renderAt('/my', { '/my': <MySubscriptions /> });
const pageOf = (...requests: ReturnType<typeof subscription>[]) => ({ body: { requests, nextCursor: null } });

test('lists own subscriptions with the coming weeks; a week of the venue is not to be taken back', async () => {
  const occurrences = weeksOf([
    {},
    { status: 'skipped', skippedBy: 'business' },
    { status: 'taken' },
    { status: 'skipped', skippedBy: 'player' },
  ]);
  stubApi({
    'GET subscription/mine': () => pageOf(subscription('s1', { status: 'approved', occurrences })),
  });
  list();
  const venue = await screen.findByRole('link', { name: 'Yıldız Halı Saha' });
  const card = within(venue.closest('li') as HTMLElement);
  expect(card.getByText('Onaylandı')).toBeTruthy();
  expect(card.getByText('Sıradaki maç: 7 Ocak Salı')).toBeTruthy();
  const names = card
    .getAllByRole('button')
    .map((button) => button.querySelector('.visually-hidden')?.textContent);
  expect(names.slice(0, 4)).toEqual([
    '7 Ocak Salı: Sizin. Bu haftayı atla',
    '14 Ocak Salı: İşletme atladı',
    '21 Ocak Salı: Dolu. Boşaldıysa al',
    '28 Ocak Salı: Atlandı. Bu haftayı geri al',
  ]);
});

test('a night that the venue moved is named where the next game is told', async () => {
  const startsAt = (weeksOf([{}])[0]?.startsAt ?? 0) - DAY_MS;
  const moved = { date: '2098-01-06', usualDate: '2098-01-07', startsAt, fieldName: 'Açık Saha' };
  stubApi({
    'GET subscription/mine': () =>
      pageOf(subscription('s1', { status: 'approved', occurrences: weeksOf([moved, {}]) })),
  });
  list();
  expect(await screen.findByText('Sıradaki maç: 6 Ocak Pazartesi, 22:00-23:00 · Açık Saha')).toBeTruthy();
  const moves = within(screen.getByRole('list', { name: 'Taşınan haftalar' }));
  expect(moves.getByRole('listitem').textContent).toBe(
    '7 Ocak haftası: 6 Ocak Pazartesi, 22:00-23:00 · Açık Saha',
  );
  expect(
    screen.getByRole('button', {
      name: '6 Ocak Pazartesi, 22:00-23:00, Açık Saha: Taşındı. Bu haftayı atla',
    }),
  ).toBeTruthy();
});

test('a refused skip says why', async () => {
  stubApi({
    'GET subscription/mine': () =>
      pageOf(subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })),
    'POST subscription/occurrences/w0/skip': () => ({
      status: 409,
      body: { code: 'cancel_too_late', message: 'Bırakma süresi geçti.' },
    }),
  });
  list();
  await userEvent.click(await screen.findByRole('button', { name: /^7 Ocak Salı: Sizin/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Haftayı Atla' }));
  expect(await screen.findByText('Bırakma süresi geçti.')).toBeTruthy();
});

test('the week that is being taken back is busy, and no other', async () => {
  const answer = later<{ body: unknown }>();
  const skipped = { status: 'skipped', skippedBy: 'player' } as const;
  stubApi({
    'GET subscription/mine': () =>
      pageOf(subscription('s1', { status: 'approved', occurrences: weeksOf([skipped, skipped]) })),
    'POST subscription/occurrences/w1/restore': () => answer.promise,
  });
  list();
  await userEvent.click(await screen.findByRole('button', { name: /^14 Ocak Salı: Atlandı/ }));
  const busy = () =>
    screen.getAllByRole('button', { name: /: Atlandı/ }).map((one) => one.getAttribute('aria-disabled'));
  await waitFor(() => expect(busy()).toEqual([null, 'true']));
  answer.resolve({ body: { message: 'Hafta yine sizin.' } });
  await waitFor(() => expect(busy()).toEqual([null, null]));
});

test('withdraws a waiting request after asking once', async () => {
  let status: 'pending' | 'cancelled' = 'pending';
  stubApi({
    'GET subscription/mine': () => pageOf(subscription('s1', { status })),
    'POST subscription/s1/cancel': () => {
      status = 'cancelled';
      return { body: { message: 'Abonelik isteğiniz geri çekildi.', subscription: subscription('s1') } };
    },
  });
  list();
  await userEvent.click(await screen.findByRole('button', { name: 'İsteği Geri Çek' }));
  await userEvent.click(screen.getByRole('button', { name: 'Geri Çek' }));
  expect(await screen.findByText('İptal edildi')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'İsteği Geri Çek' })).toBeNull();
});

test('without any it shows where to ask for one', async () => {
  stubApi({ 'GET subscription/mine': () => pageOf() });
  list();
  expect(await screen.findByText('Henüz bir aboneliğiniz yok.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Saha Bul' })).toBeTruthy();
});

test('a refusal is not told again to who asks for another hour', async () => {
  stubApi({
    'POST subscription/request': () => ({
      status: 409,
      body: { code: 'conflict', message: 'Bu saat dolu.' },
    }),
  });
  form();
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  await userEvent.click(screen.getByRole('button', { name: 'İsteği Gönder' }));
  await screen.findByText(/Bu saat dolu\./);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vazgeç' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abonelik İste' }));
  expect(screen.getByRole('dialog', { name: 'Abonelik isteği' })).toBeTruthy();
  expect(screen.queryByText(/Bu saat dolu\./)).toBeNull();
});
