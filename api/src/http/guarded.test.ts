import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { passwordHash, withTotp } from '../../test/second-factor.ts';
import { tokenFor } from '../../test/tokens.ts';
import { createApp } from '../app.ts';
import { TOKEN_LIFETIME_MS } from '../auth/token.ts';

const FILE = 'remoteEntry.0123abcd.js';
const SHELL = 'https://topla.example';
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-guarded-'));
  for (const name of ['shell', 'mf-player', 'mf-admin']) {
    mkdirSync(join(root, name, 'dist'), { recursive: true });
    for (const file of [FILE, 'index.html']) writeFileSync(join(root, name, 'dist', file), 'code');
    const manifest = { name, title: name, version: '1.0.0', contract: 1, pages: [], places: {}, nav: [] };
    const guard = name === 'mf-admin' ? { guarded: 'admin' } : {};
    writeFileSync(join(root, name, 'dist', 'manifest.json'), JSON.stringify({ ...manifest, ...guard }));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

onBothEngines('a guarded remote', (app) => {
  const web = (settings: { production?: boolean } = {}) => {
    const { ctx } = app();
    const config = { ...ctx.config, webRoot: root, allowedOrigins: [SHELL], ...settings };
    return createApp({ ...ctx, config });
  };
  /** The cookie that a session gets, with its attributes. */
  const passFor = async (token: string, settings?: { production: boolean }) => {
    const headers = { Authorization: `Bearer ${token}`, Origin: SHELL };
    const answer = await web(settings).request('/api/account/remote-pass', { method: 'POST', headers });
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    return answer.headers.get('Set-Cookie') ?? '';
  };
  const load = (cookie: string, path = `/remotes/admin/${FILE}`, settings?: { production: boolean }) =>
    web(settings).request(path, { headers: { Cookie: cookie.split(';')[0] ?? '', Origin: SHELL } });
  const statusWith = async (cookie: string) => (await load(cookie)).status;
  const admin = () => createUser(app(), { role: 'admin' });

  it('answers its code to an admin’s session alone, and to no shared cache', async () => {
    const [boss, player] = [await admin(), await createUser(app())];
    const answer = await load(await passFor(boss.token));
    expect([answer.status, await answer.text()]).toEqual([200, 'code']);
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SHELL);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    const asPlayer = await tokenFor(app(), boss, 'user');
    for (const cookie of [
      '',
      await passFor(player.token),
      await passFor(asPlayer),
      `remote-pass=${boss.token}`,
      'remote-pass=.',
    ]) {
      const refused = await load(cookie);
      expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    }
    expect((await load('', '/remotes/admin/manifest.json')).status).toBe(404);
    expect((await load('', `/remotes/player/..%2f..%2f..%2fmf-admin%2fdist%2f${FILE}`)).status).toBe(404);
    expect((await load('', `/remotes/player/${FILE}`)).status).toBe(200);
  });

  it('is closed in production until the admin has a second factor', async () => {
    const boss = await createUser(app(), { role: 'admin', password_hash: await passwordHash });
    const inProduction = { production: true };
    const ask = { method: 'POST', headers: { Authorization: `Bearer ${boss.token}` } };
    const refused = await web(inProduction).request('/api/account/remote-pass', ask);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'second_factor_required',
    ]);
    const pass = await passFor(boss.token);
    expect((await load(pass, undefined, inProduction)).status).toBe(404);
    await withTotp(app(), boss);
    expect((await load(pass, undefined, inProduction)).status).toBe(200);
    await app().db.q.updateTable('sessions').set({ limited: 1 }).where('user_id', '=', boss.id).execute();
    expect((await load(pass, undefined, inProduction)).status).toBe(404);
  });

  it('takes no pass of another session’s signature', async () => {
    const [one, other] = [await passFor((await admin()).token), await passFor((await admin()).token)];
    const [, signature] = other.split(';')[0]?.split('.') ?? [];
    expect(await statusWith(`${one.split('.')[0]}.${signature}`)).toBe(404);
  });

  it('is closed once the session ends: by signing out, another password, a lost role, or its time', async () => {
    const call = (path: string, token: string) => app().call('post', `/api/account/${path}`, { token });
    const users = (id: string) => app().db.q.updateTable('users').where('id', '=', id);
    const ends: ((boss: { id: string; token: string }) => Promise<unknown>)[] = [
      ({ token }) => call('sign-out', token),
      ({ id }) => users(id).set({ token_version: 1 }).execute(),
      ({ id }) => users(id).set({ role: 'user' }).execute(),
      async () => {
        app().time.now += TOKEN_LIFETIME_MS;
      },
    ];
    for (const end of ends) {
      const boss = await admin();
      const pass = await passFor(boss.token);
      expect(await statusWith(pass)).toBe(200);
      await end(boss);
      expect(await statusWith(pass)).toBe(404);
    }
  });

  it('keeps the pass from scripts and from other sites, and in production from plain connections', async () => {
    const boss = await createUser(app(), { role: 'admin', password_hash: await passwordHash });
    await withTotp(app(), boss);
    const { token } = boss;
    const attributes = ['Max-Age=604800', 'Path=/remotes', 'HttpOnly', 'SameSite=Strict'];
    const of = (cookie: string) => cookie.split('; ').slice(1).toSorted();
    expect(of(await passFor(token))).toEqual(attributes.toSorted());
    expect(of(await passFor(token, { production: true }))).toEqual([...attributes, 'Secure'].toSorted());
  });
});
