import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { REMOVAL } from '../../../test/removals.ts';
import { ad, reservation, tournament } from '../../../test/things.ts';
import { AdPage } from './AdPage.tsx';
import { ReservationPage } from './ReservationPage.tsx';
import { TournamentPage } from './TournamentPage.tsx';

const RESERVATION = 'GET admin/reservations/r1';
const TOURNAMENT = 'GET admin/tournaments/k1';
const AD = 'GET admin/ads/a1';
const CONTENTS = 'GET admin/players/u1/contents';
const nothing = () => ({ contents: [], removals: [] });
const pages = (
  <Routes>
    <Route path="/admin/reservations/:id" element={<ReservationPage />} />
    <Route path="/admin/tournaments/:id" element={<TournamentPage />} />
    <Route path="/admin/ads/:id" element={<AdPage />} />
  </Routes>
);
const dialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const sent = async (requests: Request[]) => {
  const last = requests.findLast(({ method }) => method !== 'GET');
  return last && [new URL(last.url).pathname, await last.clone().json()];
};

it('shows a reservation with its people, its line and its history', async () => {
  stubApi({ [RESERVATION]: () => reservation({ attendance: 'no_show' }) });
  renderAt('/admin/reservations/r1', pages);
  const name = '20 Kasım Cuma, 21:00-22:00';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  const links = ['Ege Kaya', 'Çınar Halı Saha'].map((one) =>
    screen.getByRole('link', { name: one }).getAttribute('href'),
  );
  expect(links).toEqual(['/admin/players/u1', '/admin/venues/v1']);
  for (const text of ['1 kez başka saate taşındı', 'Oyuncu gelmedi', 'Oyuncu saati istedi', 'Onaylandı'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('says who is told and who gets the hour before a reservation is cancelled, and shows the end', async () => {
  let one = reservation();
  const toasts = hearToasts();
  const requests = stubApi({
    [RESERVATION]: () => one,
    'POST admin/reservations/r1/cancel': () => {
      one = reservation({ state: 'cancelled', canCancel: false });
      return { message: 'Rezervasyon iptal edildi.' };
    },
  });
  renderAt('/admin/reservations/r1', pages);
  const { getByText, getByLabelText, getByRole } = await dialog('Rezervasyonu iptal et');
  expect(getByText('Saat, sırada bekleyen 2 oyuncudan ilkine önerilir.')).toBeTruthy();
  await userEvent.type(getByLabelText(/Gerekçe/), 'Saha kapalı');
  await userEvent.click(getByRole('button', { name: 'İptal et' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(requests)).toEqual([
    '/api/admin/reservations/r1/cancel',
    { reason: 'Saha kapalı', version: 'approved.1.p1' },
  ]);
  expect(toasts).toContain('Rezervasyon iptal edildi.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rezervasyonu iptal et' })).toBeNull());
});

it('keeps the typed reason when somebody was faster, and shows what is true now', async () => {
  let one = reservation({ waiting: 0 });
  stubApi({
    [RESERVATION]: () => one,
    'POST admin/reservations/r1/cancel': () => {
      one = reservation({ state: 'rejected', canCancel: false });
      return refusal(409, { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' });
    },
  });
  renderAt('/admin/reservations/r1', pages);
  const { getByText, getByLabelText, getByRole, findByText } = await dialog('Rezervasyonu iptal et');
  expect(getByText('Saat yeniden herkese açılır.')).toBeTruthy();
  await userEvent.type(getByLabelText(/Gerekçe/), 'Saha kapalı');
  await userEvent.click(getByRole('button', { name: 'İptal et' }));
  expect(await findByText('Bu bilgiler siz bakarken değişti.')).toBeTruthy();
  expect((getByLabelText(/Gerekçe/) as HTMLTextAreaElement).value).toBe('Saha kapalı');
  expect(await screen.findByText('Reddedildi')).toBeTruthy();
});

it('shows a tournament with everybody in it, and cancels it with a reason', async () => {
  const requests = stubApi({
    [TOURNAMENT]: () => tournament(),
    [CONTENTS]: nothing,
    'POST admin/tournaments/k1/cancel': () => ({ message: 'Turnuva iptal edildi.' }),
  });
  renderAt('/admin/tournaments/k1', pages);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gece Kupası' })).toBeTruthy();
  for (const text of ['500 TL, düzenleyene ödenir', '1/16', 'Can Er'])
    expect(screen.getByText(text)).toBeTruthy();
  const { getByText, getByLabelText, getByRole } = await dialog('Turnuvayı iptal et');
  expect(getByText(/Ege Kaya ve kayıtlı 1 oyuncu haber alır/)).toBeTruthy();
  await userEvent.type(getByLabelText(/Gerekçe/), 'Sahte');
  await userEvent.click(getByRole('button', { name: 'İptal et' }));
  await waitFor(async () =>
    expect(await sent(requests)).toEqual([
      '/api/admin/tournaments/k1/cancel',
      { reason: 'Sahte', version: 3 },
    ]),
  );
});

it('offers no end of what has ended, and says when an organizer is gone', async () => {
  stubApi({ [TOURNAMENT]: () => tournament({ canCancel: false, organizer: null, players: [], fee: 0 }) });
  renderAt('/admin/tournaments/k1', pages);
  expect(await screen.findByText('Hesabı silinmiş')).toBeTruthy();
  for (const text of ['Henüz kayıtlı oyuncu yok.', 'Ücretsiz']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turnuvayı iptal et' })).toBeNull();
});

it('removes an ad by the way of all contents, and shows its removal with the way back', async () => {
  let isUp = true;
  const removal = { ...REMOVAL, type: 'ad' as const, content: { id: 'a1' }, hasAppeal: false };
  const requests = stubApi({
    [AD]: () => ad(isUp ? {} : { state: 'withdrawn' }),
    [CONTENTS]: () => ({
      contents: [],
      removals: isUp ? [] : [removal, { ...removal, id: 'm2', content: { id: 'a2' } }],
    }),
    'POST admin/removals': () => {
      isUp = false;
      return Response.json({ message: 'İlan kaldırıldı.' }, { status: 201 });
    },
  });
  renderAt('/admin/ads/a1', pages);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ege Kaya: Rakip arıyor' })).toBeTruthy();
  expect(screen.getByText('7 kişi · Gece Takımı')).toBeTruthy();
  const { getByLabelText, getByRole } = await dialog('İlanı kaldır');
  await userEvent.selectOptions(getByLabelText(/Neden/), 'spam');
  await userEvent.type(getByLabelText(/Gerekçe/), 'Reklam');
  await userEvent.click(getByRole('button', { name: 'Kaldır' }));
  expect(await screen.findAllByRole('button', { name: 'Geri koy' })).toHaveLength(1);
  expect(await sent(requests)).toMatchObject(['/api/admin/removals', { subject: { type: 'ad', id: 'a1' } }]);
});

it('says that an ad is gone', async () => {
  stubApi({
    [AD]: () =>
      refusal(404, { code: 'request_not_found', message: 'İlan bulunamadı ya da yayından kalktı.' }),
  });
  renderAt('/admin/ads/a1', pages);
  expect(await screen.findByText('İlan bulunamadı ya da yayından kalktı.')).toBeTruthy();
});
