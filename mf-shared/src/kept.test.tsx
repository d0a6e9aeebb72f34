import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { stubLive } from '../test/live.ts';
import { renderAt, stubApi } from '../test/support.tsx';
import { CalendarFeedPanel } from './calendar-feed/index.ts';
import { ChatPage } from './chat/index.ts';
import { NotificationsPage } from './notifications/index.ts';
import { BlockedPanel } from './safety/index.ts';
import { SecurityPanels } from './security/index.ts';

const AT = '2026-11-18T18:05:00.000Z';
const both = (id: string) => ({ _id: id, id });
const READS = {
  'GET blocks': () => [{ ...both('ali'), type: 'User', name: 'Ali Öz', photo: null, createdAt: AT }],
  'GET account/sessions': () => [
    { ...both('s1'), device: 'Chrome', role: 'business', createdAt: 0, lastUsedAt: 0, current: true },
  ],
  'GET account/second-factor': () => ({
    ...{ enabled: true, required: false, totp: true, recoveryCodesLeft: 9, passkeys: [] },
  }),
  'GET calendar/feed': () => ({ url: 'https://topla.test/x.ics' }),
  'GET notifications': () => [
    {
      ...both('n'),
      kind: 'friend_request',
      topic: 'friends',
      text: 'Haber',
      link: '/',
      createdAt: 0,
      readAt: 0,
    },
  ],
  'GET notifications/preferences': () => ({
    preferences: [{ topic: 'messages', push: true, mail: false }],
    ...{ mailAvailable: true, pushAvailable: false },
  }),
  'GET messages/chat-list-business': () => [
    {
      ...both('ali'),
      name: 'Ali Öz',
      type: 'User',
      photo: null,
      lastMessage: 'Merhaba',
      lastAt: AT,
      unread: 0,
    },
  ],
  'GET messages/history-business/ali': () => [
    {
      ...{ ...both('m1'), sender: 'ali', senderModel: 'User', receiver: 'b1', receiverModel: 'Business' },
      ...{ content: 'Görüşürüz', createdAt: AT, readAt: AT, clientId: null },
    },
  ],
};

beforeEach(() => {
  stubLive();
  useSession.setState({
    status: 'ready',
    user: null,
    business: { id: 'b1', email: 'a@b.test', role: 'business', isActive: true },
  });
});

function Again() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      All anew
    </button>
  );
}

it.each<[string, ReactNode, shown: string, address?: string, press?: string]>([
  ['whom one blocked', <BlockedPanel key="b" />, 'Ali Öz'],
  ['the devices', <SecurityPanels key="s" />, 'Chrome'],
  ['the second step', <SecurityPanels key="s" />, 'Açık'],
  [
    'the address of a calendar',
    <CalendarFeedPanel key="c" path="calendar/feed" title="Takvim" lead="" warning="" />,
    'Takvimimde aç',
    '/',
    'Takvim bağlantımı göster',
  ],
  ['the news', <NotificationsPage key="n" />, 'Haber'],
  ['the preferences', <NotificationsPage key="n" />, 'E-posta', '/#tercihler'],
  ['the conversations', <ChatPage key="l" side="Business" />, 'Merhaba'],
  ['a conversation', <ChatPage key="h" side="Business" />, 'Görüşürüz', '/?receiverId=ali'],
])('%s: what was read stays, and nothing is said, where it cannot be read anew', async (...row) => {
  const [, screenful, shown, address = '/', press] = row;
  stubApi(READS);
  renderAt(
    address,
    <>
      {screenful}
      <Again />
    </>,
  );
  if (press) fireEvent.click(screen.getByRole('button', { name: press }));
  await screen.findByText(shown);
  const asked = stubApi({});
  fireEvent.click(screen.getByRole('button', { name: 'All anew' }));
  await waitFor(() => expect(asked).not.toEqual([]));
  for (let round = 0; round < 5; round++) await act(() => new Promise((done) => setImmediate(done)));
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
