import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { COMPILED } from '../../test/compiled.ts';
import { createUser } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
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

  it('makes an admin who can log in', async () => {
    const email = newEmail();
    const kept = await ensureAdmin(app().db, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(kept.email).toBe(email);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('leaves an admin with that password alone, sessions included', async () => {
    const email = newEmail();
    await ensureAdmin(app().db, { email, password: PASSWORD });
    const before = await rows(email);
    await ensureAdmin(app().db, { email, password: PASSWORD });
    expect(await rows(email)).toEqual(before);
  });

  it('sets another password and ends the tokens of the old one', async () => {
    const email = newEmail();
    await ensureAdmin(app().db, { email, password: PASSWORD });
    const { token } = (await login(email, PASSWORD)).body;
    await ensureAdmin(app().db, { email, password: 'yeni-yonetici' });
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, 'yeni-yonetici')).status).toBe(200);
    expect((await app().call('get', '/api/admin/pending-businesses', { token })).status).toBe(401);
  });

  it('lets an admin back in whose second factor is lost, with another password alone', async () => {
    const email = newEmail();
    await ensureAdmin(app().db, { email, password: PASSWORD });
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
    await ensureAdmin(app().db, { email, password: PASSWORD });
    expect((await login(email, PASSWORD)).body.token).toBeUndefined();
    await ensureAdmin(app().db, { email, password: 'yeni-yonetici' });
    expect((await login(email, 'yeni-yonetici')).body.token).toBeDefined();
    expect(await kept()).toEqual([{ user_id: other.id }]);
  });

  it('makes an admin of a player, who keeps name and id but no session', async () => {
    const { id, email, token } = await createUser(app(), { email_verified_at: null });
    await ensureAdmin(app().db, { email, password: PASSWORD });
    expect(await rows(email)).toMatchObject([{ id, role: 'admin', full_name: 'Deniz Yıldız' }]);
    expect((await app().call('get', '/api/account/sessions', { token })).status).toBe(401);
  });

  it.each(['somebody new', 'a player'])('needs no link to prove the address of %s', async (who) => {
    const unproved = { email_verified_at: null };
    const email = who === 'a player' ? (await createUser(app(), unproved)).email : newEmail();
    await ensureAdmin(app().db, { email, password: PASSWORD });
    expect(await rows(email)).toMatchObject([{ email_verified_at: expect.any(Number) }]);
  });

  it('makes one account when processes start at once', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 5 }, () => ensureAdmin(app().db, { email, password: PASSWORD })));
    expect(await rows(email)).toHaveLength(1);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['yonetici', PASSWORD, 'Geçerli bir e-posta adresi yazın.'],
    ['a@topla.test', 'kisa', 'Şifre en az 8 karakter olmalı.'],
    ['a@topla.test', 'galatasaray', 'Bu şifre en sık kullanılanlardan biri'],
    ['deniz.kaya@topla.test', 'Deniz.Kaya-2026', 'Şifreniz adınızdan, e-posta adresinizden'],
  ])('refuses %s with %s', async (email, password, sentence) => {
    await expect(ensureAdmin(app().db, { email, password })).rejects.toThrow(sentence);
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
