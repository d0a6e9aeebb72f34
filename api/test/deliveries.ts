import type { AddressInfo } from 'node:net';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import webPush from 'web-push';
import { newId } from '../src/base/id.ts';
import type { Notice } from '../src/domains/notifications/notice.ts';
import { notify } from '../src/domains/notifications/notify.ts';
import type { PushProvider } from '../src/providers/push/index.ts';
import { webPushProvider } from '../src/providers/push/web-push.ts';
import type { TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import { browser, pushService } from './push-service.ts';

export const mails: (Email & { to?: unknown })[] = [];
/** How many mails the server still refuses. */
export const stumbles = { left: 0 };
let smtp: SMTPServer;
export let service: Awaited<ReturnType<typeof pushService>>;
export let push: PushProvider;
export let mailUrl = '';

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeAll(async () => {
    service = await pushService();
    const keys = webPush.generateVAPIDKeys();
    const log = pino({ level: 'silent' });
    push = webPushProvider({ keys, subject: 'mailto:a@topla.test', hosts: [service.origin], log });
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => void take(stream, done),
    });
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    mailUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await service.close();
    await new Promise<void>((closed) => smtp.close(closed));
  });
  beforeEach(() => {
    mails.length = 0;
    service.received.length = 0;
  });
}

async function take(stream: AsyncIterable<Buffer>, done: (error?: Error) => void) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stumbles.left > 0) {
    stumbles.left -= 1;
    return done(new Error('try again later'));
  }
  mails.push(await PostalMime.parse(Buffer.concat(chunks)));
  done();
}

export const tell = (test: TestApp, { id }: { id: string }, over: Partial<Notice> & { once?: string } = {}) =>
  test.db.transact((tx) =>
    notify(tx, test.ctx, {
      to: { model: 'User', id },
      kind: 'reservation_approved',
      text: 'Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyonunuz onaylandı.',
      link: '/my-reservations',
      once: newId(),
      ...over,
    }),
  );
export const waiting = (test: TestApp, { id }: { id: string }) =>
  test.db.q.selectFrom('deliveries').selectAll().where('owner_id', '=', id).execute();

export async function subscribed(test: TestApp, user: Pick<TestUser, 'token'>) {
  const own = browser(service.origin);
  const { token } = user;
  const json = own.subscription;
  const { status } = await test.call('post', '/api/notifications/push-subscription', { token, json });
  expect(status).toBe(200);
  return own;
}
