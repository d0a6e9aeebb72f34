import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match } from 'mf-shared/contracts/matches';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { ME, match, player } from '../../../test/match.ts';
import { MatchesPage } from './MatchesPage.tsx';

const OTHER = player('u5', 'Ece Ak');
const LIST = 'GET matches/u1';
const MENU = /^Diğer işlemler/;
const proposal = (change: Partial<Match> = {}) =>
  match(-1, {
    status: 'proposed',
    awaits: 'u1',
    userA: OTHER,
    userB: ME,
    version: 3,
    myAnswer: null,
    ...change,
  });

/** The page with a list that each answered call replaces by `after`. */
function start(row: Match, calls: Record<string, Match> = {}, address = '/matches') {
  let rows = [row];
  const answers = Object.entries(calls).map(([name, after]) => [
    name,
    () => {
      rows = [after];
      return { body: { message: 'Tamam', match: after } };
    },
  ]);
  const api = stubApi({ [LIST]: () => ({ body: rows }), ...Object.fromEntries(answers) });
  renderAt(address, { '/matches': <MatchesPage /> });
  return api;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Opens the menu of the rarer actions. */
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: MENU }));
const sent = async (api: ReturnType<typeof start>, name: string) => api.named(name)[0]?.request.json();

/** What a change would change, as it is read. */
const wishes = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /^İste/.test(text));

beforeEach(signIn);

test('a proposal that waits for the player stands first and is accepted as it was seen', async () => {
  const api = start(proposal(), { 'POST matches/m1/accept': proposal({ status: 'accepted', awaits: null }) });
  const asked = within(await screen.findByRole('region', { name: 'Yanıtınızı bekleyenler' }));
  expect(asked.getByText('maç öneriyor.', { exact: false }).textContent).toBe('Ece Ak maç öneriyor.');
  expect(asked.queryByRole('button', { name: 'Ben yokum' })).toBeNull();
  await press('Kabul et');
  expect(await sent(api, 'POST matches/m1/accept')).toEqual({ version: 3 });
  const ahead = within(await screen.findByRole('region', { name: 'Gelecek maçlar' }));
  expect(ahead.getByText('Kabul edildi')).toBeTruthy();
});

test.each([
  ['Kabul et', 'accept', 'Reddet', proposal()],
  ['Varım', 'answer', MENU, proposal({ awaits: 'u5', userA: ME, userB: OTHER, playersA: [ME] })],
])('while “%s” is on its way nothing else of the match can be pressed', async (label, verb, other, row) => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  const api = stubApi({
    [LIST]: () => ({ body: [row] }),
    [`POST matches/m1/${verb}`]: () => answer.promise,
  });
  renderAt('/matches', { '/matches': <MatchesPage /> });
  await press(label);
  await press(label);
  expect((screen.getByRole('button', { name: other }) as HTMLButtonElement).disabled).toBe(true);
  expect(api.named(`POST matches/m1/${verb}`)).toHaveLength(1);
  answer.resolve({ body: { message: 'Tamam', match: row } });
  await waitFor(() =>
    expect((screen.getByRole('button', { name: other }) as HTMLButtonElement).disabled).toBe(false),
  );
});

