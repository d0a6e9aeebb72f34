import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import { beforeEach, expect, test, vi } from 'vitest';
import { hearToasts } from '../../../../mf-shared/test/support.tsx';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { match } from '../../../test/match.ts';
import { NO_TEAMS } from './model.ts';
import { readTeams, storeTeams } from './stored.ts';
import { TeamsPage } from './TeamsPage.tsx';

const NAMES = [
  'Ali Öz',
  'Barış Kılıç',
  'Can Er',
  'Ece Ak',
  'Filiz Su',
  'Güneş Ay',
  'Hale Işık',
  'İpek Naz',
  'Jale Ün',
];
const placed = NAMES.map((fullName, at) => {
  const { position, x, y } = LINEUP_SLOTS[at] ?? { position: 'Forvet', x: 1, y: 1 };
  return { player: `f${at}`, fullName, photo: null, rating: 60 + at, position, x, y };
});
const LINEUP = { _id: 'l1', id: 'l1', name: 'Gece Kartalları', user: 'u1', players: placed, createdAt: '' };
const ANSWERS = {
  'GET friends/list': () => ({ body: [] }),
  'GET matches/u1': () => ({ body: [] }),
  'GET lineups/u1': () => ({ body: [LINEUP] }),
};

const start = () => renderAt('/teams', { '/teams': <TeamsPage /> });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const team = (name: string) => within(screen.getByRole('region', { name }));
const playersIn = (name: string) =>
  team(name)
    .getAllByRole('button')
    .map((one) => one.getAttribute('data-player'));

async function chooseLineup() {
  await userEvent.selectOptions(await screen.findByLabelText('Maçtan ya da kadrodan'), 'lineup-l1');
  await press('Oyuncuları ekle');
}
async function addGuest(name: string) {
  await userEvent.click(screen.getByText('Misafir ekle'));
  await userEvent.type(screen.getByLabelText('Misafirin adı'), `${name}{Enter}`);
  expect(screen.getByRole('button', { name: new RegExp(`^${name} .*çıkar$`) })).toBeTruthy();
}

beforeEach(() => {
  signIn();
  localStorage.clear();
});

test('players of a lineup and a guest become two teams, which a reload keeps', async () => {
  stubApi(ANSWERS);
  const { unmount } = start();
  await chooseLineup();
  await addGuest('Şükrü');
  await press('Takımları Kur');
  const focused = () => document.activeElement as HTMLElement;
  await waitFor(() =>
    expect([focused().tabIndex, focused().textContent]).toEqual([-1, expect.stringContaining('Yelekliler')]),
  );
  expect(playersIn('Yelekliler')).toHaveLength(5);
  expect(playersIn('Yeleksizler')).toHaveLength(5);
  expect(screen.getByText('Kaleci tek tarafta')).toBeTruthy();
  const before = playersIn('Yelekliler');
  unmount();
  start();
  expect(playersIn('Yelekliler')).toEqual(before);
  expect(screen.getAllByText('Şükrü').length).toBeGreaterThan(0);
});

test('the players of the match in the address are added, and going back leads to where one came from', async () => {
  stubApi({ ...ANSWERS, 'GET matches/u1': () => ({ body: [match(-1)] }) });
  const { router, location } = renderAt('/matches', {
    '/matches': <p>Maçlarım</p>,
    '/teams': <TeamsPage />,
  });
  await act(() => router.navigate('/teams?match=m1'));
  expect(await screen.findByRole('button', { name: /^Ece Ak .*çıkar$/ })).toBeTruthy();
  expect(location()).toBe('/teams');
  await act(() => router.navigate(-1));
  expect(location()).toBe('/matches');
});

test('fewer than four players make no teams, and the page says so', async () => {
  stubApi(ANSWERS);
  start();
  await addGuest('Şükrü');
  await press('Takımları Kur');
  expect(await screen.findByText('En az 4 oyuncu seçin.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Yelekliler' })).toBeNull();
  for (const name of [' Ali ', 'Ece', 'Can']) {
    await userEvent.type(screen.getByLabelText('Misafirin adı'), `${name}{Enter}`);
  }
  expect(readTeams('u1').members.map(({ fullName }) => fullName)).toEqual(['Şükrü', 'Ali', 'Ece', 'Can']);
  await press('Takımları Kur');
  expect(playersIn('Yelekliler')).toHaveLength(2);
});

