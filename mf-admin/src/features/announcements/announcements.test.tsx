import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { announcement, LOOKS, SCHEDULED, SENDING, SENT } from '../../../test/announcements.ts';
import { AnnouncementPage, NewAnnouncementPage } from './AnnouncementPage.tsx';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';

const at = (path: string) =>
  renderAt(
    `/admin/announcements/${path}`,
    <Routes>
      <Route path="/admin/announcements/new" element={<NewAnnouncementPage />} />
      <Route path="/admin/announcements/:id" element={<AnnouncementPage />} />
    </Routes>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByLabelText<HTMLInputElement>('Başlık');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => sessionStorage.clear());

it('marks what is missing, keeps what was typed over a reload, and stores a draft', async () => {
  const sent: unknown[] = [];
  stubApi({
    'POST admin/announcements': async (call) => {
      sent.push(await call.json());
      return announcement();
    },
    'GET admin/announcements/a1': () => announcement(),
  });
  const { unmount } = at('new');
  await press('Taslağı kaydet');
  expect(await screen.findByText('Duyuruya bir başlık yazın.')).toBeTruthy();
  expect(screen.getByText('Duyurunun metnini yazın.')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  type('Başlık', 'Bakım çalışması');
  type('Metin', 'Bu gece kısa bir bakım var.');
  type('Nerede', 'city');
  type('Ne zaman gönderilsin?', 'later');
  unmount();
  at('new');
  expect(title().value).toBe('Bakım çalışması');
  await press('Taslağı kaydet');
  expect(await screen.findByText('Bir şehir seçin.')).toBeTruthy();
  expect(screen.getByText('Gönderim gününü seçin.')).toBeTruthy();
  type('İl', 'İzmir');
  type('Ne zaman gönderilsin?', 'now');
  await press('Taslağı kaydet');
  await screen.findByRole('button', { name: 'Şimdi gönder' });
  expect(sent).toEqual([
    {
      ...{ title: 'Bakım çalışması', text: 'Bu gece kısa bir bakım var.', link: '', role: 'all' },
      ...{ place: 'city', city: 'İzmir', venueId: '', push: true, mail: false, date: '', time: '' },
    },
  ]);
  expect(sessionStorage.length).toBe(0);
});

it('shows how it looks and how many get it, and says when that is old', async () => {
  stubApi({
    'GET admin/announcements/a1': () => announcement(),
    'POST admin/announcements/preview': () => LOOKS,
  });
  at('a1');
  await screen.findByRole('button', { name: 'Alıcıları ve kanalları göster' });
  await press('Alıcıları ve kanalları göster');
  expect(await screen.findByText('1.204 oyuncu ve 36 işletme')).toBeTruthy();
  expect(screen.getByText('Topla: Bakım çalışması')).toBeTruthy();
  type('Başlık', 'Başka');
  expect(await screen.findByRole('button', { name: 'Önizlemeyi yenile' })).toBeTruthy();
});

it('shows the row of the recipients’ list while it is written', () => {
  at('new');
  const looks = within(screen.getByRole('region', { name: 'Önizleme' }));
  type('Başlık', 'Bakım çalışması');
  expect(looks.getByText('Bakım çalışması')).toBeTruthy();
});

it('offers filters only where there is something to filter', async () => {
  stubApi({ 'GET admin/announcements': () => [] });
  const { unmount } = renderAt('/admin/announcements', <AnnouncementsPage />);
  expect(await screen.findByText('Henüz duyuru yok.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Taslaklar' })).toBeNull();
  unmount();
  renderAt('/admin/announcements?state=sent', <AnnouncementsPage />);
  expect(await screen.findByText('Bu durumda duyuru yok.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Taslaklar' })).toBeTruthy();
});

it('sends only what is saved, after a question with the number of recipients', async () => {
  const sent: unknown[] = [];
  let now = announcement();
  stubApi({
    'GET admin/announcements/a1': () => now,
    'POST admin/announcements/preview': () => LOOKS,
    'POST admin/announcements/a1/send': async (call) => {
      sent.push(await call.json());
      now = { ...SENDING, _id: 'a1', id: 'a1' };
      return now;
    },
  });
  at('a1');
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Şimdi gönder' });
  type('Başlık', 'Başka');
  expect(send.disabled).toBe(true);
  await press('Değişiklikleri geri al');
  await waitFor(() => expect(send.disabled).toBe(false));
  await press('Şimdi gönder');
  expect(await screen.findByText('Alıcılar: 1.204 oyuncu ve 36 işletme.')).toBeTruthy();
  await press('Gönder');
  expect(await screen.findByRole('progressbar', { name: 'Gönderim' })).toBeTruthy();
  expect(screen.getByText('625')).toBeTruthy();
  expect(sent).toEqual([{ version: 1 }]);
});

it('says when somebody else changed it, and shows their version only when asked', async () => {
  const toasts = hearToasts();
  let now = SCHEDULED;
  stubApi({
    'GET admin/announcements/a2': () => now,
    'PUT admin/announcements/a2': () => refusal(409, { code: 'announcement_changed', message: 'Değişti.' }),
  });
  const { unmount } = at('a2');
  await screen.findByText(/için zamanlandı/);
  expect(screen.getByText('Çınar Halı Saha')).toBeTruthy();
  type('Başlık', 'Benim başlığım');
  now = { ...SCHEDULED, title: 'Onun başlığı', version: 3 };
  await press('Değişiklikleri kaydet');
  expect(await screen.findByText('Değişti.')).toBeTruthy();
  unmount();
  at('a2');
  expect(await screen.findByText(/Siz yazarken bu duyuru değişti/)).toBeTruthy();
  expect(title().value).toBe('Benim başlığım');
  await press('Güncel hâlini göster');
  expect(title().value).toBe('Onun başlığı');
  expect(toasts).toEqual([]);
});

it('withdraws what was sent, with a reason', async () => {
  const sent: unknown[] = [];
  let saved: typeof SENT = SENT;
  stubApi({
    'GET admin/announcements/a4': () => saved,
    'POST admin/announcements/a4/withdraw': async (call) => {
      sent.push(await call.json());
      saved = { ...SENT, withdrawnAt: Date.parse('2026-11-20T13:00:00Z'), version: 3 };
      return saved;
    },
  });
  vi.setSystemTime(Date.parse('2026-11-20T13:00:00Z'));
  at('a4');
  await screen.findByText('1.239');
  await press('Geri çek');
  type('Gerekçe', 'Yanlış tarih');
  await userEvent.click(screen.getAllByRole('button', { name: 'Geri çek' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/geri çekildi; alıcıların/)).toBeTruthy();
  expect(sent).toEqual([{ version: 2, reason: 'Yanlış tarih' }]);
  vi.useRealTimers();
});
