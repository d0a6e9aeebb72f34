import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'mf-shared/ui/Toaster';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { healthAt } from '../../../test/health.ts';
import { HealthPage } from './HealthPage.tsx';
import { compared, formatBytes, formatSpan } from './words.ts';

const HEALTH = 'GET admin/health';
const AT = Date.parse('2026-11-20T15:20:00Z');

it('shows what happens today, the jobs that need somebody, and the server', async () => {
  stubApi({ [HEALTH]: () => healthAt(AT) });
  renderAt('/admin/health', <HealthPage />);
  const chart = await screen.findByRole('img', { name: /^Yeni oyuncular, son 30 gün: en çok 19/ });
  expect(chart.children).toHaveLength(30);
  expect(screen.getByText('2 iş sorunlu ya da gecikmiş.')).toBeTruthy();
  const failing = screen.getByText('Bildirimleri gönderme').closest('li') as HTMLElement;
  expect(within(failing).getByText('Hata verdi')).toBeTruthy();
  expect(within(failing).getByText('Error: connect ECONNREFUSED')).toBeTruthy();
  expect(screen.getByText('24 saat gecikti')).toBeTruthy();
  expect(screen.getByText('brew tea')).toBeTruthy();
  expect(screen.getByText('1.240, en eskisi 3 dakika önce')).toBeTruthy();
  expect(screen.getByText('SQLite, 5 MB')).toBeTruthy();
});

it('reads again on demand, and says what failed', async () => {
  let reads = 0;
  stubApi({ [HEALTH]: () => (++reads === 1 ? healthAt(AT) : { ...healthAt(AT), version: '0.2.0' }) });
  renderAt(
    '/admin/health',
    <>
      <HealthPage />
      <Toaster />
    </>,
  );
  await screen.findByText('0.1.0');
  await userEvent.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByText('0.2.0')).toBeTruthy();
  const message = 'Biraz bekleyin.';
  stubApi({ [HEALTH]: () => refusal(429, { code: 'rate_limited', message }) });
  await userEvent.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('0.2.0')).toBeTruthy();
});

it('says why it cannot be shown', async () => {
  const message = 'Bu işlem için yetkiniz yok.';
  stubApi({ [HEALTH]: () => refusal(403, { code: 'forbidden', message }) });
  renderAt('/admin/health', <HealthPage />);
  expect(await screen.findByText(message)).toBeTruthy();
});

it('compares by what is good for the product', () => {
  expect(compared('bookings', { today: 1200, lastWeek: 0 })).toEqual({
    text: 'geçen haftadan 1.200 fazla',
    tone: 'success',
  });
  expect(compared('bookings', { today: 0, lastWeek: 3 }).tone).toBe('warning');
  expect(compared('mailsFailed', { today: 3, lastWeek: 0 }).tone).toBe('warning');
  expect(compared('mailsFailed', { today: 0, lastWeek: 3 }).tone).toBe('success');
  expect(compared('noShows', { today: 3, lastWeek: 3 }).tone).toBe('neutral');
});

it('names sizes and spans in a unit that fits', () => {
  expect([12, 1500, 90_000, 7_200_000, 172_800_000].map(formatSpan)).toEqual([
    '12 ms',
    '2 saniye',
    '2 dakika',
    '2 saat',
    '2 gün',
  ]);
  expect([40_960, 5_242_880, 1_610_612_736].map(formatBytes)).toEqual(['40 KB', '5 MB', '1,5 GB']);
});
