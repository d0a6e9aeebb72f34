import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { TournamentCreatePage } from './TournamentCreatePage.tsx';
import { TournamentEditPage } from './TournamentEditPage.tsx';
import { TournamentPage } from './TournamentPage.tsx';
import { TournamentsPage } from './TournamentsPage.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: ({ onChange, error }: { onChange: (place: [number, number]) => void; error?: string }) => (
    <>
      <button type="button" onClick={() => onChange([30.55, 37.76])}>
        Haritaya tıkla
      </button>
      <p>{error}</p>
    </>
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
  isCancelled: false,
  isRegistered: false,
  version: 3,
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
  const { location, router } = create();
  await fill();
  await userEvent.click(screen.getByText('Haritaya tıkla'));
  await waitFor(() => expect((screen.getByLabelText(/^Şehir/) as HTMLSelectElement).value).toBe('Burdur'));
  await announce();
  await waitFor(() => expect(location()).toBe('/tournament/t1'));
  expect(router.state.historyAction).toBe('REPLACE');
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

test('a tournament may be on the day on which it is announced', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T20:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const api = stubApi({});
  create();
  await fill('2026-11-18');
  await announce();
  expect(await screen.findByText('Turnuva oluşturulamadı.')).toBeTruthy();
  expect(api.named('POST tournaments/create')).toHaveLength(1);
});

test('a failure keeps what was typed', async () => {
  stubApi({});
  create();
  await fill();
  await announce();
  expect(await screen.findByText('Turnuva oluşturulamadı.')).toBeTruthy();
  expect((screen.getByLabelText(/^Turnuva adı/) as HTMLInputElement).value).toBe('Gece Kupası');
});

const own = (more: Partial<Tournament> = {}) => cup({ organizer: ME, ...more });
const ownActions = () => screen.queryByRole('button', { name: 'Turnuvayı iptal et' });

test('the organizer calls it off after asking once, and the page says so', async () => {
  const other = { _id: 'u2', id: 'u2', fullName: 'Can Öz', photo: null };
  const there = own({ participants: [other] });
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: there }),
    'DELETE tournaments/t1': () => ({
      body: { message: 'Turnuva iptal edildi.', tournament: { ...there, isCancelled: true, version: 4 } },
    }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turnuvayı iptal et' }));
  expect(api.named('DELETE tournaments/t1')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Kayıtlı 1 oyuncuya hemen haber verilir/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Turnuvayı İptal Et' }));
  expect(await screen.findByText('Turnuva iptal edildi.')).toBeTruthy();
  expect(screen.getByText('İptal edildi')).toBeTruthy();
  expect(screen.getByText(/Düzenleyen kişi bu turnuvayı iptal etti/)).toBeTruthy();
  expect(register()).toBeNull();
  expect(ownActions()).toBeNull();
});

test.each([
  ['somebody else’s', cup()],
  ['called off', own({ isCancelled: true })],
  ['past', own({ isPast: true, date: addDays(TODAY, -1) })],
])('one that is %s cannot be changed', async (_, tournament) => {
  stubApi({ 'GET tournaments/t1': () => ({ body: tournament }) });
  const page = show();
  await screen.findByText('Harita: Gece Kupası, Isparta');
  expect(ownActions()).toBeNull();
  expect(screen.queryByRole('link', { name: 'Turnuvayı düzenle' })).toBeNull();
  page.unmount();
  edit();
  expect(await screen.findByText('Bu turnuva değiştirilemez.')).toBeTruthy();
});

