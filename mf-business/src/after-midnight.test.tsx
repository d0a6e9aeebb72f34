import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { stubLive } from '../../mf-shared/test/live.ts';
import { readsOf, renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { owner, unpaid } from '../test/screens.ts';
import { WORLD } from '../test/world.ts';
import { BoardPage } from './features/board/BoardPage.tsx';
import { DashboardPage } from './features/dashboard/DashboardPage.tsx';
import { IncomePage } from './features/income/IncomePage.tsx';
import { PaymentPage } from './features/payment/PaymentPage.tsx';
import { PricesPage } from './features/prices/PricesPage.tsx';
import { SubscriptionsPage } from './features/subscriptions/SubscriptionsPage.tsx';

/** In Istanbul Monday has just begun and the night of Sunday continues. Elsewhere it is Sunday. */
const NOW = Date.parse('2026-11-29T22:30:00Z');

beforeEach(() => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  stubLive();
  owner();
});

it('the board still shows the night of Sunday', async () => {
  stubApi(readsOf(WORLD));
  renderAt('/business/board', <BoardPage />);
  expect(await screen.findByRole('grid', { name: 'Rezervasyon tablosu, 29 Kasım Pazar' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bugün' }).disabled).toBe(true);
});

it('the day still is Sunday', async () => {
  stubApi(readsOf(WORLD));
  renderAt('/profile/business', <DashboardPage />);
  expect(await screen.findByRole('heading', { name: /29 Kasım Pazar$/ })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bugün' }).disabled).toBe(true);
});

it('the income of the week still is that of the last one', async () => {
  stubApi(readsOf(WORLD));
  renderAt('/business/income?span=week', <IncomePage />);
  expect(await screen.findByRole('heading', { name: '23 Kasım – 29 Kasım' })).toBeTruthy();
});

it('the prices are those of the new week', async () => {
  stubApi(readsOf(WORLD));
  renderAt('/business/prices', <PricesPage />);
  expect(await screen.findByText('30 Kasım – 6 Aralık')).toBeTruthy();
});

it('a subscription pauses from Monday on at the earliest', async () => {
  stubApi(readsOf(WORLD));
  renderAt('/subscription/requests', <SubscriptionsPage />);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Ara Ver' }))[0] as HTMLElement);
  const days = screen.getAllByLabelText<HTMLInputElement>(/^(İlk|Son) gün/);
  expect(days.map(({ value, min }) => [value, min])).toEqual([
    ['2026-11-30', '2026-11-30'],
    ['2026-12-27', '2026-11-30'],
  ]);
});

it('who comes in the night of Sunday comes tonight, and who comes on Monday later', async () => {
  unpaid();
  const match = (date: string) => ({
    ...{ _id: date, id: date, kind: 'phone', fieldName: 'Saha 1', date, timeSlot: '21:00-22:00' },
    ...{ startsAt: NOW, endsAt: NOW, name: date, phone: '' },
  });
  const matches = ['2026-11-28', '2026-11-29', '2026-11-30'].map(match);
  stubApi({ ...readsOf(WORLD), 'GET business/coming-matches': () => ({ matches }) });
  renderAt('/payment', <PaymentPage />);
  const list = within(await screen.findByRole('region', { name: 'Bu geceki maçlarınız' }));
  await waitFor(() => expect(list.getAllByRole('list')).toHaveLength(2));
  const nights = list.getAllByRole('list').map((night) => within(night).getAllByRole('listitem'));
  expect(nights.map((night) => night.map((one) => one.querySelector('strong')?.textContent))).toEqual([
    ['2026-11-28', '2026-11-29'],
    ['2026-11-30'],
  ]);
});
