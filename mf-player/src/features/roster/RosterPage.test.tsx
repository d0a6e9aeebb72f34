import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Roster } from 'mf-shared/contracts/rosters';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { comes, roster } from '../../../test/roster.ts';
import { NOW } from '../../../test/world.ts';
import { RosterPage } from './RosterPage.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

beforeEach(() => localStorage.clear());

const EMPTY = { answers: [], filled: 0 };
const GONE = { status: 404, body: { message: 'Bu bağlantı artık geçerli değil.', code: 'roster_not_found' } };

/** The page of a match; `shown` is what the server answers next. */
function start(part: Partial<Roster> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  const shown = { roster: roster(part) };
  const api = stubApi({ 'GET rosters/k1': () => ({ body: shown.roster }), ...answers });
  return { api, shown, ...renderAt('/mac/k1', { '/mac/:code': <RosterPage /> }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const list = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('says when, where, for how much and who comes', async () => {
  start();
  expect(await screen.findByRole('heading', { level: 1, name: 'Moda Sahil' })).toBeTruthy();
  expect(screen.getByText('20 Kasım Cuma, 21:00-22:00')).toBeTruthy();
  expect(screen.getByText('4/4').parentElement?.textContent).toBe('4/4 kadroda, 2 yedek');
  expect(screen.getByText(/Kişi başı/).textContent).toBe('Kişi başı 350 TL (toplam 1.400 TL)');
  expect(screen.getByRole('link', { name: 'Yol tarifi' }).getAttribute('href')).toContain('mlat=37.76');
  expect(await list('Kadroda')).toEqual(['EAEce AkKaleci', 'ÇIÇağrı Işıklı (siz)+2 misafir, 1 yedek']);
  expect(await list('Yedekler')).toEqual(['AVAli Veli konuk']);
  expect(await list('Belki')).toHaveLength(1);
  expect(await list('Gelemeyenler')).toHaveLength(1);
  expect(screen.queryByText('Kaptanın işleri')).toBeNull();
});

test('a visitor types a name once; browser and server then know the answer', async () => {
  const mine = comes('c9', 'Deniz Işık', { in: 0, reserve: 2 });
  const { api } = start(EMPTY, {
    'PUT rosters/k1/answer': () => ({
      body: { message: 'Tamam.', answerId: 'c9', roster: roster({ answers: [mine] }) },
    }),
  });
  await press('Geliyorum');
  expect(screen.getByText('Adınızı yazın; en az 2 harf.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Adınız'));
  await userEvent.type(screen.getByLabelText('Adınız'), 'Deniz Işık');
  await userEvent.click(screen.getByLabelText('Kaleciyim'));
  await userEvent.selectOptions(screen.getByLabelText('Yanınızda gelen'), '+1 misafir');
  expect(api.named('PUT rosters/k1/answer')).toEqual([]);
  await press('Geliyorum');
  expect(await screen.findByText(/Kadro dolu; yedek 2. sıradasınız/)).toBeTruthy();
  const [sent] = api.named('PUT rosters/k1/answer');
  const body = await sent?.request.json();
  expect(body).toEqual({
    ...{ answer: 'yes', keeper: true, guests: 1, name: 'Deniz Işık' },
    secret: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(JSON.parse(localStorage.getItem('topla-mac-misafir') ?? '')).toEqual({
    ...{ name: 'Deniz Işık', secret: body.secret, answers: ['c9'] },
  });
  // What stands is changed at once.
  await userEvent.click(screen.getByLabelText('Kaleciyim'));
  await waitFor(() => expect(api.named('PUT rosters/k1/answer')).toHaveLength(2));
  expect(await api.named('PUT rosters/k1/answer')[1]?.request.json()).toMatchObject({
    ...{ answer: 'yes', keeper: true, guests: 0, secret: body.secret },
  });
});

test('a player answers without a name', async () => {
  signIn();
  const { api } = start(EMPTY, {
    'PUT rosters/k1/answer': () => ({
      status: 409,
      body: { message: 'Artık yanıt alınmıyor.', code: 'roster_closed' },
    }),
  });
  await press('Belki');
  expect(screen.queryByLabelText('Adınız')).toBeNull();
  expect(await screen.findByText('Artık yanıt alınmıyor.')).toBeTruthy();
  const [sent] = api.named('PUT rosters/k1/answer');
  expect(await sent?.request.json()).toEqual({ answer: 'maybe', keeper: false, guests: 0 });
  await waitFor(() => expect(api.named('GET rosters/k1')).toHaveLength(2));
});

test('a player who answered by name before goes on with that answer', async () => {
  const own = { name: 'Deniz', secret: 's'.repeat(32), answers: ['c9'] };
  localStorage.setItem('topla-mac-misafir', JSON.stringify(own));
  signIn();
  const { api } = start(
    { answers: [comes('c9', 'Deniz')] },
    { 'PUT rosters/k1/answer': () => ({ body: { message: '', answerId: 'c9', roster: roster(EMPTY) } }) },
  );
  expect(await screen.findByText('Kadrodasınız.')).toBeTruthy();
  await press('Gelemem');
  const [sent] = api.named('PUT rosters/k1/answer');
  expect(await sent?.request.json()).toMatchObject({ answer: 'no', secret: own.secret });
  expect(JSON.parse(localStorage.getItem('topla-mac-misafir') ?? '')).toEqual(own);
});

test.each<[string, Partial<Roster>, string]>([
  [
    'was given back',
    { status: 'cancelled', state: 'over' },
    'Bu maçın saati iptal edildi. Gelmenize gerek yok.',
  ],
  ['was refused', { status: 'rejected', state: 'over' }, 'İşletme bu saati onaylamadı. Gelmenize gerek yok.'],
  ['has begun', { state: 'over' }, 'Maçın saati geldi; yanıtlar kapandı.'],
])('an hour that %s takes no answers', async (_, part, text) => {
  start(part);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Geliyorum' })).toBeNull();
});

test.each<[string, Partial<Roster>, string]>([
  ['waits', { status: 'pending' }, 'İşletme bu saati henüz onaylamadı. Yanıtınızı şimdiden verebilirsiniz.'],
  ['was moved', { wasMoved: true }, 'Maçın saati değişti: 20 Kasım Cuma, 21:00-22:00.'],
  ['has a deadline', { answersUntil: NOW }, "18 Kasım 18.20'ye kadar yanıt verebilirsiniz."],
])('an hour that %s says so and takes answers', async (_, part, text) => {
  start(part);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Geliyorum' })).toBeTruthy();
});

test('after the deadline one may only say no', async () => {
  start({ state: 'late' });
  const off = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  await screen.findByText(/Yanıt süresi doldu/);
  expect(['Geliyorum', 'Belki', 'Gelemem'].map(off)).toEqual([true, true, false]);
});

test('a wrong or replaced link says so, a lost connection offers another try', async () => {
  const { unmount } = start({}, { 'GET rosters/k1': () => GONE });
  expect(await screen.findByText('Bu bağlantı artık geçerli değil.')).toBeTruthy();
  unmount();
  start({}, { 'GET rosters/k1': () => ({ status: 500, body: { message: 'Olmadı.', code: 'internal' } }) });
  expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeTruthy();
});

test('answers of others arrive, and a link that ends under its readers shows nothing more', async () => {
  const live = stubLive();
  const answers: (() => { status?: number; body: unknown })[] = [
    () => ({ body: roster(EMPTY) }),
    () => ({ body: roster({ answers: [comes('c7', 'Yeni Gelen')] }) }),
    () => GONE,
  ];
  const { api } = start({}, { 'GET rosters/k1': () => (answers.shift() ?? (() => GONE))() });
  await screen.findByText('Henüz kimse yok; ilk siz olun.');
  expect(live.heard()).toContain('match k1');
  await live.say('rosterChanged', { code: 'k2' });
  for (let n = 0; n < 3; n++) await live.say('rosterChanged', { code: 'k1' });
  expect(await screen.findByText('Yeni Gelen', {}, { timeout: 3000 })).toBeTruthy();
  expect(api.named('GET rosters/k1')).toHaveLength(2);
  await live.say('rosterChanged', { code: 'k1' });
  expect(await screen.findByText('Bu bağlantı artık geçerli değil.', {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.queryByText('Yeni Gelen')).toBeNull();
});

test('the captain saves terms, takes somebody off, and replaces the link once asked', async () => {
  signIn();
  const own = roster({ isCaptain: true });
  const { api, location } = start(own, {
    'PUT rosters/k1': () => ({ body: { message: 'Maç güncellendi.', roster: own } }),
    'DELETE rosters/k1/answers/c3': () => ({ body: { message: 'Listeden çıkarıldı.', roster: own } }),
    'POST rosters/k1/rotate': () => ({ body: { message: 'Yeni bağlantınız hazır.', path: '/mac/k2' } }),
    'GET rosters/k2': () => ({ body: own }),
  });
  const places = await screen.findByLabelText('Kaç kişilik?');
  await userEvent.clear(places);
  await userEvent.type(places, '3');
  await press('Kaydet');
  expect(await screen.findByText('4 ile 30 arasında bir sayı yazın.')).toBeTruthy();
  await userEvent.type(places, '0');
  await userEvent.selectOptions(screen.getByLabelText('Son yanıt'), 'Maçtan 2 saat önce');
  await press('Kaydet');
  expect(await screen.findByText('Maç güncellendi.')).toBeTruthy();
  const [saved] = api.named('PUT rosters/k1');
  expect(await saved?.request.json()).toEqual({
    ...{ places: 30, note: 'İki renk forma getirin.', answersUntil: own.startsAt - 2 * 3_600_000 },
  });
  await press('Ali Veli: listeden çıkar');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Çıkar' }));
  expect(await screen.findByText('Listeden çıkarıldı.')).toBeTruthy();
  await press('Bağlantıyı yenile');
  expect(api.named('POST rosters/k1/rotate')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yenile' }));
  await waitFor(() => expect(location()).toBe('/mac/k2'));
});
