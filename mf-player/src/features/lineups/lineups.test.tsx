import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lineup } from 'mf-shared/contracts/lineups';
import { beforeEach, expect, test } from 'vitest';
import { later, PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { CreateLineupPage } from './CreateLineupPage.tsx';
import { LineupsPage } from './LineupsPage.tsx';

const RULE = 'En az 5 oyuncu seçin ve kadroya isim verin.';
const friend = (id: string, fullName: string) => {
  const otherUser = { _id: id, id, fullName, photo: null, position: 'Bek', city: null };
  return { _id: `f-${id}`, id: `f-${id}`, otherUser, sender: otherUser, status: 'accepted', createdAt: '' };
};
const FRIENDS = ['Ali Öz', 'Ece Ak', 'Umut Işık', 'Can Er', 'Nil Su'].map((name, i) => friend(`p${i}`, name));
const lineup = (id: string, name: string): Lineup => ({
  _id: id,
  id,
  name,
  user: PLAYER.id,
  createdAt: '2026-11-18T11:00:00Z',
  players: [
    { player: 'a', position: 'Kaleci', x: 50, y: 91, fullName: 'Ali Öz', photo: null, rating: 60 },
    { player: 'b', position: 'Forvet', x: 50, y: 11, fullName: 'Ece Ak', photo: null, rating: 70 },
  ],
});

beforeEach(signIn);

const list = () => renderAt('/lineups', { '/lineups': <LineupsPage />, '/lineups/create': <p>board</p> });
const create = (query = '') =>
  renderAt(`/lineups/create${query}`, { '/lineups/create': <CreateLineupPage />, '/lineups': <p>list</p> });
const pool = async () => within(await screen.findByRole('list', { name: 'Oyuncular' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kadroyu Kaydet' }));

/** Puts players on free places with the keyboard. */
async function place(names: readonly string[]) {
  for (const name of names) {
    (await (await pool()).findByRole('button', { name: new RegExp(name) })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
  }
}

test('lineups are drawn, with their strength', async () => {
  stubApi({ 'GET lineups/u1': () => ({ body: [lineup('l1', 'Kartallar')] }) });
  list();
  const card = within(await screen.findByRole('list', { name: 'Kartallar, dizilişi' }));
  expect(card.getByText('Kaleci: Ali Öz, puanı 60')).toBeTruthy();
  expect(screen.getByText('2 oyuncu').closest('li')?.textContent).toContain('2 oyuncu, Güç 65');
});

test('a lineup goes after one question', async () => {
  let rows = [lineup('l1', 'Kartallar'), lineup('l2', 'Şahinler')];
  const api = stubApi({
    'GET lineups/u1': () => ({ body: rows }),
    'DELETE lineups/l1': () => {
      rows = rows.slice(1);
      return { body: { message: 'Kadro silindi.' } };
    },
  });
  list();
  await userEvent.click(await screen.findByRole('button', { name: 'Kartallar kadrosunu sil' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Bu kadroyu silmek istediğine emin misin?')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  expect(api.named('DELETE lineups/l1')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Kartallar kadrosunu sil' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Kadro silindi.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kartallar' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Şahinler' })).toBeTruthy();
});

test('a lineup in use stays, with the reason', async () => {
  const message = 'Bu kadro yayındaki ilanınızda kullanılıyor. Önce ilanı kaldırın.';
  stubApi({
    'GET lineups/u1': () => ({ body: [lineup('l1', 'Kartallar')] }),
    'DELETE lineups/l1': () => ({ status: 409, body: { code: 'lineup_in_use', message } }),
  });
  list();
  await userEvent.click(await screen.findByRole('button', { name: 'Kartallar kadrosunu sil' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kartallar kadrosunu sil' })).toBeTruthy();
});

test('without lineups the way to the first one shows; a failed load can be tried again', async () => {
  let fails = true;
  stubApi({
    'GET lineups/u1': () =>
      fails ? { status: 500, body: { code: 'internal', message: 'x' } } : { body: [] },
  });
  list();
  const again = await screen.findByRole('button', { name: 'Tekrar dene' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Henüz kadronuz yok.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'İlk kadronuzu kurun' }).getAttribute('href')).toBe(
    '/lineups/create',
  );
});

test('too few players or no name: the rule is said and nothing is sent', async () => {
  const api = stubApi({ 'GET friends/list': () => ({ body: FRIENDS }) });
  create();
  await place(['Ali Öz', 'Ece Ak', 'Umut Işık', 'Can Er']);
  await userEvent.type(screen.getByLabelText(/^Kadro adı/), 'Dörtlü');
  await save();
  expect(screen.getByText(RULE)).toBeTruthy();
  await place(['Nil Su']);
  await userEvent.clear(screen.getByLabelText(/^Kadro adı/));
  await save();
  expect(screen.getByText(RULE)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Kadro adı/));
  expect(api.named('POST lineups')).toEqual([]);
});

test('five friends and a name become one lineup, and one goes where one came from', async () => {
  const answer = later<{ status: number; body: unknown }>();
  const api = stubApi({
    'GET friends/list': () => ({ body: FRIENDS }),
    'POST lineups': () => answer.promise,
  });
  const view = create(`?next=${encodeURIComponent('/lineups?new={lineup}')}`);
  await place(FRIENDS.map((one) => one.otherUser.fullName));
  expect(screen.queryByText(/Henüz arkadaşınız yok/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Kadro adı/), ' Beşli ');
  await save();
  fireEvent.submit(screen.getByLabelText(/^Kadro adı/).closest('form') as HTMLFormElement);
  answer.resolve({ status: 201, body: { message: 'Kadro oluşturuldu.', lineup: lineup('l9', 'Beşli') } });
  expect(await screen.findByText('Kadro oluşturuldu.')).toBeTruthy();
  expect([view.location(), view.router.state.historyAction]).toEqual(['/lineups?new=l9', 'REPLACE']);
  const sent = await api.named('POST lineups')[0]?.request.json();
  expect(api.named('POST lineups')).toHaveLength(1);
  expect(sent.name).toBe('Beşli');
  expect(sent.players).toHaveLength(5);
  expect(sent.players).toContainEqual({ player: 'p0', position: 'Bek', x: 14, y: 69 });
});

test.each(['//example.test', '/\\example.test', '/\t/example.test'])(
  '%j is no way out of the site',
  async (next) => {
    stubApi({
      'GET friends/list': () => ({ body: FRIENDS }),
      'POST lineups': () => ({
        status: 201,
        body: { message: 'Kadro oluşturuldu.', lineup: lineup('l9', 'Beşli') },
      }),
    });
    const view = create(`?next=${encodeURIComponent(next)}`);
    await place(FRIENDS.map((one) => one.otherUser.fullName));
    await userEvent.type(screen.getByLabelText(/^Kadro adı/), 'Beşli');
    await save();
    await waitFor(() => expect(view.location()).toBe('/lineups'));
  },
);

test('a lineup that is kept once one has left leads nobody away', async () => {
  const answer = later<{ status: number; body: unknown }>();
  stubApi({ 'GET friends/list': () => ({ body: FRIENDS }), 'POST lineups': () => answer.promise });
  const view = create();
  await place(FRIENDS.map((one) => one.otherUser.fullName));
  await userEvent.type(screen.getByLabelText(/^Kadro adı/), 'Beşli');
  await save();
  await act(() => view.router.navigate('/elsewhere'));
  answer.resolve({ status: 201, body: { message: 'Kadro oluşturuldu.', lineup: lineup('l9', 'Beşli') } });
  expect(await screen.findByText('Kadro oluşturuldu.')).toBeTruthy();
  expect(view.location()).toBe('/elsewhere');
});

test('a failed save says so and keeps name and places', async () => {
  const answer = later<{ body: unknown }>();
  const answers = [{ status: 500, body: {} }, answer.promise];
  stubApi({
    'GET friends/list': () => ({ body: FRIENDS }),
    'POST lineups': () => answers.shift() ?? answer.promise,
  });
  create();
  await place(FRIENDS.map((one) => one.otherUser.fullName));
  await userEvent.type(screen.getByLabelText(/^Kadro adı/), 'Beşli');
  await save();
  expect(await screen.findByText('Hata oluştu.')).toBeTruthy();
  expect((screen.getByLabelText(/^Kadro adı/) as HTMLInputElement).value).toBe('Beşli');
  expect(screen.getByRole('button', { name: 'Sol bek: Ali Öz' })).toBeTruthy();
  await save();
  expect(screen.queryByText('Hata oluştu.')).toBeNull();
});

test('a player who has a place is refused another one', async () => {
  stubApi({ 'GET friends/list': () => ({ body: FRIENDS }) });
  create();
  await place(['Ali Öz']);
  await userEvent.click((await pool()).getByRole('button', { name: /Ali Öz/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Forvet: boş' }));
  expect(await screen.findByText('Bu oyuncu zaten başka bir pozisyonda seçilmiş!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Forvet: boş' })).toBeTruthy();
});

test('oneself stands ready without friends, and others are found by name', async () => {
  const api = stubApi({
    'GET friends/list': () => ({ body: [] }),
    'GET users/search': () => ({
      body: { users: [{ ...PLAYER, id: 'u7', _id: 'u7', fullName: 'İsmail Çağ' }], nextCursor: null },
    }),
  });
  create();
  expect(await (await pool()).findByRole('button', { name: /Çağrı Işıklı/ })).toBeTruthy();
  expect(await screen.findByText(/Henüz arkadaşınız yok/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Oyuncu ara'), 'ism');
  expect(await (await pool()).findByRole('button', { name: /İsmail Çağ/ })).toBeTruthy();
  expect((await pool()).queryByRole('button', { name: /Çağrı/ })).toBeNull();
  expect(screen.queryByText(/Henüz arkadaşınız yok/)).toBeNull();
  expect(api.named('GET users/search')[0]?.url.searchParams.get('name')).toBe('ism');
});

test('one letter finds nobody yet, so that nothing is said of it; a name of spaces is none', async () => {
  stubApi({
    'GET friends/list': () => ({ body: FRIENDS }),
    'GET users/search': () => ({ body: { users: [], nextCursor: null } }),
  });
  create();
  await place(FRIENDS.map((one) => one.otherUser.fullName));
  await userEvent.type(screen.getByLabelText(/^Kadro adı/), '  ');
  await save();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Kadro adı/));
  await userEvent.type(screen.getByLabelText('Oyuncu ara'), 'x');
  expect(screen.queryByText('Sonuç bulunamadı.')).toBeNull();
  await userEvent.type(screen.getByLabelText('Oyuncu ara'), 'q');
  expect(await screen.findByText('Sonuç bulunamadı.')).toBeTruthy();
});

test('friends who could not be read are read again by a press', async () => {
  let status = 500;
  stubApi({ 'GET friends/list': () => ({ status, body: status === 200 ? [] : {} }) });
  create();
  expect(await screen.findByText('Arkadaşlarınız alınamadı.')).toBeTruthy();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(/Henüz arkadaşınız yok/)).toBeTruthy();
  expect(screen.queryByText('Arkadaşlarınız alınamadı.')).toBeNull();
});
