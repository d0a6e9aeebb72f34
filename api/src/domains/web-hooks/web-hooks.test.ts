import { createHmac } from 'node:crypto';
import type { HookSecret } from 'mf-shared/contracts/web-hooks';
import { DAY_MS, HOUR_MS, SECOND_MS } from 'mf-shared/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { pushService } from '../../../test/push-service.ts';
import { hooksOf } from '../../../test/web-hooks.ts';
import { postToHooks, purgeHookDeliveries, sendHookDeliveries } from './index.ts';

let receiver: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  receiver = await pushService();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers.length = 0;
});

onBothEngines(
  'web hooks',
  (app) => {
    const at = (path: string) => `${receiver.origin}${path}`;
    const tell = (text = 'Uyarı: bir iş gecikti.') =>
      app().db.transact((tx) => postToHooks(tx, app().ctx, { event: 'alert.fired', text, page: '/admin' }));
    const send = () => sendHookDeliveries(app().ctx);
    const acts = async () => {
      const rows = app().db.q.selectFrom('audit_entries').selectAll().orderBy('position');
      return (await rows.execute()).filter(({ act }) => act.startsWith('webHook'));
    };

    it('post what happens as JSON that their secret proves', async () => {
      const { add, list } = await hooksOf(app());
      const { secret } = await add(at('/a?x=1'));
      await add(at('/b'));
      expect(await tell()).toBe(2);
      expect(await send()).toBe(2);
      expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/a?x=1', '/b']);
      const sent = receiver.received.find(({ path }) => path === '/a?x=1');
      const body = sent?.body.toString() ?? '';
      expect(JSON.parse(body)).toMatchObject({ event: 'alert.fired', text: 'Uyarı: bir iş gecikti.' });
      const time = String(app().time.now / 1000);
      const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      expect(sent?.headers).toMatchObject({
        ...{ 'topla-timestamp': time, 'topla-signature': `sha256=${mac}` },
        'content-type': 'application/json; charset=utf-8',
      });
      const [first] = await list();
      expect(first?.deliveries).toMatchObject([{ status: 201, failure: null, tries: 1, nextAt: null }]);
      expect(first?.deliveries[0]?.sentAt).toBe(app().time.now);
      expect(JSON.stringify(await list())).not.toContain(secret.slice(6));
    });

    it('are tried again with doubling pauses, and given up in the end', async () => {
      const { add, list } = await hooksOf(app());
      await add(at('/a'));
      await tell();
      receiver.answers.push(500, 302);
      await send();
      expect((await list())[0]?.deliveries[0]).toMatchObject({ status: 500, failure: 'refused' });
      expect(await send()).toBe(0);
      app().time.now += 30 * SECOND_MS;
      await send();
      expect((await list())[0]?.deliveries[0]).toMatchObject({ status: 302, failure: 'redirect', tries: 2 });
      // Nobody followed the redirect.
      expect(receiver.received.map(({ path }) => path)).toEqual(['/a', '/a']);
      app().time.now += 30 * SECOND_MS;
      expect(await send()).toBe(0);
      receiver.answers.push(...Array.from({ length: 6 }, () => 500));
      for (let n = 0; n < 6; n++) {
        app().time.now += HOUR_MS;
        expect(await send()).toBe(1);
      }
      expect((await list())[0]?.deliveries[0]).toMatchObject({ tries: 8, nextAt: null, sentAt: null });
      app().time.now += 31 * DAY_MS;
      expect(await purgeHookDeliveries(app().ctx)).toBe(1);
    });

    it('sign with the new secret once it was changed, also what waits', async () => {
      const { add, call } = await hooksOf(app());
      const { id } = await add(at('/a'));
      await tell();
      const { body } = await call<HookSecret>('post', `/${id}/secret`, { version: 1 });
      await send();
      const [sent] = receiver.received;
      const time = sent?.headers['topla-timestamp'];
      const mac = createHmac('sha256', body.secret).update(`${time}.${sent?.body}`).digest('hex');
      expect(sent?.headers['topla-signature']).toBe(`sha256=${mac}`);
    });

    it('get nothing while they are off, and nothing of it later', async () => {
      const { add, call, list } = await hooksOf(app());
      const { id } = await add(at('/a'));
      await tell();
      const { status } = await call('put', `/${id}`, { version: 1, url: at('/a'), isOn: false });
      expect(status).toBe(200);
      expect(await tell()).toBe(0);
      expect(await send()).toBe(0);
      expect((await list())[0]?.deliveries).toMatchObject([{ failure: 'off', nextAt: null }]);
      await call('put', `/${id}`, { version: 2, url: at('/c'), isOn: true });
      await tell();
      await send();
      expect(receiver.received.map(({ path }) => path)).toEqual(['/c']);
    });

    it('disappear with what waits for them', async () => {
      const { add, call, list } = await hooksOf(app());
      const { id } = await add(at('/a'));
      await tell();
      expect((await call('post', `/${id}/remove`, { version: 1 })).status).toBe(200);
      expect([await send(), await list()]).toEqual([0, []]);
      expect((await call('post', `/${id}/remove`, { version: 1 })).status).toBe(404);
    });

    it('stay ten at most, also when several are added at once', async () => {
      const { add, call, list } = await hooksOf(app());
      for (let n = 0; n < 8; n++) await add(`https://ornek.com/${n}`);
      const urls = Array.from({ length: 6 }, (_, n) => `https://ornek.com/birden-${n}`);
      const answers = await Promise.all(urls.map((url) => call('post', '', { url })));
      const codes = answers.map(({ body }) => body.code ?? 'added').toSorted();
      expect(codes).toEqual(['added', 'added', ...Array.from({ length: 4 }, () => 'hook_limit')]);
      expect(await list()).toHaveLength(10);
      expect((await acts()).filter(({ act }) => act === 'webHook.create')).toHaveLength(10);
    });

    it('are refused at the field where an address is not public, known or one too many', async () => {
      const { add, call } = await hooksOf(app());
      const refused = async (url: string) => {
        const { status, body } = await call('post', '', { url });
        expect(status, url).toBeGreaterThanOrEqual(400);
        return body.fields?.url;
      };
      for (const url of ['http://ornek.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/'])
        expect(await refused(url)).toContain('Herkese açık');
      for (const url of ['https://localhost/', 'https://10.0.0.8/', 'https://metadata.google.internal/'])
        expect(await refused(url)).toContain('Herkese açık');
      expect(await refused('https://a:b@ornek.com/')).toContain('kullanıcı adı');
      expect(await refused('ornek.com')).toContain('https://');
      for (let n = 0; n < 10; n++) await add(`https://ornek.com/${n}`);
      const { body } = await call('post', '', { url: 'https://ornek.com/11' });
      expect(body.code).toBe('hook_limit');
      const [{ id } = { id: '' }] = await app()
        .db.q.selectFrom('web_hooks')
        .select('id')
        .orderBy('id')
        .execute();
      const twice = await call('put', `/${id}`, { version: 1, url: 'https://ornek.com/3', isOn: true });
      expect(twice.body).toMatchObject({ code: 'hook_known', fields: { url: 'Bu adres zaten ekli.' } });
    });

    it('are changed by one of two owners who saw the same, with an entry in the audit log', async () => {
      const { add, call } = await hooksOf(app());
      const other = await hooksOf(app());
      const { id } = await add('https://ornek.com/gizli');
      const change = { version: 1, url: 'https://ornek.com/gizli', isOn: false };
      const both = await Promise.all([call, other.call].map((act) => act('put', `/${id}`, change)));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await call('post', `/${id}/secret`, { version: 1 })).body.code).toBe('hook_changed');
      expect((await call('post', `/${id}/remove`, { version: 1 })).body.code).toBe('hook_changed');
      await call('post', `/${id}/secret`, { version: 2 });
      await call('post', `/${id}/remove`, { version: 3 });
      const entries = await acts();
      expect(entries.map(({ act }) => act)).toEqual([
        ...['webHook.create', 'webHook.change', 'webHook.rotate', 'webHook.delete'],
      ]);
      expect(entries[1]?.before).toContain('"isOn":true');
      expect(entries[1]?.after).toContain('"isOn":false');
      expect(JSON.stringify(entries)).not.toContain('gizli');
    });

    it('say that their secret cannot be read under another key of the server', async () => {
      const { add, list } = await hooksOf(app());
      await add(at('/a'));
      await tell();
      const config = { ...app().ctx.config, jwtSecret: 'another secret of this server' };
      await sendHookDeliveries({ ...app().ctx, config });
      expect((await list())[0]?.deliveries).toMatchObject([{ failure: 'secret', tries: 1 }]);
      expect(receiver.received).toEqual([]);
    });

    it('are no matter of admins who do not own the platform', async () => {
      const { token } = await createUser(app(), { role: 'admin', admin_role: 'support' });
      expect((await app().call('get', '/api/admin/web-hooks', { token })).status).toBe(403);
    });
  },
  () => ({ env: { HOOK_HOSTS: receiver.origin } }),
  { fresh: 'test' },
);
