import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'mf-shared/ui/Toaster';
import { expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { healthAt, wellAt } from '../../../test/health.ts';
import { HealthPage } from './HealthPage.tsx';
import { compared, formatBytes, formatSpan } from './words.ts';

const HEALTH = 'GET admin/health';
const AT = Date.parse('2026-11-20T15:20:00Z');

const params = () => {
  const search = screen.getByTestId('address').textContent.split('?')[1];
  return new URLSearchParams(search).get('open')?.split(',');
};
const part = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('details');

it('says first what needs somebody: alerts that last, jobs in trouble, queues that stand still', async () => {
  stubApi({ [HEALTH]: () => healthAt(AT) });
  renderAt('/admin/health', <HealthPage />);
  const verdict = within(await screen.findByRole('region', { name: '5 konu ilgilenmenizi bekliyor' }));
  expect(verdict.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^1 zamanlanmış iş gecikti, en uzunu 24 saat\.Uyarı sürüyor.*Verildi: 19 Kasım 18:20, 24 saat önce\.$/,
    ),
    expect.stringMatching(/^Bildirimleri göndermeHata verdi.*Error: connect ECONNREFUSED$/),
    expect.stringMatching(/^Süresi dolan ilanları kapatma24 saat gecikti/),
    'Sırada: Bildirimler (e-posta ve anlık)İlerlemiyor1.240 bekliyor, en eskisi 3 dakika önce.',
    'Sırada: Onaylanan iadelerİlerlemiyor2 bekliyor, en eskisi 40 dakika önce.İadeleri aç',
  ]);
  expect(part('Zamanlanmış işler')?.textContent).toContain('1 iş zamanında, 2 iş sorunlu');
});

it('leads from the alert about waiting requests to the oldest of them', async () => {
  const [alert] = healthAt(AT).alerts;
  const waits = { ...alert, rule: 'requestsWaiting', text: 'En eski rezervasyon isteği 7 saattir bekliyor.' };
  stubApi({ [HEALTH]: () => ({ ...wellAt(AT), alerts: [waits] }) });
  renderAt('/admin/health', <HealthPage />);
  const link = await screen.findByRole('link', { name: 'Çınar Halı Saha, isteği aç' });
  expect(link.getAttribute('href')).toBe('/admin/reservations/r1');
});

it('says in a line that all is well, also while a queue has young rows', async () => {
  stubApi({ [HEALTH]: () => wellAt(AT) });
  renderAt('/admin/health', <HealthPage />);
  const verdict = within(await screen.findByRole('region', { name: 'Her şey yolunda.' }));
  expect(verdict.getByText('1 iş zamanında çalışıyor, kuyruklar ilerliyor, süren uyarı yok.')).toBeTruthy();
  expect(verdict.queryAllByRole('listitem')).toEqual([]);
  expect(part('Kuyruklar')?.textContent).toContain('1 kuyrukta bekleyen var');
});

it('shows parts on demand, and keeps in the address which ones', async () => {
  stubApi({ [HEALTH]: () => healthAt(AT) });
  renderAt('/admin/health?open=jobs', <HealthPage />);
  const chart = await screen.findByRole('img', { name: /^Yeni oyuncular, son 30 gün: en çok 19/ });
  expect(chart.children).toHaveLength(30);
  expect(part('Zamanlanmış işler')?.open).toBe(true);
  expect(screen.getByText('brew tea').closest('section')?.textContent).toMatch(/^Diğer/);
  const queues = part('Kuyruklar') as HTMLDetailsElement;
  expect(queues.open).toBe(false);
  await userEvent.click(screen.getByRole('heading', { name: 'Kuyruklar' }));
  await vi.waitFor(() => expect(params()).toEqual(['jobs', 'queues']));
  expect(queues.open).toBe(true);
  expect(within(queues).getByText('1.240, en eskisi 3 dakika önce')).toBeTruthy();
  await userEvent.click(screen.getByRole('heading', { name: 'Zamanlanmış işler' }));
  await vi.waitFor(() => expect(params()).toEqual(['queues']));
  expect(screen.getAllByText('SQLite, 5 MB')).toHaveLength(2);
});

it('reads again by itself, and keeps what it has when that fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer: () => Response | ReturnType<typeof healthAt> = () => healthAt(AT);
  stubApi({ [HEALTH]: () => answer() });
  renderAt('/admin/health', <HealthPage />);
  await screen.findByText('5 konu ilgilenmenizi bekliyor');
  answer = () => wellAt(AT);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText('Her şey yolunda.')).toBeTruthy();
  answer = () => refusal(429, { code: 'rate_limited', message: 'Biraz bekleyin.' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(screen.getByText('Her şey yolunda.')).toBeTruthy();
  expect(screen.getByText('Saat 18:20 itibarıyla.')).toBeTruthy();
  vi.useRealTimers();
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
    text: 'geçen haftaya göre 1.200 fazla',
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