test('two presses swap, undo brings back, another mix changes the teams', async () => {
  stubApi(ANSWERS);
  start();
  await chooseLineup();
  await addGuest('Şükrü');
  await press('Takımları Kur');
  const [before, others] = [playersIn('Yelekliler'), playersIn('Yeleksizler')];
  const button = (id: string | null | undefined) =>
    document.querySelector<HTMLElement>(`[data-player="${id}"]`) as HTMLElement;
  await userEvent.click(button(before[0]));
  expect(button(before[0]).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button(others[0]));
  expect(playersIn('Yelekliler')).toContain(others[0]);
  expect(document.activeElement).toBe(button(before[0]));
  expect(screen.getByText(/yer değiştirdi\./)).toBeTruthy();
  expect(document.querySelector('[data-player][aria-pressed="true"]')).toBeNull();
  await userEvent.click(button(before[0]));
  await userEvent.keyboard('{Escape}');
  expect(button(before[0]).getAttribute('aria-pressed')).toBe('false');
  await press('Geri al');
  expect(playersIn('Yelekliler')).toEqual(before);
  await press('Yeniden karıştır');
  expect([...playersIn('Yelekliler')].sort()).not.toEqual([...before].sort());
});

test('a mouse takes a player to somebody of the other team, or into it, and nowhere within the own', async () => {
  stubApi(ANSWERS);
  start();
  await chooseLineup();
  await press('Takımları Kur');
  const [before, others] = [playersIn('Yelekliler'), playersIn('Yeleksizler')];
  const button = (id: string | null | undefined) =>
    document.querySelector<HTMLElement>(`[data-player="${id}"]`) as HTMLElement;
  const drag = (id: string | null | undefined, target: HTMLElement) => {
    const held = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, text: string) => held.set(kind, text),
      getData: (kind: string) => held.get(kind) ?? '',
    };
    fireEvent.dragStart(button(id), { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
  };
  drag(before[0], button(before[1]));
  drag(before[0], screen.getByRole('region', { name: 'Yelekliler' }));
  fireEvent.drop(button(before[0]), { dataTransfer: { getData: () => 'somebody-else' } });
  expect([playersIn('Yelekliler'), playersIn('Yeleksizler')]).toEqual([before, others]);
  drag(before[0], button(others[0]));
  expect(playersIn('Yelekliler')).toContain(others[0]);
  expect(playersIn('Yeleksizler')).toContain(before[0]);
  drag(before[0], screen.getByRole('region', { name: 'Yelekliler' }));
  expect(playersIn('Yelekliler')).toContain(before[0]);
  expect(playersIn('Yelekliler')).toHaveLength(before.length + 1);
});

test('a player goes over alone, with the keyboard’s place', async () => {
  stubApi(ANSWERS);
  start();
  await chooseLineup();
  await press('Takımları Kur');
  const [one] = playersIn('Yelekliler');
  await userEvent.click(document.querySelector(`[data-player="${one}"]`) as Element);
  await press('Karşıya al');
  expect(playersIn('Yeleksizler')).toContain(one);
  expect(document.activeElement?.getAttribute('data-player')).toBe(one);
  expect(screen.getByText(/artık Yeleksizler takımında\./)).toBeTruthy();
});

test('the last place is filled without a word, one more is refused', async () => {
  stubApi(ANSWERS);
  const members = Array.from({ length: 21 }, (_, at) => ({
    ...{ id: `m${at}`, fullName: `Oyuncu ${at}`, rating: 60, position: null, guest: false },
  }));
  storeTeams('u1', { ...NO_TEAMS, members });
  start();
  const heard = hearToasts();
  await addGuest('Şükrü');
  expect(heard).toEqual([]);
  await userEvent.type(screen.getByLabelText('Misafirin adı'), 'Kaan{Enter}');
  expect(heard).toEqual(['En fazla 22 oyuncu seçebilirsiniz.']);
  expect(readTeams('u1').members).toHaveLength(22);
});

test('who was locked is free once all are taken out', async () => {
  stubApi(ANSWERS);
  start();
  await chooseLineup();
  await press('Takımları Kur');
  await userEvent.click(document.querySelector('[data-player]') as Element);
  await press('Kilitle');
  await userEvent.click(screen.getByText(/^Oyuncuları düzenle/));
  await press('Hepsini çıkar');
  expect(readTeams('u1')).toEqual(NO_TEAMS);
});

