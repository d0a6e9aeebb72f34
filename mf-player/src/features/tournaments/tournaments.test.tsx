import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, test, vi } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { cup, ME, mine, register, show, TODAY } from '../../../test/tournaments.tsx';
import { TournamentsPage } from './TournamentsPage.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

beforeEach(signIn);

test('the list stands by city, coming ones before past ones', async () => {
  const past = cup({ _id: 't0', id: 't0', name: 'Eski Kupa', date: addDays(TODAY, -5), isPast: true });
  const api = stubApi({ 'GET tournaments': () => ({ body: [cup({ fee: 0 }), past] }) });
  const { location } = renderAt('/tournaments', { '/tournaments': <TournamentsPage /> });
  const coming = await screen.findByRole('region', { name: 'Yaklaşan turnuvalar' });
  expect(within(coming).getByRole('link', { name: 'Gece Kupası' }).getAttribute('href')).toBe(
    '/tournament/t1',
  );
  expect(within(coming).getByText('Isparta')).toBeTruthy();
  expect(within(coming).getByText('Ücretsiz')).toBeTruthy();
  const over = screen.getByRole('region', { name: 'Oynanan turnuvalar' });
  expect(within(over).getByText('Eski Kupa')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Şehir:'), 'Muş');
  await waitFor(() => expect(api.calls.at(-1)?.url.searchParams.get('city')).toBe('Muş'));
  expect(location()).toBe(`/tournaments?city=${encodeURIComponent('Muş')}`);
});

test('a city that there is not leaves the tournaments of all', async () => {
  const api = stubApi({ 'GET tournaments': () => ({ body: [cup()] }) });
  renderAt('/tournaments?city=Atlantis', { '/tournaments': <TournamentsPage /> });
  await screen.findByRole('link', { name: 'Gece Kupası' });
  expect(api.calls.map(({ url }) => url.searchParams.get('city') ?? '')).toEqual(['']);
  expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('');
});

test('an empty list says so and offers to announce one', async () => {
  stubApi({ 'GET tournaments': () => ({ body: [] }) });
  renderAt('/tournaments', { '/tournaments': <TournamentsPage /> });
  expect(await screen.findByText('Turnuva bilgisi bulunamadı.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Turnuva Oluştur' })[0]?.getAttribute('href')).toBe(
    '/tournament-create',
  );
});

test('further pages are asked for by their cursor', async () => {
  const api = stubApi({
    'GET tournaments': (_, url) =>
      url.searchParams.has('cursor')
        ? { body: [cup({ _id: 't2', id: 't2', name: 'İkinci Kupa' })] }
        : { body: [cup()], headers: { 'X-Next-Cursor': 'c1' } },
  });
  renderAt('/tournaments', { '/tournaments': <TournamentsPage /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  expect(await screen.findByText('İkinci Kupa')).toBeTruthy();
  expect(api.calls.at(-1)?.url.searchParams.get('cursor')).toBe('c1');
});

test('a place is taken, and given back after asking once', async () => {
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: cup() }),
    'POST tournaments/register': () => ({
      body: { message: 'Turnuvaya kaydınız alındı.', tournament: mine() },
    }),
    'DELETE tournaments/register/t1': () => ({
      body: { message: 'Turnuva kaydınız silindi.', tournament: cup() },
    }),
  });
  show();
  expect(await screen.findByText('Harita: Gece Kupası, Isparta')).toBeTruthy();
  expect(screen.getByText('1.500 TL')).toBeTruthy();
  await userEvent.click(register() as HTMLElement);
  expect(await screen.findByText('Turnuvaya kaydınız alındı.')).toBeTruthy();
  expect(await api.named('POST tournaments/register')[0]?.request.json()).toEqual({ tournamentId: 't1' });
  expect(register()).toBeNull();
  const kept = screen.getByText(/^Yeriniz ayrıldı/).parentElement;
  await waitFor(() => expect(document.activeElement).toBe(kept));
  expect(screen.getByRole('link', { name: PLAYER.fullName })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Kaydımı sil' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kaydımı Sil' }));
  expect(await screen.findByText('Turnuva kaydınız silindi.')).toBeTruthy();
  expect(register()).toBeTruthy();
});

test.each([
  ['full', cup({ isFull: true }), /Bütün yerler doldu/, false],
  ['past', cup({ isPast: true, date: addDays(TODAY, -1) }), /tarihi geçti/, false],
  ['today and mine', mine({ date: TODAY }), /Yeriniz ayrıldı/, false],
  ['mine', mine(), /Yeriniz ayrıldı/, true],
])('one that is %s offers no registration', async (_, tournament, sentence, leave) => {
  stubApi({ 'GET tournaments/t1': () => ({ body: tournament }) });
  show();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(register()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kaydımı sil' }) !== null).toBe(leave);
});

test.each([
  ['another player', { _id: 'u9', id: 'u9', fullName: 'Ayşe Öz' }, '/chat?receiverId=u9&receiverModel=User'],
  ['the player', ME, null],
  ['a deleted account', null, null],
])('who organizes it can be written to, unless it is %s', async (who, organizer, href) => {
  stubApi({ 'GET tournaments/t1': () => ({ body: cup({ organizer }) }) });
  show();
  await screen.findByText(who === 'a deleted account' ? 'Silinmiş hesap' : (organizer?.fullName ?? ''));
  const link = screen.queryByRole('link', { name: 'Düzenleyene yaz' });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test('the last place that somebody else got is said, and the page follows', async () => {
  let full = false;
  stubApi({
    'GET tournaments/t1': () => ({ body: cup({ isFull: full }) }),
    'POST tournaments/register': () => {
      full = true;
      return {
        status: 409,
        body: { code: 'tournament_full', message: 'Turnuvanın bütün yerleri doldu.' },
      };
    },
  });
  show();
  await screen.findByText('Harita: Gece Kupası, Isparta');
  await userEvent.click(register() as HTMLElement);
  expect(await screen.findByText('Turnuvanın bütün yerleri doldu.')).toBeTruthy();
  await waitFor(() => expect(register()).toBeNull());
});

test('a registration that fails says so', async () => {
  stubApi({ 'GET tournaments/t1': () => ({ body: cup() }) });
  show();
  await screen.findByText('Harita: Gece Kupası, Isparta');
  await userEvent.click(register() as HTMLElement);
  expect(await screen.findByText('Kayıt işlemi sırasında bir hata oluştu.')).toBeTruthy();
});

test('one that is not there says so', async () => {
  stubApi({
    'GET tournaments/t1': () => ({ status: 404, body: { code: 'tournament_not_found', message: 'x' } }),
  });
  show();
  expect(await screen.findByText('Turnuva bilgisi bulunamadı.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bütün turnuvalar' })).toBeTruthy();
});
