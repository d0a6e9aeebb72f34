import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { COMPILED } from '../../test/compiled.ts';
import { createUser } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { byOperator } from '../../test/operator.ts';
import { newId } from '../base/id.ts';
import { openDatabase } from '../db/database.ts';
import { ensureAdmin } from '../domains/players/index.ts';
import { ask } from './ask.ts';

const PASSWORD = 'yonetici-2026';

onBothEngines('ensureAdmin', (app) => {
  const login = (email: string, password: string) =>
    app().call<{ token: string }>('post', '/api/admin/login', { json: { email, password } });
  const newEmail = () => `${newId()}@topla.test`;
  const rows = (email: string) =>
    app().db.q.selectFrom('users').selectAll().where('email', '=', email).execute();
  const entriesAbout = (id: string) =>
    app()
      .db.q.selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('position')
      .execute();

  it('makes an admin who can log in', async () => {
    const email = newEmail();
    const kept = await ensureAdmin(byOperator(app()), {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(kept.email).toBe(email);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('leaves an admin with that password alone, sessions included', async () => {
    const email = newEmail();
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    const before = await rows(email);
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    expect(await rows(email)).toEqual(before);
  });

  it('sets another password and ends the tokens of the old one', async () => {
    const email = newEmail();
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    const { token } = (await login(email, PASSWORD)).body;
    await ensureAdmin(byOperator(app()), { email, password: 'yeni-yonetici' });
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, 'yeni-yonetici')).status).toBe(200);
    expect((await app().call('get', '/api/admin/pending-businesses', { token })).status).toBe(401);
  });

  it('lets an admin back in whose second factor is lost, with another password alone', async () => {
    const email = newEmail();
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    const [{ id } = { id: '' }] = await rows(email);
    const other = await createUser(app(), { role: 'admin' });
    for (const admin of [id, other.id]) {
      const factor = { account_id: admin, user_id: admin, enabled_at: 1, totp_secret: 'x' };
      const values = { ...factor, tries: 0, tries_since: 0 };
      await app().db.q.insertInto('second_factors').values(values).execute();
    }
    const kept = () =>
      app()
        .db.q.selectFrom('second_factors')
        .select('user_id')
        .where('user_id', 'in', [id, other.id])
        .execute();
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    expect((await login(email, PASSWORD)).body.token).toBeUndefined();
    await ensureAdmin(byOperator(app()), { email, password: 'yeni-yonetici' });
    expect((await login(email, 'yeni-yonetici')).body.token).toBeDefined();
    expect(await kept()).toEqual([{ user_id: other.id }]);
  });

  it('makes an admin of a player, who keeps name and id but no session', async () => {
    const { id, email, token } = await createUser(app(), { email_verified_at: null });
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    expect(await rows(email)).toMatchObject([{ id, role: 'admin', full_name: 'Deniz Yıldız' }]);
    expect((await app().call('get', '/api/account/sessions', { token })).status).toBe(401);
  });

  it.each(['somebody new', 'a player'])('needs no link to prove the address of %s', async (who) => {
    const unproved = { email_verified_at: null };
    const email = who === 'a player' ? (await createUser(app(), unproved)).email : newEmail();
    await ensureAdmin(byOperator(app()), { email, password: PASSWORD });
    expect(await rows(email)).toMatchObject([{ email_verified_at: expect.any(Number) }]);
  });

  it('is in the audit log as what the server did, once for each change', async () => {
    const email = newEmail();
    const ensure = (given: { password: string; role?: 'support' }) =>
      ensureAdmin(byOperator(app()), { email, ...given });
    await ensure({ password: PASSWORD });
    await ensure({ password: PASSWORD });
    await ensure({ password: 'yeni-yonetici' });
    await ensure({ password: 'yeni-yonetici', role: 'support' });
    const player = await createUser(app());
    await ensureAdmin(byOperator(app()), { email: player.email, password: PASSWORD });
    const [{ id } = { id: '' }] = await rows(email);
    const server = { actor_id: null, who: 'Komut satırı (deneme)', subject_type: 'admin' };
    const role = (name: string | null) => JSON.stringify({ role: name });
    expect(await entriesAbout(id)).toMatchObject([
      { ...server, act: 'admin.create', before: null, after: role('owner') },
      { ...server, act: 'admin.reset', before: null, after: null },
      { ...server, act: 'admin.reset', before: role('owner'), after: role('support') },
    ]);
    expect(await entriesAbout(player.id)).toMatchObject([
      { ...server, act: 'admin.create', before: role(null), after: role('owner') },
    ]);
  });

  it('does not happen without its entry', async () => {
    const email = newEmail();
    const { q } = app().db;
    await q.schema.alterTable('audit_entries').renameTo('gone').execute();
    await expect(ensureAdmin(byOperator(app()), { email, password: PASSWORD })).rejects.toThrow();
    await q.schema.alterTable('gone').renameTo('audit_entries').execute();
    expect(await rows(email)).toEqual([]);
  });

  it('makes one account when processes start at once', async () => {
    const email = newEmail();
    await Promise.all(
      Array.from({ length: 5 }, () => ensureAdmin(byOperator(app()), { email, password: PASSWORD })),
    );
    const [{ id } = { id: '' }, ...others] = await rows(email);
    expect([others, await entriesAbout(id)]).toMatchObject([[], [{ act: 'admin.create' }]]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['yonetici', PASSWORD, 'Geçerli bir e-posta adresi yazın.'],
    ['a@topla.test', 'kisa', 'Şifre en az 8 karakter olmalı.'],
    ['a@topla.test', 'galatasaray', 'Bu şifre en sık kullanılanlardan biri'],
    ['deniz.kaya@topla.test', 'Deniz.Kaya-2026', 'Şifreniz adınızdan, e-posta adresinizden'],
  ])('refuses %s with %s', async (email, password, sentence) => {
    await expect(ensureAdmin(byOperator(app()), { email, password })).rejects.toThrow(sentence);
    expect(await rows(email)).toEqual([]);
  });
});

describe('admin:create', () => {
  const dir = mkdtempSync(join(tmpdir(), 'topla-admin-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  function run(env: Record<string, string>, typed = '') {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'create-admin.ts')], {
      env: {
        ...COMPILED,
        PATH: process.env.PATH,
        DATA_DIR: dir,
        DATABASE_URL: join(dir, 'a.sqlite'),
        ...env,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.stdin.end(typed);
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output }));
    });
  }
  async function admins() {
    const db = await openDatabase(join(dir, 'a.sqlite'));
    const rows = await db.q.selectFrom('users').select('email').where('role', '=', 'admin').execute();
    await db.close();
    return rows.map((row) => row.email);
  }

  it('takes e-mail and password from the environment', async () => {
    const { code, output } = await run({ ADMIN_EMAIL: 'cevre@topla.test', ADMIN_PASSWORD: PASSWORD });
    expect(output).toContain('Yönetici hesabı hazır: cevre@topla.test');
    expect(code).toBe(0);
    expect(await admins()).toContain('cevre@topla.test');
  });

  it('asks for what is missing, without showing the password', async () => {
    const { code, output } = await run({}, `sorulan@topla.test\n${PASSWORD}\n`);
    expect(code).toBe(0);
    expect(output).toContain('E-posta: ');
    expect(output).not.toContain(PASSWORD);
    expect(await admins()).toContain('sorulan@topla.test');
  });

  it('asks for the password alone where the e-mail is set', async () => {
    const { code, output } = await run({ ADMIN_EMAIL: 'yarim@topla.test' }, `${PASSWORD}\n`);
    expect(output).not.toContain('E-posta: ');
    expect(code).toBe(0);
    expect(await admins()).toContain('yarim@topla.test');
  });

  it('says what is wrong and fails', async () => {
    const { code, output } = await run({ ADMIN_EMAIL: 'kisa@topla.test', ADMIN_PASSWORD: 'kisa' });
    expect(code).toBe(1);
    expect(output).toContain('Şifre en az 8 karakter olmalı.');
    expect(await admins()).not.toContain('kisa@topla.test');
  });

  it('fails when nothing is typed', async () => {
    expect((await run({})).code).toBe(1);
  });
});

it('keeps a hidden answer off a terminal', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let screen = '';
  output.on('data', (chunk) => (screen += chunk));
  const answers = ask({ input, output }, [{ text: 'E-posta: ' }, { text: 'Şifre: ', hidden: true }]);
  input.write('a@topla.test\r');
  await vi.waitFor(() => expect(screen).toContain('Şifre: '));
  input.write(`${PASSWORD}\r`);
  expect(await answers).toEqual(['a@topla.test', PASSWORD]);
  expect(screen).toContain('a@topla.test');
  expect(screen).not.toContain(PASSWORD);
});
