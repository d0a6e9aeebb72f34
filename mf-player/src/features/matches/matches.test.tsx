import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { match, player } from '../../../test/match.ts';
import { atHalf, hourAmong, hoursOn } from './hours.ts';
import { MatchesPage } from './MatchesPage.tsx';
import { RatePage } from './RatePage.tsx';

const start = (address: string) => renderAt(address, { '/matches': <MatchesPage />, '/rate': <RatePage /> });
const LIST = 'GET matches/u1';

beforeEach(signIn);

test('coming and past matches stand apart, with both sides', async () => {
  const place = { position: 'Kaleci' as const, x: 50, y: 91 };
  const ahead = match(-1, {
    id: 'm2',
    nameA: 'Kartallar',
    nameB: 'Şimşekler',
    playersA: [player('p1', 'Umut Öz', place)],
  });
  const later = match(-2, { id: 'm3', matchLocation: 'Göl' });
  stubApi({ [LIST]: () => ({ body: [later, ahead, match(1)] }) });
  start('/matches');
  const coming = within(await screen.findByRole('region', { name: 'Gelecek maçlar' }));
  expect(
    coming.getAllByText(/^(Çınar Halı Saha|Göl)$/).map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Çınar Halı Saha', 'Göl']);
  expect(coming.getAllByText('18 Kasım 2026 Çarşamba,', { exact: false })[0]).toBeTruthy();
  expect(coming.getByRole('heading', { name: 'Şimşekler' })).toBeTruthy();
  expect(coming.getByRole('list', { name: 'Kartallar, dizilişi' })).toBeTruthy();
  await userEvent.click(coming.getByText('Kadro (2)'));
  expect(coming.getByRole('link', { name: 'Umut Öz' }).getAttribute('href')).toBe('/user/p1');
  expect(coming.queryByRole('link', { name: 'Rakipleri puanla' })).toBeNull();
  const past = within(screen.getByRole('region', { name: 'Oynanan maçlar' }));
  expect(past.getByRole('heading', { name: 'Ece Ak' })).toBeTruthy();
  expect(past.queryByRole('list', { name: /dizilişi/ })).toBeNull();
  expect(past.queryByText(/^Kadro/)).toBeNull();
  expect(past.getByRole('link', { name: 'Rakipleri puanla' }).getAttribute('href')).toBe('/rate');
});

test.each([
  [-1, '1 oyuncu geliyor, 2 oyuncu henüz yanıtlamadı'],
  [1, '1 oyuncu onayladı, 2 oyuncu onaylamadı'],
])(
  'a match %i days ago says once who has answered; the others are dim on the pitch',
  async (days, sentence) => {
    const at = (y: number) => ({ position: 'Kaleci' as const, x: 50, y });
    const waiting = (id: string, y: number) => ({ ...player(id, `Oyuncu ${id}`, at(y)), confirmed: false });
    const row = match(days, {
      nameA: 'Kartallar',
      playersA: [player('p1', 'Umut Öz', at(91)), waiting('p2', 70)],
      playersB: [waiting('p3', 91)],
    });
    stubApi({ [LIST]: () => ({ body: [row] }) });
    start('/matches');
    expect((await screen.findByText(/^1 oyuncu/)).closest('p')?.textContent).toBe(sentence);
    const drawn = within(
      screen.getByRole('list', { name: 'Kartallar, dizilişi', hidden: true }),
    ).getAllByRole('listitem', { hidden: true });
    expect(drawn.map(({ dataset }) => dataset.dim)).toEqual([undefined, 'true']);
    const names = within(screen.getByRole('list', { name: 'Kartallar', hidden: true }));
    expect(names.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Umut Öz onayladı 64',
      'Oyuncu p2  64',
    ]);
  },
);

test.each([
  ['played', 1, {}],
  ['cancelled', -1, { status: 'cancelled' as const }],
])(
  'a match that was %s names both sides in a line, and folds pitches and names away',
  async (_, days, state) => {
    const place = { position: 'Kaleci' as const, x: 50, y: 91 };
    const row = {
      nameA: 'Kartallar',
      nameB: 'Şimşekler',
      playersA: [player('p1', 'Umut Öz', place)],
      ...state,
    };
    stubApi({ [LIST]: () => ({ body: [match(days, row)] }) });
    start('/matches');
    expect(await screen.findByText('Kartallar – Şimşekler')).toBeTruthy();
    const fold = screen.getByText('Kadro (2)').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.contains(screen.getByRole('list', { name: 'Kartallar, dizilişi', hidden: true }))).toBe(
      true,
    );
  },
);

