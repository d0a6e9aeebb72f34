import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FriendLink, Friendship } from 'mf-shared/contracts/friends';
import { realtime } from 'mf-shared/realtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { later, PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { FriendsPage } from './FriendsPage.tsx';

const person = (id: string, fullName: string) => ({
  _id: id,
  id,
  fullName,
  photo: null,
  position: 'Kanat',
  city: 'Isparta',
});
const ME = person(PLAYER.id, PLAYER.fullName);
const CAN = person('u2', 'Can Öz');

const link = (status: 'pending' | 'accepted', sender = CAN): FriendLink => ({
  _id: 'f1',
  id: 'f1',
  otherUser: CAN,
  sender,
  status,
  createdAt: '2026-11-18T11:00:00Z',
});
const strangers: Friendship = { userId: 'u2', status: 'none', direction: null, id: null, _id: null };
const friends: Friendship = { userId: 'u2', status: 'accepted', direction: null, id: 'f1', _id: 'f1' };

/** A server with one link, or none. */
function server(first: FriendLink | null) {
  let held = first;
  const api = stubApi({
    'GET friends/list': () => ({ body: held?.status === 'accepted' ? [held] : [] }),
    'GET friends/pending': (_, url) => {
      const sent = url.searchParams.get('direction') === 'sent';
      const mine = held?.status === 'pending' && (held.sender.id === PLAYER.id) === sent;
      return { body: mine ? [held] : [] };
    },
    'POST friends/accept/f1': () => {
      held = link('accepted');
      return { body: { message: 'Artık arkadaşsınız!', friendship: friends } };
    },
    'POST friends/reject/f1': () => {
      held = null;
      return { body: { message: 'Arkadaşlık isteği reddedildi.', friendship: strangers } };
    },
    'POST friends/withdraw/f1': () => {
      held = null;
      return { body: { message: 'Arkadaşlık isteği geri çekildi.', friendship: strangers } };
    },
    'DELETE friends/f1': () => {
      held = null;
      return { body: { message: 'Arkadaşlıktan çıkarıldı.', friendship: strangers } };
    },
  });
  return {
    ...api,
    hold: (next: FriendLink | null) => {
      held = next;
    },
  };
}

const start = () => renderAt('/friends', { '/friends': <FriendsPage /> });
const region = (name: RegExp | string) => screen.findByRole('region', { name });

beforeEach(signIn);

test('without friends it says so and leads to the search', async () => {
  server(null);
  start();
  expect(await screen.findByText('Henüz arkadaşınız yok.')).toBeTruthy();
  for (const search of screen.getAllByRole('link', { name: 'Arkadaş Ara' })) {
    expect(search.getAttribute('href')).toBe('/friend-search');
  }
  expect(screen.queryByText(/Gelen istekler/)).toBeNull();
});

test('an accepted request moves among the friends, and the keyboard keeps its place', async () => {
  server(link('pending'));
  start();
  const received = await region('Gelen istekler (1)');
  await userEvent.click(within(received).getByRole('button', { name: 'Kabul et: Can Öz' }));
  expect(await screen.findByText('Artık arkadaşsınız!')).toBeTruthy();
  const list = await region('Arkadaşlarınız');
  const row = await within(list).findByRole('listitem');
  expect(within(row).getByRole('button', { name: 'Diğer işlemler: Can Öz' })).toBeTruthy();
  expect(
    within(row)
      .getByRole('link', { name: /^Mesajlaş/ })
      .getAttribute('href'),
  ).toBe('/chat?receiverId=u2&receiverModel=User');
  expect(await screen.findByText('Bütün istekleri yanıtladınız.')).toBeTruthy();
  const heading = screen.getByRole('heading', { name: 'Gelen istekler (0)' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a rejected request is gone', async () => {
  const api = server(link('pending'));
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Reddet: Can Öz' }));
  expect(await screen.findByText('Arkadaşlık isteği reddedildi.')).toBeTruthy();
  expect(await screen.findByText('Bütün istekleri yanıtladınız.')).toBeTruthy();
  expect(api.named('POST friends/reject/f1')).toHaveLength(1);
});

test('ending a friendship asks once', async () => {
  const api = server(link('accepted'));
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Diğer işlemler: Can Öz' }));
  await userEvent.click(screen.getByRole('button', { name: 'Arkadaşlıktan Çıkar' }));
  expect(api.named('DELETE friends/f1')).toEqual([]);
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Arkadaşlıktan Çıkar' }));
  expect(await screen.findByText('Henüz arkadaşınız yok.')).toBeTruthy();
});

test('sent requests are read when they are asked for, and may be taken back', async () => {
  const api = server(link('pending', ME));
  start();
  await screen.findByText('Henüz arkadaşınız yok.');
  const asked = () => api.calls.filter((call) => call.url.searchParams.get('direction') === 'sent');
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByText('Gönderdiğiniz istekler'));
  await userEvent.click(await screen.findByRole('button', { name: 'Geri çek: Can Öz' }));
  expect(await screen.findByText('Yanıt bekleyen bir isteğiniz yok.')).toBeTruthy();
});

test('a request that arrives meanwhile appears by itself', async () => {
  const listeners: ((data: Friendship) => void)[] = [];
  vi.spyOn(realtime, 'on').mockImplementation((event, listener) => {
    if (event === 'friendshipChanged') listeners.push(listener as (data: Friendship) => void);
    return () => {};
  });
  const api = server(null);
  start();
  await screen.findByText('Henüz arkadaşınız yok.');
  api.hold(link('pending'));
  act(() => {
    for (const hear of listeners) hear({ ...friends, status: 'pending', direction: 'received' });
  });
  expect(await region('Gelen istekler (1)')).toBeTruthy();
});

test('a request that its sender takes back leaves the keyboard where it is', async () => {
  const live = stubLive();
  const ece = person('u3', 'Ece Ak');
  let received = [link('pending'), { ...link('pending', ece), _id: 'f2', id: 'f2', otherUser: ece }];
  stubApi({
    'GET friends/list': () => ({ body: [] }),
    'GET friends/pending': () => ({ body: received }),
  });
  start();
  const button = await screen.findByRole('button', { name: 'Kabul et: Ece Ak' });
  act(() => button.focus());
  received = received.slice(1);
  await live.say('friendshipChanged', strangers as never);
  await waitFor(() => expect(screen.queryByText('Can Öz')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('an answer shows before the server has given its own, and is taken back when that is no', async () => {
  const answer = later<{ status: number; body: unknown }>();
  stubApi({
    'GET friends/list': () => ({ body: [] }),
    'GET friends/pending': () => ({ body: [link('pending')] }),
    'POST friends/accept/f1': () => answer.promise,
    'GET friends/status/u2': () => ({ body: strangers }),
  });
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Kabul et: Can Öz' }));
  expect(await screen.findByText('Arkadaşsınız')).toBeTruthy();
  answer.resolve({
    status: 404,
    body: { code: 'friend_request_not_found', message: 'Bu arkadaşlık isteği artık yok.' },
  });
  expect(await screen.findByText('Bu arkadaşlık isteği artık yok.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Arkadaşsınız')).toBeNull());
});

test('lists that cannot be read say so, each for itself', async () => {
  stubApi({ 'GET friends/pending': () => ({ body: [] }) });
  start();
  expect(await screen.findByText('Arkadaşlarınız alınamadı.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeTruthy();
});
