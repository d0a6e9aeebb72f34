import { DAY_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { mailUrl, prepare, push, service, subscribed, tell, waiting } from '../../../test/deliveries.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { smtpMail } from '../../providers/mail/smtp.ts';
import { forgetNotices } from './forget.ts';
import { sendDueDeliveries } from './send-due.ts';

prepare();

onBothEngines(
  'deliveries',
  (app) => {
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
      app().time.now += DAY_MS - 1;
      await say('iki');
      app().time.now += DAY_MS - 1;
      await sendDueDeliveries(app().ctx);
      expect(bodies()).toMatchObject([{ body: expect.stringMatching(/iki$/) }]);
      await say('üç');
      app().time.now += DAY_MS;
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
      await forgetNotices(app().db.q, writer.id);
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
  },
  () => ({ push, mail: smtpMail({ url: mailUrl, from: 'Topla <bildirim@topla.test>' }) }),
);
