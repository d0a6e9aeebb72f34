import type { AddressInfo } from 'node:net';
import type { NotificationPreferences } from 'mf-shared/contracts/notifications';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { browser, pushService } from '../../../test/push-service.ts';
import { createApp } from '../../app.ts';
import { newId } from '../../base/id.ts';
import { smtpMail } from '../../providers/mail/smtp.ts';
import type { PushProvider } from '../../providers/push/index.ts';
import { webPushProvider } from '../../providers/push/web-push.ts';
import { forgetNotifications } from './forget.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';
import { sendDueDeliveries } from './send-due.ts';

const DAY = 24 * 60 * 60_000;
const mails: (Email & { to?: unknown })[] = [];
let refusals = 0;
let smtp: SMTPServer;
let service: Awaited<ReturnType<typeof pushService>>;
let push: PushProvider;
let mailUrl = '';

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

async function take(stream: AsyncIterable<Buffer>, done: (error?: Error) => void) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (refusals > 0) {
    refusals -= 1;
    return done(new Error('try again later'));
  }
  mails.push(await PostalMime.parse(Buffer.concat(chunks)));
  done();
}

const tell = (test: TestApp, { id }: { id: string }, over: Partial<Notice> & { once?: string } = {}) =>
  test.db.transact((tx) =>
    notify(tx, test.ctx, {
      to: { model: 'User', id },
      kind: 'reservation_approved',
      text: '20 Kasım Cuma, 21:00-22:00 · Saha 1 rezervasyonunuz onaylandı.',
      link: '/my-reservations',
      once: newId(),
      ...over,
    }),
  );
const waiting = (test: TestApp, { id }: { id: string }) =>
  test.db.q.selectFrom('deliveries').selectAll().where('owner_id', '=', id).execute();

async function subscribed(test: TestApp, user: Pick<TestUser, 'token'>) {
  const own = browser(service.origin);
  const { token } = user;
  const json = own.subscription;
  const { status } = await test.call('post', '/api/notifications/push-subscription', { token, json });
  expect(status).toBe(200);
  return own;
}

