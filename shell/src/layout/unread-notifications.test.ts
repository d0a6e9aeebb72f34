import { act, renderHook, waitFor } from '@testing-library/react';
import type { ServerFrame } from 'mf-shared/contracts/socket';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../mf-shared/test/FakeSocket.ts';
import { stubApi } from '../../../mf-shared/test/support.tsx';
import { useUnreadNotifications } from './unread-notifications.ts';

const signIn = (id: string | null, isActive = true) =>
  useSession.setState({
    token: id && `token of ${id}`,
    business: id ? { id, email: 'a@b.test', role: 'business', isActive } : null,
  });
const say = (frame: ServerFrame) => act(async () => FakeSocket.last.say(frame));
const came = () => say({ event: 'notification', data: {} as never });
const open = () => renderHook(useUnreadNotifications).result;

/** Returns these counts, one after the other. */
function counts(...answers: unknown[]) {
  return stubApi({ 'GET notifications/unread-count': () => answers.shift() ?? null });
}

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  stop = realtime.start();
  signIn('b1');
});
afterEach(() => {
  act(() => signIn(null));
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('is that of whoever is signed in when the answer comes', async () => {
  const slow = Promise.withResolvers<unknown>();
  const requests = counts(slow.promise, { unread: 2 });
  const shown: number[] = [];
  renderHook(() => shown.push(useUnreadNotifications()));
  await came();
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => signIn('b2'));
  slow.resolve({ unread: 9 });
  await waitFor(() => expect(shown.at(-1)).toBe(2));
  expect(requests).toHaveLength(2);
  expect(new Set(shown)).toEqual(new Set([0, 2]));
});

it('is read anew when news come and when they are read', async () => {
  counts({ unread: 2 }, { unread: 0 });
  const number = open();
  await say({ event: 'joined', data: { userId: 'b1', notifications: 1 } });
  expect(number.current).toBe(1);
  await came();
  await waitFor(() => expect(number.current).toBe(2));
  await say({ event: 'notificationsRead', data: { id: null } });
  await waitFor(() => expect(number.current).toBe(0));
});

it('shows no answer that is old by the time it comes', async () => {
  const [slow, slower] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const requests = counts(slow.promise, slower.promise);
  const number = open();
  await came();
  await waitFor(() => expect(requests).toHaveLength(1));
  await came();
  slow.resolve({ unread: 4 });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(number.current).toBe(0);
  slower.resolve({ unread: 5 });
  await waitFor(() => expect(number.current).toBe(5));
});

it('is gone at once for whoever signs in as somebody else or out, and is not told to them', async () => {
  act(() => signIn(null));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const requests = counts();
  act(() => signIn('b1'));
  const number = open();
  FakeSocket.last.accept();
  await say({ event: 'joined', data: { userId: 'b1', notifications: 7 } });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([number.current, requests]).toEqual([7, []]);
  act(() => signIn('b2'));
  expect(number.current).toBe(0);
  await say({ event: 'joined', data: { userId: 'b1', notifications: 7 } });
  expect(number.current).toBe(0);
});

it('is asked for where the live connection says nothing in four seconds, and not of an unpaid venue', async () => {
  act(() => signIn(null));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const requests = counts({ unread: 3 });
  const number = open();
  act(() => signIn('b3', false));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(requests).toEqual([]);
  act(() => signIn('b4'));
  await act(() => vi.advanceTimersByTimeAsync(3900));
  expect(requests).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(number.current).toBe(3));
});

it('stands at once with the last number on the next page, for that account alone', async () => {
  signIn('b7');
  const number = open();
  await say({ event: 'joined', data: { userId: 'b7', notifications: 5 } });
  act(() => signIn(null));
  expect(number.current).toBe(0);
  act(() => signIn('b7'));
  expect(number.current).toBe(5);
  act(() => signIn('b8'));
  expect(number.current).toBe(0);
});