test('a refusal is asked for once more, and the match goes to those that never came about', async () => {
  const api = start(proposal(), { 'POST matches/m1/refuse': proposal({ status: 'refused', awaits: null }) });
  await press('Reddet');
  expect(api.named('POST matches/m1/refuse')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reddet' }));
  const ended = within(await screen.findByRole('region', { name: 'Gerçekleşmeyen maçlar' }));
  expect(ended.getByText('Kabul edilmedi')).toBeTruthy();
  expect(ended.queryByRole('button')).toBeNull();
});

test('a captain finds the cancelling in the menu and is asked once more', async () => {
  const api = start(match(-1), { 'POST matches/m1/cancel': match(-1, { status: 'cancelled' }) });
  await openMenu();
  await press('İptal et');
  expect(api.named('POST matches/m1/cancel')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Maçı iptal et' }));
  expect(await screen.findByText('İptal edildi')).toBeTruthy();
});

test('a refused answer says why and shows how it stands now', async () => {
  let reads = 0;
  stubApi({
    [LIST]: () => {
      reads += 1;
      return { body: [proposal()] };
    },
    'POST matches/m1/accept': () => ({
      status: 409,
      body: { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' },
    }),
  });
  renderAt('/matches', { '/matches': <MatchesPage /> });
  await press('Kabul et');
  expect(await screen.findByText('Bu bilgiler siz bakarken değişti.')).toBeTruthy();
  await waitFor(() => expect(reads).toBe(2));
});

test('a listed player leaves, and may come back', async () => {
  const row = match(-1, { userA: player('u7', 'Can Er'), nameA: 'Kartallar', nameB: 'Şimşekler' });
  const api = start(row, { 'POST matches/m1/answer': { ...row, playersA: [], myAnswer: 'left' } });
  await screen.findByText('Kabul edildi');
  expect(screen.queryByRole('button', { name: MENU })).toBeNull();
  await press('Ben yokum');
  expect(await sent(api, 'POST matches/m1/answer')).toEqual({ answer: 'out' });
  expect(await screen.findByText('Bu maçta olmayacağınızı bildirdiniz.')).toBeTruthy();
  await press('Geri al');
  await waitFor(() => expect(api.named('POST matches/m1/answer')).toHaveLength(2));
  expect(await api.named('POST matches/m1/answer')[1]?.request.json()).toEqual({ answer: 'in' });
});

test('who did not play says so for good after the match', async () => {
  const row = match(1);
  const api = start(row, { 'POST matches/m1/answer': { ...row, playersA: [], myAnswer: 'absent' } });
  await press('Oynamadım');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/puanlar silinir. Geri alınamaz/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Oynamadım' }));
  expect(await sent(api, 'POST matches/m1/answer')).toEqual({ answer: 'out' });
  expect(await screen.findByText('Bu maçta oynamadığınızı bildirdiniz.')).toBeTruthy();
  expect(await screen.findByText('Tamam')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
});

test('a captain corrects the hour of the version that was seen; a refusal keeps what was typed', async () => {
  const date = addDays(istanbulDate(Date.now()), 2);
  const row = match(-2, { matchDate: date, version: 4 });
  let refuses = true;
  const api = stubApi({
    // Meanwhile the other captain also changes the match.
    [LIST]: () => ({ body: [api.named('PATCH matches/m1').length > 0 ? { ...row, version: 5 } : row] }),
    'GET lineups/u1': () => ({ body: [] }),
    'PATCH matches/m1': () =>
      refuses
        ? { status: 409, body: { code: 'match_twice', message: 'Aynı saate bir maçınız var.' } }
        : { body: { message: 'Değişiklik kaydedildi.', match: row } },
  });
  renderAt('/matches', { '/matches': <MatchesPage /> });
  await openMenu();
  await press('Düzelt');
  const dialog = within(screen.getByRole('dialog', { name: 'Maçı düzeltin' }));
  await userEvent.click(dialog.getByLabelText('Maç buçukta başlıyor'));
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Aynı saate bir maçınız var.')).toBeTruthy();
  expect((dialog.getByLabelText(/^Başlangıç saati/) as HTMLSelectElement).value).toBe('20:30');
  await waitFor(() => expect(api.named(LIST)).toHaveLength(2));
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.named('PATCH matches/m1')[1]?.request.json()).toEqual({
    version: 4,
    matchDate: date,
    hour: '20:30',
    matchLocation: 'Çınar Halı Saha',
  });
});

test.each([
  ['the first captain', ME, OTHER, 'Kartallar'],
  ['the other captain', OTHER, ME, 'Şahinler'],
])('as %s one keeps one’s own lineup unless another is chosen', async (_, userA, userB, own) => {
  const row = match(-2, { userA, userB, nameA: 'Kartallar', nameB: 'Şahinler' });
  stubApi({ [LIST]: () => ({ body: [row] }), 'GET lineups/u1': () => ({ body: [] }) });
  renderAt('/matches', { '/matches': <MatchesPage /> });
  await openMenu();
  await press('Düzelt');
  expect(screen.getByRole('option', { name: `Şimdiki kadro: ${own}` })).toBeTruthy();
});

test('a change that waits, a clash, and who joined whom are shown', async () => {
  start(
    match(-1, {
      adType: 'findPlayer',
      awaits: 'u5',
      change: { by: 'u1', matchDate: '2026-11-18', hour: '21:30', matchLocation: 'Kuzey Saha' },
      clashes: [{ whose: 'you', text: '20:30 için başka bir maçınız var: Göl Saha.' }],
    }),
  );
  expect(await screen.findByText('Değişiklik onay bekliyor')).toBeTruthy();
  expect(wishes()).toEqual([
    'İstediğiniz saat: 20:00 → 21:30',
    'İstediğiniz yer: Çınar Halı Saha → Kuzey Saha',
  ]);
  expect(screen.getByText('20:30 için başka bir maçınız var: Göl Saha.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Takıma katılan: Ece Ak' })).toBeTruthy();
});

test('a wished change says who wishes it and only what differs, and may be left out', async () => {
  const { matchDate, hour } = match(-1);
  const change = { by: 'u5', matchDate, hour, matchLocation: 'Kuzey Saha' };
  const row = match(-1, { awaits: 'u1', change, version: 3 });
  const api = start(row, { 'POST matches/m1/refuse': match(-1) });
  expect((await screen.findByText(/maçı değiştirmek istiyor/)).textContent).toContain('Ece Ak');
  expect(wishes()).toEqual(['İstenen yer: Çınar Halı Saha → Kuzey Saha']);
  expect(screen.getByRole('button', { name: 'Değişikliği kabul et' })).toBeTruthy();
  await press('Eski hâliyle kalsın');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Eski hâliyle kalsın' }));
  expect(await sent(api, 'POST matches/m1/refuse')).toEqual({ version: 3 });
});

test('news lead to the match itself, once', async () => {
  const live = stubLive();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const api = start(match(-1), {}, '/matches?match=m1');
  await screen.findByText('Kabul edildi');
  expect(document.querySelector('[data-wanted]')?.textContent).toContain('Çınar Halı Saha');
  expect(scrolled.mock.contexts).toEqual([document.querySelector('[data-wanted]')]);
  await live.say('matchChanged', {} as never);
  await waitFor(() => expect(api.named(LIST)).toHaveLength(2));
  await act(async () => {});
  expect(scrolled).toHaveBeenCalledOnce();
});
