import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ad, poster, start } from '../../../test/ads.tsx';
import { PLAYER, signIn, stubApi } from '../../../test/harness.tsx';
import { inCity } from './in-city.ts';

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
  ['Bulundu', 'Maç oluşturmadan ilanı kapat', 'POST requests/r1/found'],
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
  await userEvent.click(screen.getByRole('button', { name: 'Maç oluşturmadan ilanı kapat' }));
  expect(await screen.findByText('Bir hata oluştu. Lütfen daha sonra tekrar deneyin.')).toBeTruthy();
  await waitFor(() => expect(api.named('GET requests')).toHaveLength(2));
  const end = () => screen.getByRole('button', { name: 'Maç oluşturmadan ilanı kapat' });
  await waitFor(() => expect(end().getAttribute('aria-busy')).toBeNull());
  await act(async () => {});
  expect(end()).toBeTruthy();
});

test.each([
  ['Muş', 0],
  ['', 1],
])('ads of the city “%s” name their city %i times', async (city, times) => {
  stubApi({ 'GET requests': () => ({ body: [ad()] }) });
  start(`/requests/player?city=${city}`);
  const card = within(await screen.findByRole('listitem'));
  expect(card.queryAllByText('Muş')).toHaveLength(times);
});

test('the position of a player who looks for a team is said once', async () => {
  const seeks = (id: string, position: 'Kanat' | 'Bek') =>
    ad({ _id: id, id, type: 'findTeam', positionNeeded: null, position, user: poster(id, `Oyuncu ${id}`) });
  stubApi({ 'GET requests': () => ({ body: [seeks('a', 'Kanat'), seeks('b', 'Bek')] }) });
  start('/team-requests?city=Muş');
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Oyuncu a',
    'Oyuncu b',
  ]);
  expect(
    cards.map((card) =>
      within(card)
        .queryAllByText(/^(Kanat|Bek)$/)
        .map((one) => one.textContent),
    ),
  ).toEqual([['Kanat'], ['Bek']]);
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
