import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { ChatPage } from '../src/chat/index.ts';
import type { ChatListItem, ChatMessage } from '../src/contracts/messages.ts';
import { FakeSocket } from './FakeSocket.ts';

const PAGE = 3;
let accounts = 0;

type Sent = { receiverId: string; receiverModel: string; content: string; clientId: string };

/**
 * A business with the chat open on `address`, against an API in memory. `net.up` is the network. Sending follows the
 * API's rule: one message per client id.
 */
export function openChat(address: (partner: string) => string) {
  // Outboxes live as long as the page, so each test uses another account.
  accounts += 1;
  const me = `me-${accounts}`;
  const api = {
    net: { up: true, answers: true },
    list: [] as ChatListItem[],
    history: [] as ChatMessage[],
    sends: [] as Sent[],
    reads: [] as string[],
  };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    answer(api, me, new Request(input, init)),
  );
  useSession.setState({
    status: 'ready',
    token: 'token',
    user: null,
    business: { id: me, email: 'a@b.test', role: 'business', isActive: true },
  });
  const stop = realtime.start();
  const draw = () => {
    const router = createMemoryRouter([{ path: '/chat', element: <ChatPage side="Business" /> }], {
      initialEntries: [address('ali')],
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const view = render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    return { ...view, address: () => router.state.location.search };
  };
  return { ...api, api, me, stop, draw };
}

export const partner = (id: string, name: string, unread = 0): ChatListItem => ({
  _id: id,
  id,
  name,
  type: 'User',
  photo: null,
  lastMessage: 'Merhaba',
  lastAt: '2026-11-18T18:05:00.000Z',
  unread,
});

export const message = (id: string, from: string, to: string, content: string): ChatMessage => ({
  _id: id,
  id,
  sender: from,
  senderModel: 'User',
  receiver: to,
  receiverModel: 'Business',
  content,
  createdAt: '2026-11-18T18:05:00.000Z',
  readAt: null,
  clientId: null,
});

type Api = ReturnType<typeof openChat>['api'];

async function answer(api: Api, me: string, request: Request): Promise<Response> {
  if (!api.net.up) throw new TypeError('offline');
  const { pathname, searchParams } = new URL(request.url);
  const call = pathname.replace('/api/messages/', '');
  if (call === 'chat-list-business') return json(api.list);
  if (call === 'history-business/ali') return history(api, searchParams.get('before'));
  if (call.startsWith('history-business/')) return json([]);
  if (call === 'mark-read-business') {
    api.reads.push(((await request.json()) as { chatUserId: string }).chatUserId);
    return json({ message: 'ok' });
  }
  if (call === 'send-business') return send(api, me, (await request.json()) as Sent);
  if (call.startsWith('partner/User/ali')) return json(partner('ali', 'Ali Öz'));
  return json({ message: 'Kullanıcı bulunamadı.', code: 'user_not_found' }, 404);
}

function send(api: Api, me: string, sent: Sent): Response {
  api.sends.push(sent);
  if (sent.content === 'yasak')
    return json({ message: 'Kullanıcı bulunamadı.', code: 'user_not_found' }, 404);
  const known = api.history.find((stored) => stored.clientId === sent.clientId);
  const stored = known ?? {
    ...message(`m${api.history.length + 100}`, me, sent.receiverId, sent.content),
    clientId: sent.clientId,
  };
  if (!known) api.history.push(stored);
  // The message arrives, but its answer does not.
  if (!api.net.answers) throw new TypeError('connection reset');
  return json({ newMessage: stored }, 201);
}

function history(api: Api, before: string | null): Response {
  const all = api.history.filter((stored) => before === null || stored.id < before);
  const page = all.slice(-PAGE);
  return json(page, 200, all.length > PAGE ? { 'X-Next-Cursor': page[0]?.id ?? '' } : {});
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
