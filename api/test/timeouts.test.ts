import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { isUnavailable } from '../src/db/errors.ts';
import { postgresPool } from '../src/db/postgres.ts';
import { listen } from '../src/http/listen.ts';
import { createNominatim } from '../src/providers/geocoder/nominatim.ts';
import { smtpMail } from '../src/providers/mail/smtp.ts';
import { iyzico } from '../src/providers/payment/iyzico.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { initialise, unpaidVenue } from './payments.ts';

const LIMIT_MS = 100;

describe('who calls and', () => {
  let test: TestApp;
  let server: Server;
  let patient: Server;
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    const patience = { headersTimeout: LIMIT_MS, requestTimeout: 3 * LIMIT_MS, keepAliveTimeout: LIMIT_MS };
    const at = { host: '127.0.0.1', port: 0 };
    server = listen(createApp(test.ctx), at, { ...patience, connectionsCheckingInterval: 20 });
    patient = listen(createApp(test.ctx), at, {
      ...{ headersTimeout: 60_000, requestTimeout: 60_000 },
      ...{ keepAliveTimeout: LIMIT_MS, connectionsCheckingInterval: 20 },
    });
    await Promise.all([once(server, 'listening'), once(patient, 'listening')]);
  });
  afterAll(async () => {
    for (const one of [server, patient]) {
      one.closeAllConnections();
      one.close();
    }
    await test.close();
  });

  /** Sends a text and nothing more; answers what came until the server closed. */
  async function saying(text: string, to = server): Promise<string> {
    const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece;
    });
    socket.write(text);
    await once(socket, 'close');
    return heard;
  }

  const HEAD = 'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it('does not end its headers is cut off', async () => {
    expect(await saying('GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('does not send the body that it announced is cut off', async () => {
    expect(await saying(`${HEAD}Content-Length: 100\r\n\r\n{"email":`)).not.toMatch(/^HTTP\/1.1 2/);
  });

  it('sends more than it may hears why, though it goes on sending', async () => {
    const chunk = `10000\r\n${'x'.repeat(64 * 1024)}\r\n`;
    const text = `${HEAD}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(32)}`;
    // Sending that much takes longer than the others may take, on a busy machine.
    const answer = await saying(text, patient);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('body_too_large');
  });

  it('asks for nothing more after an answer is let go', async () => {
    expect(await saying('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('goes on at its time is served meanwhile', async () => {
    const slow = saying(HEAD);
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
    await slow;
  });
});

describe('a service that takes connections and never answers', () => {
  let silent: NetServer;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    silent = createServer((socket) => {
      sockets.add(socket);
      // Reads the data, so that the end of the connection is noticed.
      socket.on('error', () => {}).resume();
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  });
  afterAll(() => silent.close());

  const at = (scheme: string) => `${scheme}://127.0.0.1:${(silent.address() as AddressInfo).port}`;

  it('is given up as a mail server', async () => {
    const mail = smtpMail({ url: at('smtp'), from: 'Topla <a@topla.test>', timeoutMs: LIMIT_MS });
    const letter = { to: 'b@topla.test', subject: 'x', text: 'x', html: 'x', messageId: '<x@topla.test>' };
    await expect(mail.send(letter)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('is given up as a payment gateway, which is said', async () => {
    const payment = iyzico({ url: at('http'), apiKey: 'a', secret: 'b', timeoutMs: LIMIT_MS });
    const test = await createTestApp('sqlite', { payment });
    test.ctx.config.publicUrl = 'https://topla.test';
    const business = await unpaidVenue(test);
    const answer = await initialise(test, business);
    expect(answer).toMatchObject({ status: 502, body: { code: 'payment_not_started' } });
    await test.close();
  });

  it('is given up as a geocoder', async () => {
    const geocoder = createNominatim({ url: at('http'), pause: 0, timeout: LIMIT_MS });
    expect(await geocoder.provinceAt(41, 29)).toBeNull();
  });

  it('is given up as a database, as one that is away', async () => {
    const q = new Kysely<{ users: { id: string } }>({
      dialect: new PostgresDialect({ pool: postgresPool(at('postgres'), LIMIT_MS) }),
    });
    const error = await q
      .selectFrom('users')
      .select('id')
      .execute()
      .catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    await q.destroy();
  });
});
