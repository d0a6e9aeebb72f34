import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Friendship } from 'mf-shared/contracts/friends';
import { beforeEach, expect, test } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { UserPage } from '../profile/UserPage.tsx';
import { FriendButton } from './FriendButton.tsx';
import { FriendSearchPage } from './FriendSearchPage.tsx';

const player = (id: string, fullName: string) => ({ ...PLAYER, _id: id, id, fullName });
const stands = (userId: string, more: Partial<Friendship> = {}): Friendship => ({
  userId,
  status: 'none',
  direction: null,
  id: null,
  _id: null,
  ...more,
});
const STATES = [
  stands('u2'),
  stands('u3', { status: 'pending', direction: 'sent', id: 'f3', _id: 'f3' }),
  stands('u4', { status: 'pending', direction: 'received', id: 'f4', _id: 'f4' }),
  stands('u5', { status: 'accepted', id: 'f5', _id: 'f5' }),
];
const PEOPLE = ['u2', 'u3', 'u4', 'u5'].map((id) => player(id, `Oyuncu ${id}`));

const server = () =>
  stubApi({
    'GET users/search': () => ({ body: { users: [PLAYER, ...PEOPLE], nextCursor: null } }),
    'GET friends/statuses': () => ({ body: STATES }),
    'GET friends/status/u2': () => ({ body: STATES[0] }),
    'GET users/u1': () => ({ body: PLAYER }),
    'GET users/u2': () => ({ body: PEOPLE[0] }),
    'GET friends/list': () => ({ body: [] }),
    'GET friends/pending': () => ({ body: [] }),
    'POST friends/add': () => ({
      status: 201,
      body: {
        message: 'Arkadaşlık isteği gönderildi!',
        friendship: stands('u2', { status: 'pending', direction: 'sent', id: 'f2', _id: 'f2' }),
      },
    }),
  });
const start = (address = '/friend-search') => renderAt(address, { '/friend-search': <FriendSearchPage /> });
const row = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

beforeEach(signIn);

test('shows how the player stands to everybody found, with one call for all, and hides the player', async () => {
  const api = server();
  start();
  await screen.findByText('Oyuncu u2');
  expect(within(row('Oyuncu u2')).getByRole('button', { name: /^Arkadaş Ekle/ })).toBeTruthy();
  expect(within(row('Oyuncu u3')).getByText('İstek gönderildi')).toBeTruthy();
  expect(within(row('Oyuncu u4')).getByRole('button', { name: /^Kabul et/ })).toBeTruthy();
  expect(within(row('Oyuncu u5')).getByText('Arkadaşsınız')).toBeTruthy();
  expect(screen.queryByText(PLAYER.fullName)).toBeNull();
  expect(api.calls.map((call) => call.name)).toEqual(['GET users/search', 'GET friends/statuses']);
  expect(api.calls[1]?.url.searchParams.get('ids')).toBe('u2,u3,u4,u5');
});

test('adding says so and changes the button', async () => {
  const api = server();
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Arkadaş Ekle: Oyuncu u2' }));
  expect(await screen.findByText('Arkadaşlık isteği gönderildi!')).toBeTruthy();
  expect(within(row('Oyuncu u2')).getByText('İstek gönderildi')).toBeTruthy();
  expect(await api.named('POST friends/add')[0]?.request.json()).toEqual({ receiverId: 'u2' });
  expect(within(row('Oyuncu u2')).getByRole('group', { name: /^Arkadaşlık/ })).toBe(document.activeElement);
});