test('a match that was played waits for no answer', async () => {
  const change = { by: 'u5', matchDate: '2026-11-18', hour: '21:30', matchLocation: 'Kuzey Saha' };
  stubApi({ [LIST]: () => ({ body: [match(1, { awaits: 'u1', change })] }) });
  start('/matches');
  expect(await screen.findByRole('region', { name: 'Oynanan maçlar' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Yanıtınızı bekleyenler' })).toBeNull();
});

test('a match stands among those played from the instant of its start, and nowhere else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  stubApi({ [LIST]: () => ({ body: [match(0, { awaits: 'u1' })] }) });
  start('/matches');
  expect(await screen.findByRole('region', { name: 'Oynanan maçlar' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByText('Yanıtınız bekleniyor')).toBeNull();
});

test('a captain who did not play has nobody to rate', async () => {
  stubApi({ [LIST]: () => ({ body: [match(1, { playersA: [player('p1', 'Umut Öz')], myAnswer: null })] }) });
  start('/matches');
  expect(await screen.findByText('Umut Öz')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Rakipleri puanla' })).toBeNull();
});

test('a match whose opponents are rated asks for nothing', async () => {
  const rated = match(1, { ratingGiven: [{ rater: 'u1', ratee: 'u5' }] });
  stubApi({ [LIST]: () => ({ body: [rated] }) });
  start('/matches');
  await screen.findByRole('region', { name: 'Oynanan maçlar' });
  expect(screen.queryByRole('link', { name: 'Rakipleri puanla' })).toBeNull();
});

test.each([
  ['/matches', 'Henüz maçınız yok.'],
  ['/rate', 'Puanlayacağınız oyuncu yok.'],
])('%s says when there is nothing, and when nothing could be read', async (address, sentence) => {
  let fails = true;
  stubApi({
    [LIST]: () => (fails ? { status: 500, body: { code: 'internal', message: 'x' } } : { body: [] }),
  });
  start(address);
  expect(await screen.findByText('Maçlar alınamadı.')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const open = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Ece Ak/ }));
  return within(screen.getByRole('dialog', { name: 'Ece Ak' }));
};

test('a player has to be chosen first', async () => {
  stubApi({ [LIST]: () => ({ body: [match(1)] }) });
  start('/rate');
  await screen.findByRole('group', { name: 'Kimi puanlıyorsunuz?' });
  await userEvent.click(screen.getByRole('button', { name: 'Puanla' }));
  expect(screen.getByText('Lütfen bir oyuncu seçin.')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('six sliders start in the middle; afterwards the opponent is gone from the choice', async () => {
  let rows = [match(1)];
  const api = stubApi({
    [LIST]: () => ({ body: rows }),
    'PATCH matches/m1/rate': () => {
      rows = [];
      return { body: { message: 'Puanlama başarılı!' } };
    },
  });
  start('/rate');
  const dialog = await open();
  expect(api.named(LIST)[0]?.url.searchParams.get('rateable')).toBe('true');
  expect(dialog.getAllByRole('slider').map((one) => (one as HTMLInputElement).value)).toEqual(
    Array(6).fill('50'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Puanı Gönder' }));
  expect(await screen.findByText('Puanlama başarılı!')).toBeTruthy();
  expect(await api.named('PATCH matches/m1/rate')[0]?.request.json()).toEqual({
    raterId: 'u1',
    rateeId: 'u5',
    ratings: { speed: 50, shooting: 50, passing: 50, dribbling: 50, defense: 50, physical: 50 },
  });
  expect(await screen.findByText('Puanlayacağınız oyuncu yok.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [409, 'Bu oyuncuyu bu maç için zaten puanladınız.'],
  [500, 'Puanlama başarısız.'],
])('a rating refused with %i says so and stays open', async (status, sentence) => {
  stubApi({
    [LIST]: () => ({ body: [match(1)] }),
    'PATCH matches/m1/rate': () => ({
      status,
      body: { code: 'already_rated', message: 'Bu oyuncuyu bu maç için zaten puanladınız.' },
    }),
  });
  start('/rate');
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Puanı Gönder' }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
});

test('a team mate who joined is no opponent, and who said nothing cannot be rated', async () => {
  const joined = match(1, {
    adType: 'findPlayer',
    playersB: [player('u5', 'Ece Ak'), { ...player('u6', 'Can Er'), confirmed: false }],
  });
  stubApi({ [LIST]: () => ({ body: [joined] }) });
  start('/rate');
  expect(await screen.findByRole('radio', { name: /^Ece Ak/ })).toBeTruthy();
  expect(screen.getByText('Takım arkadaşınız')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Can Er/ })).toBeNull();
});

test('half hours come by one box; of today those ahead', () => {
  const evening = Date.parse('2026-11-18T18:10:00Z');
  expect(hoursOn('2026-11-18', evening, true)).toEqual(['21:30', '22:30', '23:30']);
  expect(hoursOn('2026-11-19', evening, true)).toHaveLength(24);
  expect(atHalf('20:00', true)).toBe('20:30');
  expect(atHalf('20:30', false)).toBe('20:00');
});

test('hours of today lie ahead, those of other days are all', () => {
  const evening = Date.parse('2026-11-18T18:30:00Z');
  expect(hoursOn('2026-11-18', evening)).toEqual(['22:00', '23:00']);
  expect(hoursOn('2026-11-18', evening, true)).toEqual(['22:30', '23:30']);
  expect(hoursOn('2026-11-19', evening)).toHaveLength(24);
  expect(hoursOn('2026-11-17', evening)).toEqual([]);
  expect(hourAmong(hoursOn('2026-11-18', evening), '20:00')).toBe('22:00');
  expect(hourAmong(hoursOn('2026-11-19', evening), '20:00')).toBe('20:00');
  expect(hourAmong([], '20:00')).toBe('');
});

test('older matches come on demand; a page that fails says so and can be asked for again', async () => {
  let fails = true;
  stubApi({
    [LIST]: (_request, url) => {
      if (!url.searchParams.get('cursor')) return { body: [match(1)], headers: { 'X-Next-Cursor': 'c2' } };
      if (fails) return { status: 500, body: { code: 'internal', message: 'x' } };
      return { body: [match(9, { id: 'm9', matchLocation: 'Eski Saha' })] };
    },
  });
  start('/matches');
  await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Devamı yüklenemedi. Lütfen tekrar deneyin.');
  expect(screen.getByText('Çınar Halı Saha')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  expect(await screen.findByText('Eski Saha')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});