test('one that was called off offers nothing to those in it either', async () => {
  stubApi({ 'GET tournaments/t1': () => ({ body: mine({ isCancelled: true }) }) });
  show();
  expect(await screen.findByText(/Gelmenize gerek yok/)).toBeTruthy();
  expect(screen.queryByText(/Yeriniz ayrıldı/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kaydımı sil' })).toBeNull();
});

const edit = () =>
  renderAt('/tournament/t1/edit', {
    '/tournament/:id/edit': <TournamentEditPage />,
    '/tournament/:id': <p>turnuva</p>,
  });
const saveChange = () => userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri Kaydet' }));
const fee = () => screen.getByLabelText(/^Katılım ücreti/) as HTMLInputElement;

test('the organizer changes it as it stands, and says which version they saw', async () => {
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'PUT tournaments/t1': () => ({ body: { message: 'Turnuva güncellendi.', tournament: own() } }),
  });
  const { location } = edit();
  expect(((await screen.findByLabelText(/^Turnuva adı/)) as HTMLInputElement).value).toBe('Gece Kupası');
  await userEvent.clear(fee());
  await userEvent.type(fee(), '750');
  await saveChange();
  await waitFor(() => expect(location()).toBe('/tournament/t1'));
  expect(screen.getByText('Turnuva güncellendi.')).toBeTruthy();
  expect(await api.named('PUT tournaments/t1')[0]?.request.json()).toEqual({
    name: 'Gece Kupası',
    date: addDays(TODAY, 5),
    location: { city: 'Isparta', coordinates: [30.55, 37.76] },
    fee: 750,
    capacity: 16,
    version: 3,
  });
});

test('what the server refuses stands at its field, with what was typed', async () => {
  const sentence = 'Şimdiden 5 oyuncu kayıtlı; kontenjan bundan az olamaz.';
  stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'PUT tournaments/t1': () => ({
      status: 400,
      body: { code: 'validation', message: 'Kontrol edin.', fields: { capacity: sentence } },
    }),
  });
  edit();
  const capacity = (await screen.findByLabelText(/^Kontenjan/)) as HTMLInputElement;
  await userEvent.clear(capacity);
  await userEvent.type(capacity, '4');
  await saveChange();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(capacity.value).toBe('4');
  await waitFor(() => expect(document.activeElement).toBe(capacity));
});

test('what is wrong with the place stands at the map, until another one is chosen', async () => {
  const sentence = 'Yer Türkiye’de olmalı.';
  stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'GET geo/reverse': () => ({ status: 400, body: { code: 'location_unknown', message: 'x' } }),
    'PUT tournaments/t1': () => ({
      status: 400,
      body: { code: 'validation', message: 'x', fields: { 'location.coordinates.0': sentence } },
    }),
  });
  edit();
  const place = within(await screen.findByRole('group', { name: /^Sahanın konumu/ }));
  await saveChange();
  expect(await place.findByText(sentence)).toBeTruthy();
  const map = screen.getByRole('group', { name: /^Sahanın konumu/ });
  await waitFor(() => expect(document.activeElement).toBe(map));
  await userEvent.click(place.getByRole('button', { name: 'Haritaya tıkla' }));
  expect(await place.findByText('Konum alınamadı. Lütfen tekrar deneyiniz.')).toBeTruthy();
  expect(place.queryByText(sentence)).toBeNull();
});

test('a newer state is offered for as long as it is what stands in the way', async () => {
  const answers = [
    { status: 409, body: { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' } },
    { status: 500, body: { code: 'internal', message: 'x' } },
  ];
  stubApi({
    'GET tournaments/t1': () => ({ body: own() }),
    'PUT tournaments/t1': () => answers.shift() ?? { body: {} },
  });
  edit();
  await screen.findByLabelText(/^Turnuva adı/);
  await saveChange();
  expect(await screen.findByRole('button', { name: 'Güncel hâlini getir' })).toBeTruthy();
  await saveChange();
  expect(await screen.findByText('Turnuva güncellenemedi.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Güncel hâlini getir' })).toBeNull();
});

test('a change that somebody else saved first is told, and can be had', async () => {
  let now = own();
  const api = stubApi({
    'GET tournaments/t1': () => ({ body: now }),
    'PUT tournaments/t1': () => ({
      status: 409,
      body: { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' },
    }),
  });
  edit();
  await screen.findByLabelText(/^Turnuva adı/);
  await userEvent.clear(fee());
  await userEvent.type(fee(), '750');
  now = own({ fee: 900, version: 4 });
  await saveChange();
  expect(await screen.findByText('Bu bilgiler siz bakarken değişti.')).toBeTruthy();
  expect(fee().value).toBe('750');
  await userEvent.click(screen.getByRole('button', { name: 'Güncel hâlini getir' }));
  await waitFor(() => expect(fee().value).toBe('900'));
  expect(screen.queryByText('Bu bilgiler siz bakarken değişti.')).toBeNull();
  await saveChange();
  expect(await api.named('PUT tournaments/t1')[1]?.request.json()).toMatchObject({ fee: 900, version: 4 });
});