test.each([
  ['a refusal shows how they stand now', { status: 409, body: { code: 'already_friends', message: 'x' } }, 1],
  ['a broken connection asks nothing more', null, 0],
])('%s', async (_, answer, asked) => {
  const api = stubApi({
    'GET users/search': () => ({ body: { users: PEOPLE, nextCursor: null } }),
    'GET friends/statuses': () => ({ body: STATES }),
    'GET friends/status/u2': () => ({ body: stands('u2', { status: 'accepted', id: 'f2', _id: 'f2' }) }),
    'POST friends/add': () => {
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Arkadaş Ekle: Oyuncu u2' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  if (asked) expect(await within(row('Oyuncu u2')).findByText('Arkadaşsınız')).toBeTruthy();
  else expect(await within(row('Oyuncu u2')).findByRole('button', { name: /^Arkadaş Ekle/ })).toBeTruthy();
  expect(api.named('GET friends/status/u2')).toHaveLength(asked);
});

test('name and city stand in the address and are asked for', async () => {
  const api = server();
  const { location } = start(`/friend-search?city=${encodeURIComponent('Muğla')}&name=is`);
  await screen.findByText('Oyuncu u2');
  const asked = () => api.named('GET users/search').at(-1)?.url.searchParams;
  expect([asked()?.get('city'), asked()?.get('name')]).toEqual(['Muğla', 'is']);
  await userEvent.type(screen.getByLabelText('Oyuncunun adı'), 'ı ');
  await waitFor(() => expect(asked()?.get('name')).toBe('isı'));
  await userEvent.selectOptions(screen.getByLabelText('Şehir:'), '');
  await waitFor(() => expect(asked()?.get('city')).toBeNull());
  expect(location()).toBe(`/friend-search?name=${encodeURIComponent('isı')}`);
});

test('a single player who is found is asked about too', async () => {
  stubApi({
    'GET users/search': () => ({ body: { users: [PLAYER, PEOPLE[1]], nextCursor: null } }),
    'GET friends/statuses': () => ({ body: [STATES[1]] }),
  });
  start();
  expect(await screen.findByText('İstek gönderildi')).toBeTruthy();
});

test('nobody found is said', async () => {
  stubApi({ 'GET users/search': () => ({ body: { users: [], nextCursor: null } }) });
  start();
  expect(await screen.findByText('Sonuç bulunamadı.')).toBeTruthy();
});

test('an empty page is not taken for nobody while there are more', async () => {
  stubApi({
    'GET users/search': (_, url) => ({
      body: url.searchParams.has('cursor')
        ? { users: [PEOPLE[0]], nextCursor: null }
        : { users: [], nextCursor: 'c2' },
    }),
    'GET friends/statuses': () => ({ body: STATES }),
  });
  start();
  const more = await screen.findByRole('button', { name: 'Daha fazla göster' });
  expect(screen.queryByText('Sonuç bulunamadı.')).toBeNull();
  await userEvent.click(more);
  expect(await screen.findByText('Oyuncu u2')).toBeTruthy();
});

test('the page of another player offers to add, the own one does not', async () => {
  server();
  const screens = { '/user/:userId': <UserPage /> };
  const { unmount } = renderAt('/user/u2', screens);
  await userEvent.click(await screen.findByRole('button', { name: /^Arkadaş Ekle/ }));
  expect(await screen.findByText('Arkadaşlık isteği gönderildi!')).toBeTruthy();
  expect(screen.getByText('İstek gönderildi')).toBeTruthy();
  unmount();
  renderAt('/user/u1', screens);
  expect(await screen.findByRole('heading', { level: 1, name: PLAYER.fullName })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Arkadaşlık/ })).toBeNull();
});

test('a friendship that could not be read is read again by a press', async () => {
  let answer: unknown;
  stubApi({ 'GET friends/status/u2': () => (answer ? { body: answer } : { status: 500, body: {} }) });
  renderAt('/', { '/': <FriendButton userId="u2" fullName="Can Öz" /> });
  const again = await screen.findByRole('button', { name: 'Arkadaşlık durumunu yeniden al' });
  answer = STATES[0];
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Arkadaş Ekle: Can Öz' })).toBeTruthy();
});

test('a second press waits for the answer to the first', async () => {
  const api = stubApi({
    'GET friends/status/u2': () => ({ body: STATES[0] }),
    'POST friends/add': () => new Promise(() => {}),
  });
  renderAt('/', { '/': <FriendButton userId="u2" fullName="Can Öz" /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Arkadaş Ekle: Can Öz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Geri çek: Can Öz' }));
  expect(api.calls.map(({ name }) => name)).toEqual(['GET friends/status/u2', 'POST friends/add']);
});