test('a locked player stays in the team while others change', async () => {
  stubApi(ANSWERS);
  start();
  await chooseLineup();
  await press('Takımları Kur');
  const [one] = playersIn('Yelekliler');
  await userEvent.click(document.querySelector(`[data-player="${one}"]`) as Element);
  await press('Kilitle');
  for (let i = 0; i < 4; i++) {
    await press('Yeniden karıştır');
    expect(playersIn('Yelekliler')).toContain(one);
  }
});

test('both teams are saved as lineups; a guest is named as staying out', async () => {
  const api = stubApi({
    ...ANSWERS,
    'GET users/search': () => ({
      body: { users: [{ ...PLAYER, id: 'f9', fullName: 'Kaan Us' }], nextCursor: null },
    }),
    'POST lineups': () => ({ status: 201, body: { message: 'Kadro oluşturuldu.', lineup: LINEUP } }),
  });
  start();
  await chooseLineup();
  await userEvent.type(screen.getByLabelText('Arkadaş ya da oyuncu ara'), 'Kaan');
  await userEvent.click(await screen.findByRole('button', { name: /^Kaan Us/ }));
  await addGuest('Şükrü');
  await press('Takımları Kur');
  await press('Kadro olarak kaydet');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Şükrü üye olmadığı için/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'İki kadroyu kaydet' }));
  await vi.waitFor(() => expect(api.named('POST lineups')).toHaveLength(2));
  const sent = await Promise.all(api.named('POST lineups').map(({ request }) => request.json()));
  expect(sent.map((one) => one.name)).toEqual(['Yelekliler', 'Yeleksizler']);
  const ids = sent.flatMap((one) => one.players.map(({ player }: { player: string }) => player));
  expect(ids.sort()).toEqual(Array.from({ length: 10 }, (_, at) => `f${at}`));
  expect(await screen.findByText('İki kadro kaydedildi.')).toBeTruthy();
});

test('fewer than five with an account cannot be saved, and the dialog says so', async () => {
  const api = stubApi(ANSWERS);
  start();
  await chooseLineup();
  await addGuest('Şükrü');
  await press('Takımları Kur');
  await press('Kadro olarak kaydet');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Kadro için en az 5 kayıtlı oyuncu gerekir; .* takımında 4 var\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'İki kadroyu kaydet' }));
  expect(api.named('POST lineups')).toEqual([]);
});

test('a lineup saved before the other one failed is not saved twice; another name takes the failure away', async () => {
  let calls = 0;
  const api = stubApi({
    ...ANSWERS,
    'GET users/search': () => ({
      body: { users: [{ ...PLAYER, id: 'f9', fullName: 'Kaan Us' }], nextCursor: null },
    }),
    'POST lineups': () =>
      ++calls === 2
        ? { status: 500, body: { message: 'x', code: 'internal' } }
        : { status: 201, body: { message: 'Kadro oluşturuldu.', lineup: LINEUP } },
  });
  start();
  await chooseLineup();
  await userEvent.type(screen.getByLabelText('Arkadaş ya da oyuncu ara'), 'Kaan');
  await userEvent.click(await screen.findByRole('button', { name: /^Kaan Us/ }));
  await press('Takımları Kur');
  await press('Kadro olarak kaydet');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'İki kadroyu kaydet' }));
  expect(await dialog.findByText('Hata oluştu.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('İkinci kadronun adı'), ' B');
  expect(dialog.queryByRole('alert')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'İki kadroyu kaydet' }));
  expect(await screen.findByText('İki kadro kaydedildi.')).toBeTruthy();
  const names = await Promise.all(
    api.named('POST lineups').map(async ({ request }) => (await request.json()).name),
  );
  expect(names).toEqual(['Yelekliler', 'Yeleksizler', 'Yeleksizler B']);
});

test('the teams go to the clipboard as a message', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  stubApi(ANSWERS);
  start();
  await chooseLineup();
  await press('Takımları Kur');
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  fireEvent.click(screen.getByText('Metni kopyala'));
  expect(await screen.findByText('Takımlar kopyalandı.')).toBeTruthy();
  expect(writeText.mock.calls[0]?.[0]).toContain('Yeleksizler (');
});
