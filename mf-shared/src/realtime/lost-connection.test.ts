import { describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../test/FakeSocket.ts';
import { client, prepare, signIn, signOut, states } from '../../test/realtime.ts';

prepare();

it('a connection that the network brought back at once is not opened again at the end of the delay', () => {
  signIn('b1');
  FakeSocket.last.accept();
  FakeSocket.last.fail();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.accept();
  vi.advanceTimersByTime(24_000);
  expect(FakeSocket.all).toHaveLength(2);
});

describe('when the connection is lost', () => {
  it('comes back with growing delays, says who it is and what it watches, and tells of the gap', () => {
    const resumed = vi.fn();
    client.onResume(resumed);
    signIn('b1');
    client.watchWeek('v1', '2026-11-16', '2026-11-22');
    FakeSocket.last.accept();
    expect(resumed).not.toHaveBeenCalled();
    for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      FakeSocket.last.fail();
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.all).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(index + 2);
    }
    expect(client.connection()).toBe('offline');
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent.map(({ event }) => event)).toEqual(['watchWeek', 'join', 'ping']);
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(client.connection()).toBe('online');
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(9);
    expect(states).toEqual(['connecting', 'online', 'connecting', 'offline', 'online', 'connecting']);
  });

  it('counts as gone with the second try that failed, not with the first', () => {
    signIn('b1');
    const seen = [1, 2].map(() => {
      FakeSocket.last.fail();
      const state = client.connection();
      vi.advanceTimersByTime(1000);
      return state;
    });
    expect(seen).toEqual(['connecting', 'offline']);
  });

  it('is known at once where the browser says so, though the socket still seems open', () => {
    signIn('b1');
    FakeSocket.last.accept();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(client.connection()).toBe('offline');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(client.connection()).toBe('online');
    online.mockRestore();
  });

  it('draws the delay from the whole range', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    signIn('b1');
    FakeSocket.last.fail();
    vi.advanceTimersByTime(249);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['somebody looks at the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('tries at once when %s', (_what, happen) => {
    signIn('b1');
    for (let n = 0; n < 6; n++) {
      FakeSocket.last.fail();
      vi.advanceTimersByTime(30_000);
    }
    FakeSocket.last.fail();
    const before = FakeSocket.all.length;
    happen();
    expect(FakeSocket.all).toHaveLength(before + 1);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('notices a connection that only looks open, and one that never opens', () => {
    signIn('b1');
    FakeSocket.last.accept();
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.saidOf('ping')).toHaveLength(2);
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.last.readyState).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(14_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('keeps a quiet connection that answers', () => {
    signIn('b1');
    FakeSocket.last.accept();
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(25_000);
      FakeSocket.last.say({ event: 'pong', data: {} });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.readyState).toBe(1);
  });

  it('joins again, ever later, until the hub accepts, and then counts the time as a gap', () => {
    const resumed = vi.fn();
    client.onResume(resumed);
    signIn('b1');
    FakeSocket.last.open();
    const joins = () => FakeSocket.last.saidOf('join').length;
    const refuse = () => FakeSocket.last.say({ event: 'pong', data: {} });
    refuse();
    vi.advanceTimersByTime(1000);
    expect(joins()).toBe(2);
    refuse();
    vi.advanceTimersByTime(1999);
    expect(joins()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(joins()).toBe(3);
    expect(resumed).not.toHaveBeenCalled();
    FakeSocket.last.confirm();
    vi.advanceTimersByTime(20_000);
    expect([joins(), resumed.mock.calls.length, FakeSocket.all.length]).toEqual([3, 1, 1]);
  });

  it.each([
    ['a new token', () => signIn('b1', 'new')],
    [
      'a new connection',
      () => {
        FakeSocket.last.fail();
        vi.advanceTimersByTime(1000);
        FakeSocket.last.open();
      },
    ],
  ])('joins again when the hub refuses %s of an account that it had accepted', (_, change) => {
    const resumed = vi.fn();
    client.onResume(resumed);
    signIn('b1');
    FakeSocket.last.accept();
    change();
    const before = FakeSocket.last.saidOf('join').length;
    FakeSocket.last.say({ event: 'pong', data: {} });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.saidOf('join')).toHaveLength(before + 1);
    FakeSocket.last.confirm();
    expect(resumed).toHaveBeenCalledTimes(1);
  });

  it('waits for a new connection once the one that refused it is gone', () => {
    signIn('b1');
    FakeSocket.last.open();
    FakeSocket.last.say({ event: 'pong', data: {} });
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1500);
    signIn('b1', 'new');
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    [2000, 0],
    [2001, 1],
  ])('counts a first connection that took %i ms as %i gaps', (ms, gaps) => {
    const resumed = vi.fn();
    client.onResume(resumed);
    signIn('b1');
    vi.advanceTimersByTime(ms);
    FakeSocket.last.accept();
    expect(resumed).toHaveBeenCalledTimes(gaps);
  });

  it('begins anew for the next session: at once, with short delays, and without a gap', () => {
    const resumed = vi.fn();
    client.onResume(resumed);
    signIn('b1');
    FakeSocket.last.accept();
    for (let n = 0; n < 4; n++) {
      FakeSocket.last.fail();
      vi.advanceTimersByTime(30_000);
    }
    FakeSocket.last.fail();
    signOut();
    const before = FakeSocket.all.length;
    signIn('b2');
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(before + 2);
    FakeSocket.last.accept();
    expect(resumed).not.toHaveBeenCalled();
  });

  it('ends with an error of the connection, once, and hears nothing more of it', () => {
    signIn('b1');
    const first = FakeSocket.last;
    first.accept();
    const heard = vi.fn();
    client.on('messagesRead', heard);
    first.onerror?.();
    expect(first.readyState).toBe(3);
    first.fail();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    first.say({ event: 'messagesRead', data: { chatId: 'x', readerId: 'x' } });
    vi.advanceTimersByTime(24_000);
    expect([heard.mock.calls.length, FakeSocket.all.length]).toEqual([0, 2]);
  });

  it('is asked for a sign of life once, until it answers', () => {
    signIn('b1');
    FakeSocket.last.accept();
    const pings = () => FakeSocket.last.saidOf('ping').length;
    const wake = () => window.dispatchEvent(new Event('online'));
    wake();
    wake();
    expect(pings()).toBe(2);
    FakeSocket.last.say({ event: 'pong', data: {} });
    wake();
    expect(pings()).toBe(3);
  });
});
