import type { NotificationPreferences } from 'mf-shared/contracts/notifications';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  mails,
  mailUrl,
  prepare,
  push,
  service,
  stumbles,
  subscribed,
  tell,
  waiting,
} from '../../../test/deliveries.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { createApp } from '../../app.ts';
import { smtpMail } from '../../providers/mail/smtp.ts';
import type { Notice } from './notice.ts';
import { sendDueDeliveries } from './send-due.ts';

prepare();

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
      stumbles.left = 1;
      await sendDueDeliveries(app().ctx);
      app().time.now += HOUR_MS;
      await sendDueDeliveries(app().ctx);
      expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(row?.tag ?? '-')]);
      await tell(app(), user);
      stumbles.left = 100;
      for (let i = 0; i < 6; i++) {
        await sendDueDeliveries(app().ctx);
        app().time.now += HOUR_MS;
      }
      stumbles.left = 0;
      expect(await waiting(app(), user)).toEqual([]);
    });

    it('are sent by one of many that look at the same time', async () => {
      const user = await createUser(app());
      for (let i = 0; i < 20; i++) await tell(app(), user);
      await Promise.all(Array.from({ length: 6 }, () => sendDueDeliveries(app().ctx)));
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
      expect(mails).toHaveLength(20);
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
