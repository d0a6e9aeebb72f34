import type { ChatMessage } from 'mf-shared/contracts/messages';
import type { ServerFrame } from 'mf-shared/contracts/socket';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createStaff, createUser, createVenue } from '../../test/factories.ts';
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

/** A connection in this process, and everything that it received. */
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
  peer.watchHours('Rize', true);
  await peer.watchPending(admin.token);
  expect(rooms.size).toBe(5);
  peer.dispose();
  expect(rooms.size).toBe(0);
});

it('tells an admin of applications only with a second step where one is required', async () => {
  const admin = await createUser(app, { role: 'admin' });
  const rooms = new Rooms<Peer>();
  const ctx = { ...app.ctx, config: { ...app.ctx.config, production: true } };
  const refused = new Peer(ctx, {} as never, rooms).watchPending(admin.token);
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  expect(rooms.size).toBe(0);
});

it('speaks for the account that joined last alone', async () => {
  const [before, now] = [await createUser(app), await createUser(app)];
  const { peer, rooms } = connected();
  await peer.join(before.id, before.token);
  await peer.join(now.id, now.token);
  expect([rooms.in(`actor:${before.id}`), rooms.in(`actor:${now.id}`)]).toEqual([[], [peer]]);
});

it('goes on speaking for an account that could not be looked up', async () => {
  const user = await createUser(app);
  const { peer, rooms, told } = connected();
  await peer.join(user.id, user.token);
  // What was found before no longer counts.
  await app.db.q.updateTable('sessions').set({ last_used_at: app.time.now }).execute();
  // Owners of tokens are read with a plugin.
  const look = vi.spyOn(app.db.q, 'withPlugin').mockImplementation(() => {
    throw new Error('the database is away');
  });
  await peer.recheck();
  expect(look).toHaveBeenCalled();
  expect([peer.isJoined, rooms.in(`actor:${user.id}`), told.length]).toEqual([true, [peer], 1]);
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

it('passes on what concerns its actor up to the instant before its token ends', async () => {
  const user = await createUser(app);
  const { peer, told } = connected();
  await peer.join(user.id, user.token);
  const ends = app.time.now + TOKEN_LIFETIME_MS;
  const hear = (now: number) => {
    app.time.now = now;
    peer.forward(`actor:${user.id}`, { event: 'pong', data: {} }, String(now));
  };
  hear(ends);
  hear(ends - 1);
  expect(told.slice(1)).toEqual([String(ends - 1)]);
});

it('acknowledges a message once, as long as it is among the last 32', () => {
  const { peer, told } = connected();
  const send = (n: number) => peer.acknowledge({ id: `m${n}` } as ChatMessage);
  for (let n = 0; n < 33; n++) send(n);
  expect(told).toHaveLength(33);
  send(1);
  expect(told).toHaveLength(33);
  send(0);
  expect(told).toHaveLength(34);
});

it('keeps the money from somebody who became day staff, and looks at nobody else’s change', async () => {
  const venue = await createVenue(app);
  const manager = await createStaff(app, venue, 'manager');
  const { peer, told } = connected();
  await peer.join(venue.id, manager.token);
  const topic = `actor:${venue.id}` as const;
  const paid = { event: 'notification', data: { topic: 'payments' } } as ServerFrame;
  const changed = (staffId: string) =>
    peer.forward(topic, { event: 'staffChanged', data: { staffId } } as ServerFrame, 'changed');
  const hears = () => {
    const before = told.length;
    peer.forward(topic, paid, 'paid');
    return told.length > before;
  };
  await app.db.q.updateTable('staff').set({ role: 'staff' }).where('id', '=', manager.staffId).execute();
  const look = vi.spyOn(peer, 'recheck');
  changed('somebody-else');
  expect(look).not.toHaveBeenCalled();
  expect(hears()).toBe(true);
  changed(manager.staffId);
  await look.mock.results[0]?.value;
  expect(hears()).toBe(false);
});

it.each([
  [1024 * 1024, 0],
  [1024 * 1024 + 1, 1],
])('ends a connection that takes nothing while %i bytes wait: %i times', (bufferedAmount, ended) => {
  const terminate = vi.fn();
  const socket = { readyState: WebSocket.OPEN, bufferedAmount, send: vi.fn(), terminate };
  new Peer(app.ctx, socket as never, new Rooms<Peer>()).send({ event: 'pong', data: {} });
  expect(terminate).toHaveBeenCalledTimes(ended);
  expect(socket.send).toHaveBeenCalledTimes(1 - ended);
});
