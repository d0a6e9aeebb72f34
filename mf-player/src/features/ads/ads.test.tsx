import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ad } from 'mf-shared/contracts/ads';
import { beforeEach, expect, test } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { OpponentAdsPage, PlayerAdsPage, TeamAdsPage } from './AdsPage.tsx';
import { ago } from './ago.ts';
import { CreateAdPage } from './CreateAdPage.tsx';
import { inCity } from './in-city.ts';

const poster = (id: string, fullName: string): Ad['user'] => ({
  _id: id,
  id,
  fullName,
  photo: null,
  position: 'Kanat',
  rating: 71,
});
const ad = (change: Partial<Ad> = {}): Ad => ({
  _id: 'r1',
  id: 'r1',
  type: 'findPlayer',
  location: { city: 'Muş' },
  teamSize: null,
  lineupId: null,
  lineup: null,
  position: null,
  positionNeeded: 'Stoper',
  description: 'Salı akşamı',
  user: poster('u5', 'Ece Ak'),
  createdAt: '2026-11-18T11:00:00Z',
  expiresAt: '2026-11-25T11:00:00Z',
  ...change,
});
const SCREENS = {
  '/requests/opponent': <OpponentAdsPage />,
  '/requests/player': <PlayerAdsPage />,
  '/team-requests': <TeamAdsPage />,
  '/requests/create': <CreateAdPage />,
};
const start = (address: string) => renderAt(address, SCREENS);

beforeEach(signIn);

test('the own city comes first; city and filter stand in the address', async () => {
  const api = stubApi({ 'GET requests': () => ({ body: [ad()] }) });
  const view = start('/requests/player');
  expect(await screen.findByRole('heading', { name: 'Stoper aranıyor' })).toBeTruthy();
  const asked = () => Object.fromEntries(api.named('GET requests').at(-1)?.url.searchParams ?? []);
  expect(asked()).toMatchObject({ type: 'findPlayer', city: 'Isparta' });
  await userEvent.selectOptions(screen.getByLabelText('Şehir:'), 'Muş');
  await userEvent.selectOptions(screen.getByLabelText('Aranan mevki'), 'Stoper');
  await waitFor(() => expect(asked()).toMatchObject({ city: 'Muş', positionNeeded: 'Stoper' }));
  expect(view.location()).toBe(
    `/requests/player?${new URLSearchParams({ city: 'Muş', positionNeeded: 'Stoper' })}`,
  );
});

test.each([
  ['/requests/opponent?city=Ağrı&teamSize=7', { type: 'findOpponent', city: 'Ağrı', teamSize: '7' }],
  ['/team-requests?city=Ağrı&position=Kaleci', { type: 'findTeam', city: 'Ağrı', position: 'Kaleci' }],
])('%s asks for what its address says', async (address, query) => {
  const api = stubApi({ 'GET requests': () => ({ body: [] }) });
  start(address);
  await screen.findByText(/^Ağrı’da şu anda/);
  expect(Object.fromEntries(api.named('GET requests')[0]?.url.searchParams ?? [])).toMatchObject(query);
});

test('an ad leads to its poster and to a conversation; only its owner may end it', async () => {
  const own = ad({ id: 'r2', _id: 'r2', user: poster(PLAYER.id, PLAYER.fullName), positionNeeded: 'Bek' });
  stubApi({ 'GET requests': () => ({ body: [own, ad()] }) });
  start('/requests/player?city=Muş');
  const others = within(
    (await screen.findByRole('heading', { name: 'Stoper aranıyor' })).closest('li') as HTMLElement,
  );
  expect(others.getByRole('link', { name: 'Ece Ak' }).getAttribute('href')).toBe('/user/u5');
  expect(others.getByRole('link', { name: 'Ece Ak ile mesajlaş' }).getAttribute('href')).toBe(
    '/chat?receiverId=u5&receiverModel=User',
  );
  expect(others.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Ece Ak: engelle ya da bildir',
  ]);
  const mine = within(screen.getByRole('heading', { name: 'Bek aranıyor' }).closest('li') as HTMLElement);
  expect(mine.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Bulundu',
    'İlanı Kaldır',
  ]);
  expect(mine.queryByRole('link', { name: /mesajlaş/ })).toBeNull();
});