onBothEngines(
  'deliveries',
  (app) => {
    it('go to the ten browsers that somebody added last', async () => {
      const user = await createUser(app());
      const added: string[] = [];
      for (let n = 0; n < 11; n++) added.push((await subscribed(app(), user)).subscription.endpoint);
      const kept = app().db.q.selectFrom('push_subscriptions').select('endpoint');
      const rows = await kept.where('owner_id', '=', user.id).execute();
      expect(rows.map(({ endpoint }) => endpoint).sort()).toEqual(added.slice(1).sort());
    });

    it.each([
      ['waiting_offer', 15 * 60],
      ['reservation_approved', 24 * 60 * 60],
    ] as const)('of %s are kept for a browser that is off for %i seconds', async (kind, seconds) => {
      const user = await createUser(app());
      await subscribed(app(), user);
      for (let n = 0; n < 2; n++) await tell(app(), user, { kind });
      await sendDueDeliveries(app().ctx);
      expect(service.received.map(({ headers }) => Number(headers.ttl))).toEqual([seconds, seconds]);
      // Two different pushes do not replace each other.
      expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(2);
    });

    it('reach the mailbox of the receiver as a Turkish mail with a way out', async () => {
      const user = await createUser(app(), { full_name: 'Işıl <b>Şen</b>' });
      await tell(app(), user);
      expect(mails).toEqual([]);
      expect(await sendDueDeliveries(app().ctx)).toBe(1);
      const [mail] = mails;
      expect(mail?.to).toMatchObject([{ address: user.email }]);
      expect(mail?.subject).toContain('rezervasyonunuz onaylandı');
      expect(mail?.text).toContain('Merhaba Işıl <b>Şen</b>');
      expect(mail?.text).toMatch(/http:\/\/[\w.:]+\/my-reservations/);
      expect(mail?.html).toContain('Işıl &lt;b&gt;Şen&lt;/b&gt;');
      const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(await waiting(app(), user)).toEqual([]);
      const out = new URL((headers.get('list-unsubscribe') ?? '').slice(1, -1));
      const at = (method: 'GET' | 'POST') => fetchPage(app(), method, out.pathname + out.search);
      expect(await (await at('GET')).text()).toContain('E-postaları kapat');
      await tell(app(), user);
      expect(await waiting(app(), user)).toHaveLength(1);
      expect((await at('POST')).status).toBe(200);
      await app().db.q.deleteFrom('deliveries').execute();
      await tell(app(), user);
      expect(await waiting(app(), user)).toEqual([]);
      // Ends only the mails. Choices for the browser stay, earlier ones too.
      const chosen = async () => {
        const { body } = await app().call<NotificationPreferences>('get', '/api/notifications/preferences', {
          token: user.token,
        });
        return body.preferences.find(({ topic }) => topic === 'reservations');
      };
      expect(await chosen()).toEqual({ topic: 'reservations', push: true, mail: false });
      const preferences = [{ topic: 'reservations', push: false, mail: true }];
      await app().call('put', '/api/notifications/preferences', { token: user.token, json: { preferences } });
      await at('POST');
      expect(await chosen()).toEqual({ topic: 'reservations', push: false, mail: false });
      const forged = out.pathname + out.search.replace('reservations', 'payments');
      expect((await fetchPage(app(), 'POST', forged)).status).toBe(404);
    });

    it('reach every browser of the receiver, encrypted, where the push topic is wanted', async () => {
      const user = await createUser(app());
      const [one, other] = [await subscribed(app(), user), await subscribed(app(), user)];
      await tell(app(), user, { kind: 'friend_request', text: 'Can sizinle arkadaş olmak istiyor.' });
      await sendDueDeliveries(app().ctx);
      expect(mails).toEqual([]);
      const bodyFor = ({ subscription }: typeof one) =>
        service.received.find(({ path }) => subscription.endpoint.endsWith(path))?.body ?? Buffer.alloc(0);
      for (const own of [one, other]) {
        expect(own.read(bodyFor(own))).toMatchObject({ title: 'Arkadaşlar', link: '/my-reservations' });
      }
      const preferences = [{ topic: 'friends', push: false, mail: false }];
      await app().call('put', '/api/notifications/preferences', { token: user.token, json: { preferences } });
      await tell(app(), user, { kind: 'friend_request' });
      expect(await waiting(app(), user)).toEqual([]);
    });

    it('forget a browser that is gone, and try again where the service only stumbled', async () => {
      const user = await createUser(app());
      await subscribed(app(), user);
      service.answers.push(503);
      await tell(app(), user, { kind: 'friend_request' });
      await sendDueDeliveries(app().ctx);
      expect(await waiting(app(), user)).toHaveLength(1);
      expect(await sendDueDeliveries(app().ctx)).toBe(0);
      app().time.now += 30_000;
      await sendDueDeliveries(app().ctx);
      expect(service.received).toHaveLength(2);
      expect(service.received[0]?.headers.topic).toBe(service.received[1]?.headers.topic);
      expect(await waiting(app(), user)).toEqual([]);
      await subscribed(app(), user);
      service.answers.push(410);
      await tell(app(), user, { kind: 'friend_request' });
      await sendDueDeliveries(app().ctx);
      const [, , gone] = service.received;
      const left = await app()
        .db.q.selectFrom('push_subscriptions')
        .select('endpoint')
        .where('owner_id', '=', user.id)
        .execute();
      expect(left).toHaveLength(1);
      expect(left[0]?.endpoint.endsWith(gone?.path ?? '')).toBe(false);
    });

    it('wake staff for what their role may know, and nobody who was taken off', async () => {
      const venue = await createVenue(app());
      const day = await createStaff(app(), venue, 'staff');
      const [owners, theirs] = [await subscribed(app(), venue), await subscribed(app(), day)];
      const woken = async (kind: Notice['kind']) => {
        service.received.length = 0;
        await tell(app(), venue, { to: { model: 'Business', id: venue.id }, kind });
        await sendDueDeliveries(app().ctx);
        const paths = service.received.map(({ path }) => path);
        return [owners, theirs].map(({ subscription }) =>
          paths.some((path) => subscription.endpoint.endsWith(path)),
        );
      };
      expect(await woken('reservation_requested')).toEqual([true, true]);
      expect(await woken('payment_due')).toEqual([true, false]);
      const url = `/api/business/staff/${day.staffId}`;
      expect((await app().call('delete', url, { token: venue.token })).status).toBe(200);
      expect(await woken('reservation_requested')).toEqual([true, false]);
    });

    it('wake a browser that the owner took over from staff as the owner’s', async () => {
      const venue = await createVenue(app());
      const own = await subscribed(app(), await createStaff(app(), venue, 'staff'));
      const path = '/api/notifications/push-subscription';
      await app().call('post', path, { token: venue.token, json: own.subscription });
      await tell(app(), venue, { to: { model: 'Business', id: venue.id }, kind: 'payment_due' });
      await sendDueDeliveries(app().ctx);
      expect(service.received).toHaveLength(1);
    });

    it('survive a sender that dies, are sent again under the same name, and are given up in the end', async () => {
      const user = await createUser(app());
      await tell(app(), user);
      // A process claims the row, hands the mail over and dies before it can record that.
      await app()
        .db.q.updateTable('deliveries')
        .set({ due_at: app().time.now + 120_000, tries: 1 })
        .where('owner_id', '=', user.id)
        .execute();
      expect(await sendDueDeliveries(app().ctx)).toBe(0);
      app().time.now += 120_000;
      const [row] = await waiting(app(), user);
      refusals = 1;
      await sendDueDeliveries(app().ctx);
      app().time.now += 60 * 60_000;
      await sendDueDeliveries(app().ctx);
      expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(row?.tag ?? '-')]);
      await tell(app(), user);
      refusals = 100;
      for (let i = 0; i < 6; i++) {
        await sendDueDeliveries(app().ctx);
        app().time.now += 60 * 60_000;
      }
      refusals = 0;
      expect(await waiting(app(), user)).toEqual([]);
    });

    it('are sent by one of many that look at the same time', async () => {
      const user = await createUser(app());
      for (let i = 0; i < 20; i++) await tell(app(), user);
      await Promise.all(Array.from({ length: 6 }, () => sendDueDeliveries(app().ctx)));
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
      expect(mails).toHaveLength(20);
    });

    it('wait for a message to be read, and speak of a conversation once', async () => {
      const [writer, reader] = [await createUser(app(), { full_name: 'Ümit Öğüt' }), await createUser(app())];
      const own = await subscribed(app(), reader);
      const say = (content: string) =>
        app().call('post', '/api/messages/send', {
          token: writer.token,
          json: { receiverId: reader.id, receiverModel: 'User', content },
        });
      await say('bir');
      await say('iki');
      expect(await sendDueDeliveries(app().ctx)).toBe(0);
      app().time.now += 20_000;
      await sendDueDeliveries(app().ctx);
      expect(service.received.map(({ body }) => own.read(body))).toMatchObject([{ body: 'Ümit Öğüt: iki' }]);
      await say('üç');
      const json = { chatUserId: writer.id };
      await app().call('post', '/api/messages/mark-read', { token: reader.token, json });
      app().time.now += 20_000;
      await sendDueDeliveries(app().ctx);
      expect(service.received).toHaveLength(1);
      const { body } = await app().call('get', '/api/notifications', { token: reader.token });
      expect(body).toEqual([]);
    });

    it('of a conversation stay new with its last message, for less than a day', async () => {
      const [writer, reader] = [await createUser(app()), await createUser(app())];
      const own = await subscribed(app(), reader);
      const say = (content: string) =>
        app().call('post', '/api/messages/send', {
          token: writer.token,
          json: { receiverId: reader.id, receiverModel: 'User', content },
        });
      const bodies = () => service.received.map(({ body }) => own.read(body) as { body: string });
      await say('bir');
      app().time.now += DAY - 1;
      await say('iki');
      app().time.now += DAY - 1;
      await sendDueDeliveries(app().ctx);
      expect(bodies()).toMatchObject([{ body: expect.stringMatching(/iki$/) }]);
      await say('üç');
      app().time.now += DAY;
      await sendDueDeliveries(app().ctx);
      expect(bodies()).toHaveLength(1);
      expect(await waiting(app(), reader)).toEqual([]);
      await say('dört');
      // The next one comes while this one is being sent.
      vi.spyOn(push, 'send').mockImplementationOnce(async () => {
        await say('beş');
        return 'sent';
      });
      app().time.now += 20_000;
      await sendDueDeliveries(app().ctx);
      app().time.now += 20_000;
      await sendDueDeliveries(app().ctx);
      expect(bodies()).toMatchObject([{}, { body: expect.stringMatching(/beş$/) }]);
      await say('altı');
      await forgetNotifications(app().db.q, writer.id);
      expect(await waiting(app(), reader)).toEqual([]);
    });

    it('go to whoever signed in last in a browser, and never to addresses of somebody’s choice', async () => {
      const [one, other] = [await createUser(app()), await createUser(app())];
      const own = await subscribed(app(), one);
      const path = '/api/notifications/push-subscription';
      const json = own.subscription;
      await app().call('post', path, { token: other.token, json });
      await app().call('delete', path, { token: one.token, json: { endpoint: json.endpoint } });
      await tell(app(), one, { kind: 'friend_request' });
      await tell(app(), other, { kind: 'friend_request' });
      expect(await waiting(app(), one)).toEqual([]);
      expect(await waiting(app(), other)).toHaveLength(1);
      await app().call('delete', path, { token: other.token, json: { endpoint: json.endpoint } });
      await sendDueDeliveries(app().ctx);
      expect(service.received).toEqual([]);
      const inside = { ...json, endpoint: 'http://127.0.0.1:9/admin' };
      expect((await app().call('post', path, { token: one.token, json: inside })).status).toBe(400);
    });

    it('never reach a browser that somebody else signed in to since they were queued', async () => {
      const [one, other] = [await createUser(app()), await createUser(app())];
      const own = await subscribed(app(), one);
      await tell(app(), one, { kind: 'friend_request' });
      const path = '/api/notifications/push-subscription';
      await app().call('post', path, { token: other.token, json: own.subscription });
      await sendDueDeliveries(app().ctx);
      expect(service.received).toEqual([]);
      expect(await waiting(app(), one)).toEqual([]);
    });

    it('reach who signed in to a browser in which the same person’s words to another still wait', async () => {
      const [writer, one, other] = [
        await createUser(app()),
        await createUser(app()),
        await createUser(app()),
      ];
      const own = await subscribed(app(), one);
      const say = ({ id }: TestUser, content: string) =>
        app().call('post', '/api/messages/send', {
          token: writer.token,
          json: { receiverId: id, receiverModel: 'User', content },
        });
      await say(one, 'bir');
      const path = '/api/notifications/push-subscription';
      await app().call('post', path, { token: other.token, json: own.subscription });
      await say(other, 'iki');
      app().time.now += 20_000;
      await sendDueDeliveries(app().ctx);
      expect(service.received.map(({ body }) => own.read(body))).toMatchObject([
        { body: expect.stringMatching(/iki$/) },
      ]);
    });

    it('go to venues at the address that they have', async () => {
      const venue = await createVenue(app());
      await tell(app(), venue, {
        to: { model: 'Business', id: venue.id },
        kind: 'payment_due',
        link: '/payment',
      });
      await sendDueDeliveries(app().ctx);
      expect(mails[0]?.to).toMatchObject([{ address: venue.email }]);
      const unproved = await createVenue(app(), { email_verified_at: null });
      await tell(app(), unproved, { to: { model: 'Business', id: unproved.id }, kind: 'payment_due' });
      await sendDueDeliveries(app().ctx);
      expect(mails).toHaveLength(1);
    });
  },
  () => ({ push, mail: smtpMail({ url: mailUrl, from: 'Topla <bildirim@topla.test>' }) }),
);

async function fetchPage(test: TestApp, method: 'GET' | 'POST', path: string): Promise<Response> {
  return createApp(test.ctx).request(path, {
    method,
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  });
}
