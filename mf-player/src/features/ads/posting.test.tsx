import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ad, poster, start } from '../../../test/ads.tsx';
import { PLAYER, signIn, stubApi } from '../../../test/harness.tsx';

beforeEach(signIn);

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
  ['Bulundu', 'Maç oluşturmadan ilanı kapat', 'POST requests/r1/found'],
  ['İlanı Kaldır', 'İlanı Kaldır', 'DELETE requests/r1'],
])('an ad that is up already stands in place of the form until %s ends it', async (button, answer, call) => {
  let ads = [ad({ user: poster(PLAYER.id, PLAYER.fullName) })];
  stubApi({
    'GET requests/mine': () => ({ body: ads }),
    [call]: () => {
      ads = [];
      return { body: { message: 'Bitti.' } };
    },
  });
  start('/requests/create');
  expect(await screen.findByText('Zaten yayında bir ilanınız var.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Stoper aranıyor' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'İlanı Yayınla' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
  expect(await screen.findByRole('button', { name: 'İlanı Yayınla' })).toBeTruthy();
  expect(screen.queryByText('Zaten yayında bir ilanınız var.')).toBeNull();
});