test('an ad is reported as itself, and its poster as a player', async () => {
  const api = stubApi({
    'GET requests': () => ({ body: [ad()] }),
    'GET blocks': () => ({ body: [] }),
    'POST reports': () => ({ status: 201, body: { message: 'Bildiriminiz bize ulaştı.' } }),
  });
  start('/requests/player?city=Muş');
  for (const subject of ['İlanı bildir', 'Oyuncuyu bildir']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Ece Ak: engelle ya da bildir' }));
    await userEvent.click(await screen.findByRole('button', { name: subject }));
    await userEvent.selectOptions(screen.getByLabelText(/^Neden/), 'Dolandırıcılık');
    await userEvent.click(screen.getByRole('button', { name: 'Bildir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const sent = await Promise.all(api.named('POST reports').map(({ request }) => request.json()));
  expect(sent.map(({ subject }) => subject)).toEqual([
    { type: 'ad', id: 'r1' },
    { type: 'person', id: 'u5' },
  ]);
});

test.each([
  ['Bulundu', 'Maç kurmadan tamamla', 'POST requests/r1/found'],
  ['İlanı Kaldır', 'İlanı Kaldır', 'DELETE requests/r1'],
])('%s ends the ad after one question', async (button, answer, call) => {
  let rows = [ad({ user: poster(PLAYER.id, PLAYER.fullName) })];
  const api = stubApi({
    'GET requests': () => ({ body: rows }),
    [call]: () => {
      rows = [];
      return { body: { message: 'Bitti.' } };
    },
  });
  start('/requests/player?city=Muş');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(api.named(call)).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
  expect(await screen.findByText('Bitti.')).toBeTruthy();
  expect(await screen.findByText('Muş’ta şu anda oyuncu arayan takım yok.')).toBeTruthy();
});

test('an ad that could not be ended keeps its question, and is read anew', async () => {
  const api = stubApi({
    'GET requests': () => ({ body: [ad({ user: poster(PLAYER.id, PLAYER.fullName) })] }),
  });
  start('/requests/player?city=Muş');
  await userEvent.click(await screen.findByRole('button', { name: 'Bulundu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Maç kurmadan tamamla' }));
  expect(await screen.findByText('Bir hata oluştu. Lütfen daha sonra tekrar deneyin.')).toBeTruthy();
  await waitFor(() => expect(api.named('GET requests')).toHaveLength(2));
  const end = () => screen.getByRole('button', { name: 'Maç kurmadan tamamla' });
  await waitFor(() => expect(end().getAttribute('aria-busy')).toBeNull());
  await act(async () => {});
  expect(end()).toBeTruthy();
});

test('an empty city offers the next steps', async () => {
  const api = stubApi({
    'GET requests': (_request, url) => ({ body: url.searchParams.get('city') ? [] : [ad()] }),
  });
  start('/requests/player?city=İzmir&positionNeeded=Bek');
  expect(await screen.findByText('İzmir’de şu anda oyuncu arayan takım yok.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'İlk ilanı siz verin' }).getAttribute('href')).toBe(
    '/requests/create?type=findPlayer',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filtreyi kaldır' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bütün şehirlere bak' }));
  expect(await screen.findByRole('heading', { name: 'Stoper aranıyor' })).toBeTruthy();
  expect(api.named('GET requests').at(-1)?.url.searchParams.has('positionNeeded')).toBe(false);
});

test('further pages come on demand, and a failed load can be tried again', async () => {
  let fails = true;
  stubApi({
    'GET requests': (_request, url) => {
      if (fails) return { status: 500, body: { code: 'internal', message: 'x' } };
      return url.searchParams.get('cursor')
        ? { body: [ad({ id: 'r2', positionNeeded: 'Forvet' })] }
        : { body: [ad()], headers: { 'X-Next-Cursor': 'next' } };
    },
  });
  start('/requests/player?city=Muş');
  expect(await screen.findByText('İlanlar alınamadı.')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  expect(await screen.findByRole('heading', { name: 'Forvet aranıyor' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});

const NO_AD = { 'GET requests/mine': () => ({ body: [] }) };
const LINEUP = {
  _id: 'l1',
  id: 'l1',
  name: 'Kartallar',
  user: PLAYER.id,
  createdAt: '',
  players: Array.from({ length: 7 }, (_, i) => ({
    player: `p${i}`,
    position: 'Bek',
    x: 50,
    y: 50,
    fullName: `Oyuncu ${i}`,
    photo: null,
    rating: 60,
  })),
};
const publish = () => userEvent.click(screen.getByRole('button', { name: 'İlanı Yayınla' }));

test('fields that are missing are marked and nothing is sent', async () => {
  const api = stubApi({ ...NO_AD, 'GET lineups/u1': () => ({ body: [LINEUP] }) });
  start('/requests/create');
  await publish();
  expect(screen.getByText('İlan türünü seçin.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/Oyuncu arıyorum/));
  await userEvent.selectOptions(screen.getByLabelText(/^Şehir:/), '');
  await publish();
  expect(screen.getByText('Aradığınız mevkiyi seçin.')).toBeTruthy();
  expect(screen.getByText('Listeden bir şehir seçin.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/Rakip arıyorum/));
  await screen.findByLabelText(/^Kadronuz/);
  await publish();
  expect(screen.getByText('Lütfen geçerli bir kadro seçin.')).toBeTruthy();
  expect(api.named('POST requests')).toEqual([]);
});

test('an opponent ad carries the chosen lineup and the own city', async () => {
  const api = stubApi({
    ...NO_AD,
    'GET lineups/u1': () => ({ body: [LINEUP] }),
    'GET requests': () => ({ body: [] }),
    'POST requests': () => ({
      status: 201,
      body: {
        message: 'İlanınız yayınlandı.',
        request: ad({ type: 'findOpponent', location: { city: 'Isparta' } }),
      },
    }),
  });
  const view = start('/requests/create?type=findOpponent&lineup=l1');
  expect(await screen.findByText('Takım büyüklüğü: 7 kişi')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Açıklama'), 'Salı 21:00');
  await publish();
  expect(await screen.findByText('İlanınız yayınlandı.')).toBeTruthy();
  expect(view.location()).toBe('/requests/opponent?city=Isparta');
  expect(await api.named('POST requests')[0]?.request.json()).toEqual({
    type: 'findOpponent',
    location: { city: 'Isparta' },
    lineupId: 'l1',
    description: 'Salı 21:00',
  });
  view.unmount();
  start('/requests/create?type=findOpponent');
  expect((screen.getByLabelText('Açıklama') as HTMLTextAreaElement).value).toBe('');
});

test('what was written stands there again until the ad is up', async () => {
  stubApi(NO_AD);
  const { unmount } = start('/requests/create?type=findTeam');
  await userEvent.type(screen.getByLabelText('Açıklama'), 'Her akşam');
  unmount();
  start('/requests/create?type=findTeam');
  expect((screen.getByLabelText('Açıklama') as HTMLTextAreaElement).value).toBe('Her akşam');
});

test('without a lineup the way to make one leads back here', async () => {
  stubApi({ ...NO_AD, 'GET lineups/u1': () => ({ body: [] }) });
  start('/requests/create?type=findOpponent');
  const link = await screen.findByRole('link', { name: 'Yeni kadro kur' });
  const target = new URL(link.getAttribute('href') ?? '', 'http://x');
  expect(target.pathname).toBe('/lineups/create');
  expect(target.searchParams.get('next')).toBe('/requests/create?type=findOpponent&lineup={lineup}');
});

const WEEK =
  'Haftalık maksimum talep sınırına ulaştınız. Yeni ilan oluşturmak için eski ilanlarınızın süresi dolmalı.';
test.each([
  [429, { code: 'request_weekly_limit', message: 'başka' }, WEEK],
  [429, { code: 'rate_limited', message: 'Biraz bekleyin.' }, 'Hata: Biraz bekleyin.'],
  [
    409,
    { code: 'request_active_exists', message: 'Zaten yayında bir ilanınız var.' },
    'Hata: Zaten yayında bir ilanınız var.',
  ],
  [500, { code: 'internal', message: 'x' }, 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
  [0, null, 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
])('a refusal with %i keeps the form and says why', async (status, body, sentence) => {
  stubApi({ ...NO_AD, ...(body ? { 'POST requests': () => ({ status, body }) } : {}) });
  start('/requests/create?type=findTeam');
  expect((screen.getByLabelText(/^Oynadığınız mevki/) as HTMLSelectElement).value).toBe('Forvet');
  await userEvent.type(screen.getByLabelText('Açıklama'), 'Her akşam');
  await publish();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect((screen.getByLabelText('Açıklama') as HTMLTextAreaElement).value).toBe('Her akşam');
});

test.each([
  ['findOpponent', '/requests/opponent'],
  ['findPlayer', '/requests/player'],
  ['findTeam', '/team-requests'],
] as const)('an ad that is up already is named first: %s at %s', async (type, path) => {
  stubApi({ 'GET requests/mine': () => ({ body: [ad({ type })] }) });
  start('/requests/create');
  expect(await screen.findByText('Zaten yayında bir ilanınız var.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'İlanıma git' }).getAttribute('href')).toBe(
    `${path}?${new URLSearchParams({ city: 'Muş' })}`,
  );
});

test.each([
  ['İstanbul', 'İstanbul’da'],
  ['İzmir', 'İzmir’de'],
  ['Uşak', 'Uşak’ta'],
  ['Gaziantep', 'Gaziantep’te'],
  ['Muş', 'Muş’ta'],
  ['Hakkâri', 'Hakkâri’de'],
  ['Iğdır', 'Iğdır’da'],
  ['Kırklareli', 'Kırklareli’de'],
  ['Düzce', 'Düzce’de'],
])('in %s one says %s', (city, said) => expect(inCity(city)).toBe(said));

test('ages are told as people do', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(ago('2026-11-20T11:59:30Z', now)).toBe('az önce');
  expect(ago('2026-11-20T11:40:00Z', now)).toBe('20 dakika önce');
  expect(ago('2026-11-20T09:00:00Z', now)).toBe('3 saat önce');
  expect(ago('2026-11-19T10:00:00Z', now)).toBe('dün');
});
