import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { detail, MONEY, refund, VENUE } from '../../../test/money.ts';
import { ExpiringPage } from './ExpiringPage.tsx';
import { MonthsPage } from './MonthsPage.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';
import { RefundsPage } from './RefundsPage.tsx';
import { lastMonths, periodOf } from './words.ts';

const REFUNDS = 'GET admin/money/refunds';
const done = { message: 'Oldu.' };
const bodyOf = async (requests: Request[], method = 'POST') =>
  JSON.parse(
    (await requests
      .find((one) => one.method === method)
      ?.clone()
      .text()) ?? 'null',
  );

it('approves a part of what is asked back, after showing what it does', async () => {
  const requests = stubApi({
    [REFUNDS]: () => [refund()],
    'POST admin/money/refunds/f1/approve': () => done,
  });
  renderAt('/admin/money', <RefundsPage />);
  expect(await screen.findByText(/Karar süresi geçti/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /İade tutarı/ });
  expect((amount as HTMLInputElement).value).toBe('1500');
  await userEvent.clear(amount);
  await userEvent.type(amount, '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Onayla ve iade et' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bodyOf(requests)).toEqual({ amount: 900 });
});

it('refuses with a reason, and reads again what somebody else decided', async () => {
  const message = 'Bu iade bu sırada değişti.';
  const requests = stubApi({
    [REFUNDS]: () => [refund()],
    'POST admin/money/refunds/f1/refuse': () => refusal(409, { code: 'refund_changed', message }),
  });
  renderAt('/admin/money', <RefundsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reddet' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi reddet' }));
  expect(dialog.getByText('Gerekçeyi yazın.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Rezervasyon var.');
  await userEvent.click(dialog.getByRole('button', { name: 'Talebi reddet' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(await bodyOf(requests)).toEqual({ reason: 'Rezervasyon var.' });
  expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

const onePayment = (
  <Routes>
    <Route path="/admin/money/payments/:id" element={<PaymentPage />} />
  </Routes>
);

it('shows all steps of a payment in their order, and gives the rest back without a request', async () => {
  const requests = stubApi({
    'GET admin/money/payments/p1': () => detail,
    'POST admin/money/payments/p1/refund': () =>
      refusal(409, { code: 'refund_too_much', message: 'Çok.', fields: { amount: 'En fazla 800 TL.' } }),
  });
  renderAt('/admin/money/payments/p1', onePayment);
  const steps = within((await screen.findByText('Geçmiş')).closest('section') as HTMLElement);
  expect(steps.getAllByRole('listitem').map((one) => one.firstElementChild?.textContent)).toEqual([
    'Ödeme başlatıldı',
    'Banka ödemeyi onayladı',
    'Fatura kesildi: 2026-000007',
    'İade faturası kesildi: 2026-000008',
    'Yanıt gelmediği için bankaya soruldu',
    'İade istendi',
    'İade onaylandı: 700 TL',
    'Ödeme kuruluşu iadeyi karta gönderdi: 700 TL',
    'İade kayda geçti: 700 TL',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Talep olmadan iade et' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Arıza');
  await userEvent.click(dialog.getByRole('button', { name: 'İade et' }));
  await waitFor(() => expect(dialog.getAllByText('En fazla 800 TL.')).toHaveLength(2));
  expect(await bodyOf(requests)).toEqual({ amount: 800, reason: 'Arıza' });
});

it('offers no second refund while a request waits', async () => {
  stubApi({ 'GET admin/money/payments/p1': () => ({ ...detail, refunds: [refund()] }) });
  renderAt('/admin/money/payments/p1', onePayment);
  await screen.findByText('İade istendi');
  expect(screen.queryByRole('button', { name: 'Talep olmadan iade et' })).toBeNull();
});

it('narrows payments by what its address says', async () => {
  const requests = stubApi({ 'GET admin/money/payments': MONEY['admin/money/payments'] ?? (() => []) });
  renderAt('/admin/money/payments?state=failed&month=2026-13&q=ege', <PaymentsPage />);
  expect(await screen.findByText('Kart limiti yetersiz.')).toBeTruthy();
  const [first] = requests.map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));
  expect(first).toEqual({ state: 'failed', q: 'ege', limit: '20' });
});

it('leads from a payment back to all of them', async () => {
  stubApi({ 'GET admin/money/payments/p1': () => detail });
  renderAt('/admin/money/payments/p1', onePayment);
  await screen.findByText('Geçmiş');
  expect(screen.getByRole('link', { name: 'Ödemeler' }).getAttribute('href')).toBe('/admin/money/payments');
  expect(screen.queryByRole('navigation')).toBeNull();
  for (const name of ['2026-000007 numaralı faturayı indir', '2026-000008 numaralı iade faturasını indir'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('names the years of a period where they differ', () => {
  expect(periodOf('2026-11-27T10:00:00.000Z', '2026-12-27T10:00:00.000Z')).toBe('27 Kasım – 27 Aralık 2026');
  expect(periodOf('2026-12-27T10:00:00.000Z', '2027-01-27T10:00:00.000Z')).toBe(
    '27 Aralık 2026 – 27 Ocak 2027',
  );
});

it('offers a year of months', () => {
  const months = lastMonths('2026-03-31');
  expect([months[0], months[3], months.at(-1)]).toEqual(['2026-03', '2025-12', '2025-04']);
  expect(months).toHaveLength(12);
});

it('puts venues under the day on which their time ends, with what reaches them', async () => {
  const later = { ...VENUE, id: 'v3', name: 'Göztepe Saha', dueAt: '2026-11-26T10:00:00.000Z' };
  stubApi({ 'GET admin/money/expiring': () => [VENUE, later] });
  renderAt('/admin/money/expiring', <ExpiringPage />);
  const day = within(await screen.findByRole('region', { name: '25 Kasım 2026 Çarşamba' }));
  expect(day.getByRole('link', { name: '0212 111 22 33' }).getAttribute('href')).toBe('tel:+902121112233');
  expect(day.queryByText('Göztepe Saha')).toBeNull();
  expect(screen.getByRole('region', { name: '26 Kasım 2026 Perşembe' }).textContent).toContain('Göztepe');
});

it('compares no month that still runs', async () => {
  stubApi({ 'GET admin/money/months': MONEY['admin/money/months'] ?? (() => []) });
  renderAt('/admin/money/months', <MonthsPage />);
  const running = (await screen.findByRole('row', { name: /Kasım 2026/ })).textContent;
  expect(running).toContain('sürüyor');
  expect(running).toContain('2 ödeme, iade 700 TL, KDV 383,33 TL');
  expect(screen.getByRole('row', { name: /Ekim 2026/ }).textContent).toContain('2 ödeme, KDV 500 TL');
  expect(screen.getByRole('row', { name: /Ekim 2026/ }).textContent).not.toContain('sürüyor');
});
