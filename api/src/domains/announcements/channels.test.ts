import type { AnnouncementPreview } from 'mf-shared/contracts/announcements';
import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { announcer, DRAFT } from '../../../test/announcing.ts';
import { mails, mailUrl, prepare, push, service, stumbles, subscribed } from '../../../test/deliveries.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';
import { smtpMail } from '../../providers/mail/smtp.ts';
import { sendDueDeliveries } from '../notifications/index.ts';
import { sendAnnouncements } from './deliver.ts';

prepare();

onBothEngines(
  'announcements by push and mail',
  (app) => {
    const choose = (user: { token: string }, channels: { push: boolean; mail: boolean }) =>
      app().call('put', '/api/notifications/preferences', {
        token: user.token,
        json: { preferences: [{ topic: 'announcements', ...channels }] },
      });
    const goOut = async () => {
      await sendAnnouncements(app().ctx);
      await sendDueDeliveries(app().ctx);
    };
    const addresses = () => mails.flatMap(({ to }) => to as { address: string }[]).map((one) => one.address);

    it('carry title and text, follow what people chose, and can be ended from the mail', async () => {
      const { send, show } = await announcer(app());
      const [all, quiet, unproved] = [
        await createUser(app()),
        await createUser(app()),
        await createUser(app(), { email_verified_at: null }),
      ];
      const venue = await createVenue(app());
      const [own, other] = [await subscribed(app(), all), await subscribed(app(), quiet)];
      await choose(quiet, { push: false, mail: false });
      const one = await send();
      await goOut();
      expect(addresses().toSorted()).toEqual([all.email, venue.email].toSorted());
      expect(addresses()).not.toContain(unproved.email);
      const [mail] = mails;
      expect(mail?.subject).toBe(`Topla: ${DRAFT.title}`);
      expect(mail?.text).toContain('Bu gece 02:00 ile 03:00 arasında kısa bir bakım yapacağız.');
      expect(mail?.text).toContain('/tournaments');
      const path = ({ subscription }: typeof own) => new URL(subscription.endpoint).pathname;
      expect(service.received.map((one) => one.path)).toEqual([path(own)]);
      expect(path(other)).not.toBe(path(own));
      expect(own.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
        ...{ title: DRAFT.title, body: DRAFT.text, link: DRAFT.link },
      });
      expect((await show(one)).progress).toEqual({
        ...{ recipients: 4, told: 4, failed: 0, waiting: 0 },
        ...{ pushesSent: 1, pushesFailed: 0, mailsSent: 2, mailsFailed: 0 },
      });
      const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const out = new URL(header.slice(1, -1));
      await app()
        .call('post', out.pathname + out.search)
        .catch(() => {});
      mails.length = 0;
      await send({ title: 'İkinci' });
      await goOut();
      expect(addresses()).toHaveLength(1);
    });

    it('go only where the admin sends them', async () => {
      const { send, call } = await announcer(app());
      const user = await createUser(app());
      await subscribed(app(), user);
      await send({ push: false, mail: false });
      await send({ push: true, mail: false });
      await goOut();
      expect([mails.length, service.received.length]).toEqual([0, 1]);
      const preview = async (over: object) =>
        (await call<AnnouncementPreview>('post', '/preview', { ...DRAFT, ...over })).body;
      expect(await preview({ mail: false })).toMatchObject({
        ...{ mail: null, push: { title: DRAFT.title, body: DRAFT.text } },
      });
      expect(await preview({ push: false })).toMatchObject({
        push: null,
        mail: { subject: `Topla: ${DRAFT.title}`, paragraphs: DRAFT.text.split('\n') },
      });
    });

    it('are counted once a minute for previews, and anew for another audience', async () => {
      const { call } = await announcer(app());
      const players = async (over: object = {}) =>
        (await call<AnnouncementPreview>('post', '/preview', { ...DRAFT, ...over })).body.recipients.players;
      await createUser(app());
      const before = await Promise.all([players(), players()]);
      await createUser(app(), { city: 'Muş' });
      expect([...before, await players()]).toEqual([1, 1, 1]);
      expect(await players({ place: 'city', city: 'Muş' })).toBe(1);
      app().time.now += MINUTE_MS;
      expect(await players()).toBe(2);
    });

    it('are mailed to the admin alone as a test, and only a verified one', async () => {
      const { admin, write, act } = await announcer(app());
      await createUser(app());
      const draft = await write();
      const { status, body } = await act('test', draft);
      expect([status, body.message]).toEqual([200, `Deneme ${admin.email} adresine gönderiliyor.`]);
      await goOut();
      expect(addresses()).toEqual([admin.email]);
      expect(mails[0]?.subject).toBe(`Topla: Deneme: ${DRAFT.title}`);
      const of = app().db.q.updateTable('users').set({ email_verified_at: null });
      await of.where('id', '=', admin.id).execute();
      expect((await act('test', draft)).body.code).toBe('announcement_test');
    });

    it('pause while many of them wait, so that other news keeps its place', async () => {
      const { send, show } = await announcer(app());
      const user = await createUser(app());
      const one = await send();
      const { now } = app().time;
      const row = { broadcast_id: one.id, channel: 'mail', owner_model: 'User', owner_id: user.id } as const;
      const wait = { tries: 0, kind: 'announcement', text: '', link: '/', title: null, created_at: now };
      const many = Array.from({ length: 500 }, (_, n) => ({
        ...{ ...row, ...wait, id: newId(), tag: `${n}`, target: user.id, due_at: now },
      }));
      await app().db.q.insertInto('deliveries').values(many).execute();
      await sendAnnouncements(app().ctx);
      expect(await show(one)).toMatchObject({ state: 'sending', told: 0, progress: { waiting: 500 } });
      // What is tried again later holds nothing back.
      await app()
        .db.q.updateTable('deliveries')
        .set({ due_at: now + HOUR_MS })
        .where('tag', 'in', ['0', '1'])
        .execute();
      await sendAnnouncements(app().ctx);
      expect(await show(one)).toMatchObject({ state: 'sent', told: 1 });
    });

    it('that still wait are dropped when the announcement is stopped, and failures are counted', async () => {
      const { send, act, show } = await announcer(app());
      await createUser(app());
      const fails = await send();
      await sendAnnouncements(app().ctx);
      stumbles.left = 100;
      for (let n = 0; n < 6; n++) {
        await sendDueDeliveries(app().ctx);
        app().time.now += HOUR_MS;
      }
      stumbles.left = 0;
      expect((await show(fails)).progress).toMatchObject({ mailsSent: 0, mailsFailed: 1, waiting: 0 });
      const one = await send();
      await sendAnnouncements(app().ctx);
      await act('withdraw', await show(one), { reason: 'Hata' });
      await sendDueDeliveries(app().ctx);
      expect(mails).toEqual([]);
      expect((await show(one)).progress).toMatchObject({ mailsSent: 0, waiting: 0 });
    });

    it('that still wait are dropped when it is stopped on the way', async () => {
      const { send, act, show } = await announcer(app());
      const user = await createUser(app());
      const one = await send();
      const wait = {
        tries: 0,
        kind: 'announcement',
        text: 'x',
        link: '/',
        title: 'x',
        due_at: app().time.now,
      };
      const to = { channel: 'mail', owner_model: 'User', owner_id: user.id, target: user.id } as const;
      const row = { ...to, ...wait, id: newId(), tag: 'x', broadcast_id: one.id };
      await app()
        .db.q.insertInto('deliveries')
        .values({ ...row, created_at: app().time.now })
        .execute();
      expect((await act('cancel', await show(one))).body.state).toBe('cancelled');
      await sendDueDeliveries(app().ctx);
      expect(mails).toEqual([]);
      expect((await show(one)).progress).toMatchObject({ mailsSent: 0, waiting: 0 });
    });
  },
  () => ({ push, mail: smtpMail({ url: mailUrl, from: 'Topla <bildirim@topla.test>' }) }),
  { fresh: 'test' },
);
