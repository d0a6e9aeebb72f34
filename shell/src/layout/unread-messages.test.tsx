import { act, render, screen, waitFor } from '@testing-library/react';
import type { UnreadItem } from 'mf-shared/contracts/messages';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../mf-shared/test/FakeSocket.ts';
import { useUnread } from './unread-messages.ts';

const Badge = () => <output>{useUnread()}</output>;
const shown = () => screen.getByRole('status').textContent;
const business = (id: string, isActive = true) => ({
  id,
  email: 'a@b.test',
  role: 'business' as const,
  isActive,
});

const join = (userId: string, unread?: UnreadItem[]) =>
  act(() => FakeSocket.last.say({ event: 'joined', data: { userId, ...(unread ? { unread } : {}) } }));

let stop: () => void;
let asked: string[];
let waiting: UnreadItem[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  waiting = [{ chatId: 'ali', chatModel: 'User', count: 2 }];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(new Request(input, init).url).pathname);
    return Response.json(waiting);
  });
  stop = realtime.start();
});
afterEach(() => {
  act(() => useSession.setState({ token: null, business: null }));
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('counts nothing and asks nothing without a session or for an unpaid business', async () => {
  useSession.setState({ token: 't', business: business('unpaid', false) });
  render(<Badge />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe('0');
  expect(asked).toEqual([]);
});

it('counts what waits for the side that is signed in, and follows what happens', async () => {
  useSession.setState({ token: 't', business: business('b1') });
  render(<Badge />);
  join('b1', waiting);
  expect(shown()).toBe('2');
  vi.setSystemTime(Date.now() + 5000);
  const message = { sender: 'veli', receiver: 'b1' } as never;
  act(() => FakeSocket.last.say({ event: 'receiveMessage', data: message }));
  expect(shown()).toBe('3');
  const ownDoing = { sender: 'veli', receiver: 'b1', readAt: new Date().toISOString() } as never;
  act(() => FakeSocket.last.say({ event: 'receiveMessage', data: ownDoing }));
  expect(shown()).toBe('3');
  act(() => FakeSocket.last.say({ event: 'messagesRead', data: { chatId: 'veli', readerId: 'veli' } }));
  expect(shown()).toBe('3');
  act(() => FakeSocket.last.say({ event: 'messagesRead', data: { chatId: 'ali', readerId: 'b1' } }));
  expect(shown()).toBe('1');
  join('b1', []);
  expect(shown()).toBe('0');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked).toEqual([]);
});

it('starts anew for another account', async () => {
  useSession.setState({ token: 't', business: business('b2') });
  render(<Badge />);
  join('b2', waiting);
  expect(shown()).toBe('2');
  // A fresh token of the same account changes nothing.
  act(() => useSession.setState({ token: 't2', business: business('b2') }));
  expect(shown()).toBe('2');
  act(() => useSession.setState({ token: 't3', business: business('b3') }));
  expect(shown()).toBe('0');
  join('b2', waiting);
  expect(shown()).toBe('0');
});

it('asks where the live connection stays away or says nothing about it', async () => {
  useSession.setState({ token: 't', business: business('b4') });
  render(<Badge />);
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await waitFor(() => expect(shown()).toBe('2'));
  expect(asked).toEqual(['/api/messages/unread-business']);
  join('b4');
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('asks again about a message that came while it was being told what waits', async () => {
  useSession.setState({ token: 't', business: business('b5') });
  render(<Badge />);
  join('b5', waiting);
  act(() =>
    FakeSocket.last.say({ event: 'receiveMessage', data: { sender: 'ali', receiver: 'b5' } as never }),
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(shown()).toBe('2'));
});

it('stands at once with the last number on the next page', () => {
  useSession.setState({ token: 't', business: business('b9') });
  render(<Badge />);
  join('b9', waiting);
  act(() => useSession.setState({ token: null, business: null }));
  expect(shown()).toBe('0');
  act(() => useSession.setState({ token: 't', business: business('b9') }));
  expect(shown()).toBe('2');
});
