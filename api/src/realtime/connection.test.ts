import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { openSocket, startHub, type TestHub } from '../../test/socket.ts';
import type { Bus } from './bus.ts';
import { MAX_CONNECTIONS } from './crowd.ts';
import { Peer } from './peer.ts';

/** Asks for the upgrade without its key. Answers the status of the refusal. */
const statusOfUpgrade = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, failed) => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    const asked = request(url.replace('ws:', 'http:'), { headers: { ...upgrade, ...headers } });
    asked
      .on('response', (response) => done(response.resume().statusCode))
      .on('error', failed)
      .end();
  });

describe('connections of the socket hub', () => {
  let app: TestApp;
  let hub: TestHub;
  beforeEach(async () => {
    app = await createTestApp('sqlite');
    hub = await startHub(app.ctx);
  });
  afterEach(async () => {
    await hub.close();
    await app.close();
  });

  it('lets pages of its own host in and others not', async () => {
    const { host } = new URL(hub.url);
    const own = await hub.connect({ origin: `http://${host}` });
    await own.settled();
    await expect(hub.connect({ origin: 'https://kotu.example' })).rejects.toThrow('403');
    await expect(hub.connect({ origin: 'http://127.0.0.1:1' })).rejects.toThrow('403');
    await expect(hub.connect({ origin: 'null' })).rejects.toThrow('403');
  });

  it('lets pages of the public address in', async () => {
    const config = { ...app.ctx.config, publicUrl: 'https://topla.example/' };
    const behindProxy = await startHub({ ...app.ctx, config });
    const page = await behindProxy.connect({ origin: 'https://topla.example' });
    await page.settled();
    for (const other of ['http://topla.example', 'https://topla.example:8443', 'https://a.topla.example'])
      await expect(behindProxy.connect({ origin: other })).rejects.toThrow('403');
    await behindProxy.close();
  });

  it('knows one path only', async () => {
    await expect(openSocket(hub.url.replace('/api/socket', '/api/baska'))).rejects.toThrow('404');
  });

  it('ends a connection that sends more than 16 KB at once, and no other', async () => {
    const [loud, quiet] = [await hub.connect(), await hub.connect()];
    loud.socket.send(JSON.stringify({ event: 'ping', data: { x: 'x'.repeat(17 * 1024) } }));
    expect(await loud.closed).toBe(1009);
    await quiet.settled();
  });

  it('slows a flood down with errors and ends it when it goes on', async () => {
    const config = { ...app.ctx.config, rateLimits: true };
    const limited = await startHub({ ...app.ctx, config });
    const socket = await limited.connect();
    for (let n = 0; n < 60; n++) socket.say('ping', {});
    expect(await socket.next('error')).toMatchObject({ code: 'rate_limited' });
    for (let n = 0; n < 200; n++) socket.say('ping', {});
    expect(await socket.closed).toBe(1008);
    await limited.close();
  });

  it('lets one address hold five hundred connections, and another one when one has closed', async () => {
    const config = { ...app.ctx.config, rateLimits: true, trustProxy: true };
    const limited = await startHub({ ...app.ctx, config });
    const from = (address: string) => limited.connect({ 'x-forwarded-for': address });
    const held = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => from('192.0.2.1')));
    await expect(from('192.0.2.1')).rejects.toThrow('429');
    await (await from('192.0.2.2')).settled();
    held[0]?.socket.close();
    await vi.waitFor(async () => (await from('192.0.2.1')).settled());
    await limited.close();
  });

  it.each([
    ['broken handshakes', 400, {}],
    ['pages of other sites', 403, { Origin: 'https://kotu.example' }],
  ])('counts no connection that never came about: %s', async (_, status, headers) => {
    const config = { ...app.ctx.config, rateLimits: true };
    const limited = await startHub({ ...app.ctx, config });
    const statuses = Array.from({ length: MAX_CONNECTIONS }, () => statusOfUpgrade(limited.url, headers));
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([status]));
    await (await limited.connect()).settled();
    await limited.close();
  });

  it('drops a peer that answers no heartbeat', async () => {
    const strict = await startHub(app.ctx, { heartbeatMs: 30 });
    const dead = await strict.connect();
    const living = await strict.connect();
    dead.socket.pause();
    await vi.waitFor(async () => {
      const open = await new Promise<number>((done) =>
        strict.server.getConnections((_, count) => done(count)),
      );
      expect(open).toBe(1);
    });
    await living.settled();
    dead.socket.terminate();
    await strict.close();
  });

  it('says goodbye with 1001 when the server stops', async () => {
    const socket = await hub.connect();
    await hub.stop();
    expect(await socket.closed).toBe(1001);
  });

  it('cuts off who does not answer the goodbye, and is gone a second later', async () => {
    const [deaf, other] = [await hub.connect(), await hub.connect()];
    deaf.socket.pause();
    const start = performance.now();
    await hub.stop();
    // The library itself would wait for half a minute.
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(await other.closed).toBe(1001);
    deaf.socket.terminate();
  });

  it('looks at accounts one after another, also where that takes longer than the next look', async ({
    onTestFinished,
  }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const swept = await startHub(app.ctx, { sweepMs: 1000 });
    const sockets = await Promise.all(Array.from({ length: 5 }, () => swept.connect()));
    for (const socket of sockets.slice(1)) await socket.join(await createUser(app));
    let [looks, under, most] = [0, 0, 0];
    vi.spyOn(Peer.prototype, 'recheck').mockImplementation(async () => {
      most = Math.max(most, ++under);
      await new Promise((turn) => setImmediate(turn));
      under -= 1;
      looks += 1;
    });
    for (const looked of [4, 8]) {
      vi.advanceTimersByTime(2000);
      await expect.poll(() => looks).toBe(looked);
      expect(most).toBe(1);
    }
    await swept.close();
  });

  it('lets go of a joined connection that closed', async () => {
    const user = await createUser(app);
    const socket = await hub.connect();
    await socket.join(user);
    socket.socket.close();
    await socket.closed;
    const again = await hub.connect();
    await again.join(user);
    app.ctx.bus.publish(`actor:${user.id}`, {
      event: 'messagesRead',
      data: { chatId: 'x', readerId: 'x' },
    });
    expect(await again.next('messagesRead')).toEqual({ chatId: 'x', readerId: 'x' });
  });

  it('makes clients come back after the bus was away, since they may have missed something', async () => {
    let gap = () => {};
    const bus: Bus = {
      ...app.ctx.bus,
      onGap: (listener) => {
        gap = listener;
        return () => {};
      },
    };
    const shaky = await startHub({ ...app.ctx, bus });
    const socket = await shaky.connect();
    gap();
    expect(await socket.closed).toBe(1012);
    await shaky.close();
  });
});
