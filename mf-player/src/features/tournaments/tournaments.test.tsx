import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { beforeEach, expect, test, vi } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { TournamentCreatePage } from './TournamentCreatePage.tsx';
import { TournamentPage } from './TournamentPage.tsx';
import { TournamentsPage } from './TournamentsPage.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: ({ onChange }: { onChange: (place: [number, number]) => void }) => (
    <button type="button" onClick={() => onChange([30.55, 37.76])}>
      Haritaya tıkla
    </button>
  ),
}));

const TODAY = istanbulDate(Date.now());
const ME = { _id: PLAYER.id, id: PLAYER.id, fullName: PLAYER.fullName, photo: null };

const cup = (more: Partial<Tournament> = {}): Tournament => ({
  _id: 't1',
  id: 't1',
  name: 'Gece Kupası',
  date: addDays(TODAY, 5),
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  fee: 1500,
  capacity: 16,
  organizer: { _id: 'u9', id: 'u9', fullName: 'Ayşe Öz' },
  participants: [],
  isFull: false,
  isPast: false,
  isRegistered: false,
  ...more,
});
const mine = (more: Partial<Tournament> = {}) => cup({ participants: [ME], isRegistered: true, ...more });
const show = () => renderAt('/tournament/t1', { '/tournament/:id': <TournamentPage /> });
const register = () => screen.queryByRole('button', { name: 'Turnuvaya Kayıt Ol' });

beforeEach(signIn);

test('the list stands by city, coming ones before past ones', async () => {
  const past = cup({ _id: 't0', id: 't0', name: 'Eski Kupa', date: addDays(TODAY, -5), isPast: true });
  const api = stubApi({ 'GET tournaments': () => ({ body: [cup({ fee: 0 }), past] }) });
  const { location } = renderAt('/tournaments', { '/tournaments': <TournamentsPage /> });
  const coming = await screen.findByRole('region', { name: 'Yaklaşan turnuvalar' });
  expect(within(coming).getByRole('link', { name: 'Gece Kupası' }).getAttribute('href')).toBe(
    '/tournament/t1',
  );
  expect(within(coming).getByText(/Isparta · Ücretsiz/)).toBeTruthy();
  const over = screen.getByRole('region', { name: 'Oynanan turnuvalar' });
  expect(within(over).getByText('Eski Kupa')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Şehir:'), 'Muş');
  await waitFor(() => expect(api.calls.at(-1)?.url.searchParams.get('city')).toBe('Muş'));
  expect(location()).toBe(`/tournaments?city=${encodeURIComponent('Muş')}`);
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

const create = () =>
  renderAt('/tournament-create', {
    '/tournament-create': <TournamentCreatePage />,
    '/tournament/:id': <p>turnuva</p>,
  });
const announce = () => userEvent.click(screen.getByRole('button', { name: 'Turnuvayı Duyur' }));

async function fill(date = addDays(TODAY, 3)) {
  await userEvent.type(screen.getByLabelText(/^Turnuva adı/), 'Gece Kupası');
  await userEvent.type(screen.getByLabelText(/^Tarih/), date);
  await userEvent.type(screen.getByLabelText(/^Katılım ücreti/), '1.500');
}

test('a tournament is announced with the city of the clicked point', async () => {
  const api = stubApi({
    'GET geo/reverse': () => ({ body: { city: 'Burdur' } }),
    'POST tournaments/create': () => ({
      status: 201,
      body: { message: 'Turnuva oluşturuldu.', tournament: cup() },
    }),
  });
  const { location } = create();
  await fill();
  await userEvent.click(screen.getByText('Haritaya tıkla'));
  await waitFor(() => expect((screen.getByLabelText(/^Şehir/) as HTMLSelectElement).value).toBe('Burdur'));
  await announce();
  await waitFor(() => expect(location()).toBe('/tournament/t1'));
  expect(await api.named('POST tournaments/create')[0]?.request.json()).toEqual({
    name: 'Gece Kupası',
    date: addDays(TODAY, 3),
    location: { city: 'Burdur', coordinates: [30.55, 37.76] },
    fee: 1500,
    capacity: 16,
  });
  expect(screen.getByText('Turnuva oluşturuldu.')).toBeTruthy();
});

test('what is missing is marked, and nothing is sent', async () => {
  const api = stubApi({});
  create();
  await userEvent.selectOptions(screen.getByLabelText(/^Şehir/), '');
  await userEvent.clear(screen.getByLabelText(/^Kontenjan/));
  await userEvent.type(screen.getByLabelText(/^Kontenjan/), '99');
  await announce();
  for (const sentence of [
    'Turnuvaya bir ad verin.',
    'Geçerli bir tarih seçin.',
    'Katılım ücretini yazın.',
    'Listeden bir şehir seçin.',
    '4 ile 64 arasında bir sayı yazın.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Turnuva adı/)));
  expect(api.calls).toEqual([]);
});

test('a day that has passed is refused', async () => {
  const api = stubApi({});
  create();
  await fill(addDays(TODAY, -1));
  await announce();
  expect(screen.getByText('Geçmiş bir tarih seçemezsiniz.')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('a failure keeps what was typed', async () => {
  stubApi({});
  create();
  await fill();
  await announce();
  expect(await screen.findByText('Turnuva oluşturulamadı.')).toBeTruthy();
  expect((screen.getByLabelText(/^Turnuva adı/) as HTMLInputElement).value).toBe('Gece Kupası');
});
