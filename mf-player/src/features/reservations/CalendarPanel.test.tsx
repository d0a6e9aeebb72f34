import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

const start = () => renderAt('/', { '/': <CalendarPanel /> });
const show = async () => userEvent.click(screen.getByRole('button', { name: 'Takvim bağlantımı göster' }));
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Takvim bağlantınız' });

beforeEach(signIn);

test('the secret address is fetched and shown on request alone', async () => {
  const api = stubApi({ 'GET calendar/feed': () => ({ body: { url: '/api/calendar/gizli.ics' } }) });
  start();
  expect(api.calls).toEqual([]);
  await show();
  const url = `${window.location.origin}/api/calendar/gizli.ics`;
  expect((await address()).value).toBe(url);
  expect(screen.getByRole('link', { name: 'Takvimimde aç' }).getAttribute('href')).toBe(
    url.replace(/^https?:/, 'webcal:'),
  );
});

test('copying puts the address on the clipboard', async () => {
  stubApi({ 'GET calendar/feed': () => ({ body: { url: 'https://topla.test/api/calendar/gizli.ics' } }) });
  start();
  await show();
  await address();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Kopyala' }));
  expect(writeText).toHaveBeenCalledWith('https://topla.test/api/calendar/gizli.ics');
  expect(await screen.findByText('Bağlantı kopyalandı.')).toBeTruthy();
});

test('a new address is asked for once more, then shown', async () => {
  const api = stubApi({
    'GET calendar/feed': () => ({ body: { url: 'https://topla.test/eski.ics' } }),
    'POST calendar/feed/rotate': () => ({ body: { url: 'https://topla.test/yeni.ics' } }),
  });
  start();
  await show();
  await address();
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı yenile' }));
  expect(api.named('POST calendar/feed/rotate')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByDisplayValue('https://topla.test/yeni.ics')).toBeTruthy();
});

test('a failure offers another try', async () => {
  stubApi({ 'GET calendar/feed': () => ({ status: 500, body: { message: 'x', code: 'internal' } }) });
  start();
  await show();
  expect(await screen.findByText('Takvim bağlantısı alınamadı.')).toBeTruthy();
});
