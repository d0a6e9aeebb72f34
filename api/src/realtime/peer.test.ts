import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createUser } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { TOKEN_LIFETIME_MS } from '../auth/token.ts';
import { Peer } from './peer.ts';
import { Rooms } from './rooms.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp('sqlite');
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** A connection in this process, with everything that it was told. */
function connected() {
  const told: string[] = [];
  const socket = { readyState: WebSocket.OPEN, bufferedAmount: 0, send: (text: string) => told.push(text) };
  const rooms = new Rooms<Peer>();
  return { peer: new Peer(app.ctx, socket as never, rooms), rooms, told };
}

it('leaves every room when its connection ends', async () => {
  const [user, admin] = [await createUser(app), await createUser(app, { role: 'admin' })];
  const { peer, rooms } = connected();
  await peer.join(user.id, user.token);
  peer.watch({ businessId: 'v1', startDate: '2026-11-16', endDate: '2026-11-22' });
  peer.watchRequests(true);
  await peer.watchPending(admin.token);
  expect(rooms.size).toBe(4);
  peer.dispose();
  expect(rooms.size).toBe(0);
});

it('enters no room for an answer that comes after its end', async () => {
  const [user, admin] = [await createUser(app), await createUser(app, { role: 'admin' })];
  const { peer, rooms, told } = connected();
  const late = [peer.join(user.id, user.token), peer.watchPending(admin.token)];
  peer.dispose();
  await Promise.all(late);
  expect(rooms.size).toBe(0);
  expect(told).toEqual([]);
});

it('says at the moment at which its token ends that it has ended', async () => {
  const user = await createUser(app);
  const { peer, rooms, told } = connected();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await peer.join(user.id, user.token);
  app.time.now += TOKEN_LIFETIME_MS;
  vi.advanceTimersByTime(TOKEN_LIFETIME_MS - 1);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(told.at(-1)).toContain('token_expired'));
  expect([peer.isJoined, rooms.size]).toEqual([false, 0]);
});
