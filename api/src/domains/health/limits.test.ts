import { type AlertLimits, USUAL_LIMITS, type VersionedLimits } from 'mf-shared/contracts/health';
import { expect, it } from 'vitest';
import { desk, type Said } from '../../../test/desk.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { hooksOf } from '../../../test/web-hooks.ts';
import { countOne } from '../../db/hours.ts';
import { sendDueDeliveries } from '../notifications/index.ts';
import { watchHealth } from './index.ts';

const mail = memoryMail();

onBothEngines(
  'the limits of alerts',
  (app) => {
    const owner = async () => {
      const { token } = await desk(app());
      const call = <T = Said>(method: string, path: string, json?: object) =>
        app().call<T>(method, `/api/admin/health/${path}`, { token, ...(json && { json }) });
      return {
        read: async () => (await call<VersionedLimits>('get', 'limits')).body,
        save: (version: number, change: Partial<Record<keyof AlertLimits, unknown>> = {}) =>
          call('put', 'limits', { ...USUAL_LIMITS, ...change, version }),
        trial: () => call('post', 'trial'),
      };
    };
    const acts = () => app().db.q.selectFrom('audit_entries').selectAll().orderBy('position').execute();

    it('are the usual ones until an owner changes them, and the watch follows at once', async () => {
      const { read, save } = await owner();
      expect(await read()).toEqual({ limits: USUAL_LIMITS, version: 0 });
      for (let n = 0; n < 5; n++) await countOne(app().db.q, 'mailsFailed', app().time.now);
      expect((await save(0, { mailsFailed: '6' })).status).toBe(200);
      expect(await watchHealth(app().ctx)).toBe(0);
      expect(await read()).toEqual({ limits: { ...USUAL_LIMITS, mailsFailed: 6 }, version: 1 });
      await save(1, USUAL_LIMITS);
      expect(await watchHealth(app().ctx)).toBe(1);
      expect((await acts()).map(({ act, before, after }) => [act, before, after])).toEqual([
        ['alerts.limits', '{"mailsFailed":5}', '{"mailsFailed":6}'],
        ['alerts.limits', '{"mailsFailed":6}', '{"mailsFailed":5}'],
      ]);
    });

    it('are changed by one of two owners who saw the same', async () => {
      const [one, other] = [await owner(), await owner()];
      const both = await Promise.all([
        one.save(0, { quietMinutes: 20 }),
        other.save(0, { quietMinutes: 30 }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('limits_changed');
      expect((await one.read()).version).toBe(1);
      expect(await acts()).toHaveLength(1);
    });

    it('have bounds, each told at its field', async () => {
      const { save } = await owner();
      const wrong = {
        jobLateMinutes: 0,
        mailsFailedPercent: 100,
        requestWaitsHours: '1,5',
        quietMinutes: '',
      };
      const { status, body } = await save(0, wrong);
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted());
      expect(body.fields?.jobLateMinutes).toBe('1 ile 1.440 arasında bir tam sayı yazın.');
    });

    it('are no matter of admins who do not own the platform', async () => {
      const { token } = await createUser(app(), { role: 'admin', admin_role: 'support' });
      for (const [method, path] of [
        ['get', 'limits'],
        ['put', 'limits'],
        ['post', 'trial'],
      ] as const)
        expect((await app().call(method, `/api/admin/health/${path}`, { token })).status).toBe(403);
    });

    it('can be tried: a trial reaches owners by mail and web hooks, and leaves a trace', async () => {
      const { trial } = await owner();
      const { add } = await hooksOf(app());
      await add('https://ornek.com/a');
      mail.mails.length = 0;
      const { body } = await trial();
      expect(body.message).toBe(
        'Deneme uyarısı 2 platform sahibine ve 1 web adresine gönderiliyor. E-posta bildirimi açık olanlara e-posta da gider.',
      );
      const queued = await app().db.q.selectFrom('hook_deliveries').select('event').execute();
      expect(queued).toEqual([{ event: 'alert.trial' }]);
      await sendDueDeliveries(app().ctx);
      expect(mail.mails).toHaveLength(2);
      expect(mail.mails[0]?.subject).toContain('Deneme uyarısı');
      expect((await acts()).at(-1)).toMatchObject({ act: 'alerts.trial', after: '{"owners":2,"hooks":1}' });
      await trial();
      await sendDueDeliveries(app().ctx);
      expect(mail.mails).toHaveLength(4);
    });

    it('send an alert to web hooks when it begins and when it is over', async () => {
      const { add } = await hooksOf(app());
      await add('https://ornek.com/a');
      await countOne(app().db.q, 'mailsFailed', app().time.now);
      const { save } = await owner();
      await save(0, { mailsFailed: 1, quietMinutes: 1 });
      await watchHealth(app().ctx);
      await countOne(app().db.q, 'mailsSent', app().time.now);
      for (let n = 0; n < 9; n++) await countOne(app().db.q, 'mailsSent', app().time.now);
      await watchHealth(app().ctx);
      app().time.now += 60_000;
      await watchHealth(app().ctx);
      const rows = await app().db.q.selectFrom('hook_deliveries').select('event').orderBy('id').execute();
      expect(rows.map(({ event }) => event)).toEqual(['alert.fired', 'alert.recovered']);
    });
  },
  () => ({ mail: mail.provider }),
  { fresh: 'test' },
);

onBothEngines('a trial without a mail server', (app) => {
  it('says that no mail goes', async () => {
    const { token } = await desk(app());
    const { body } = await app().call<Said>('post', '/api/admin/health/trial', { token });
    expect(body.message).toMatch(/^Deneme uyarısı \d+ platform sahibine gönderiliyor\. .*e-posta gitmez\.$/);
  });
});
