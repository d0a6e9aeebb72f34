import { act, renderHook, waitFor } from '@testing-library/react';
import type { ServerFrame } from 'mf-shared/contracts/socket';
import { realtime } from 'mf-shared/realtime';
import { type SessionUser, useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../mf-shared/test/FakeSocket.ts';
import { stubApi } from '../../../mf-shared/test/support.tsx';
import { useUnread } from './unread-messages.ts';

const signIn = (id: string | null) =>
  useSession.setState({
    token: id && `token of ${id}`,
    business: id ? { id, email: 'a@b.test', role: 'business', isActive: true } : null,
  });
const say = (frame: ServerFrame) => act(async () => FakeSocket.last.say(frame));
const waits = (count: number) => [{ chatId: 'ali', chatModel: 'User', count }];

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  stop = realtime.start();
});
afterEach(() => {
  act(() => {
    useSession.setState({ user: null });
    signIn(null);
  });
  stop();
  vi.unstubAllGlobals();
});

it('counts for whoever is signed in when the answer comes', async () => {
  const slow = Promise.withResolvers<unknown>();
  const answers = [slow.promise, waits(2)];
  const requests = stubApi({ 'GET messages/unread-business': () => answers.shift() ?? null });
  signIn('b1');
  const { result } = renderHook(useUnread);
  // This hub sends no counts with `joined`, so the page reads them.
  await say({ event: 'joined', data: { userId: 'b1' } });
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => signIn('b2'));
  slow.resolve(waits(9));
  await waitFor(() => expect(result.current).toBe(2));
  expect(requests).toHaveLength(2);
});

it('counts for a player by the call of players', async () => {
  const requests = stubApi({ 'GET messages/unread': () => waits(4) });
  useSession.setState({ token: 't', user: { id: 'u1' } as SessionUser });
  const { result } = renderHook(useUnread);
  await say({ event: 'joined', data: { userId: 'u1' } });
  await waitFor(() => expect(result.current).toBe(4));
  expect(requests).toHaveLength(1);
});

it('counts what is written to me, not what I or others write', async () => {
  signIn('b3');
  const { result } = renderHook(useUnread);
  await say({ event: 'joined', data: { userId: 'b3', unread: waits(1) as never } });
  const from = (sender: string, receiver: string) =>
    say({ event: 'receiveMessage', data: { sender, receiver, readAt: null } as never });
  await from('b3', 'ali');
  await from('veli', 'b4');
  expect(result.current).toBe(1);
});
