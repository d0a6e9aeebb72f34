import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { ensureAdmin } from '../src/domains/players/index.ts';
import { COMPILED } from './compiled.ts';
import { freePort } from './free-port.ts';
import { operatorOf } from './operator.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

// Whole processes that load everything: slow on a busy machine.
describe('a start that cannot be', { timeout: 240_000 }, () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'topla-start-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** Starts the server, which ends by itself; answers its exit code and errors. */
  async function start(env: Record<string, string>) {
    const port = String(await freePort());
    const child = spawn(process.execPath, [MAIN], {
      cwd: dir,
      env: {
        ...COMPILED,
        PATH: process.env.PATH,
        DATA_DIR: dir,
        PORT: port,
        SEED: 'none',
        WEB_ROOT: 'none',
        ...env,
      },
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += chunk));
    return new Promise<{ code: number | null; complaint: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, complaint: complaint.trim() }));
    });
  }

  it('ends with one sentence that names the setting', async () => {
    const file = join(dir, 'a-file');
    writeFileSync(file, '');
    const nowhere = await freePort();
    const cases: [Record<string, string>, string][] = [
      [{ DATABASE_URL: `postgres://topla@127.0.0.1:${nowhere}/topla` }, 'DATABASE_URL'],
      [{ DATA_DIR: file }, 'DATA_DIR'],
      // A file system without folders.
      [{ DATA_DIR: '/proc/topla' }, 'DATA_DIR'],
      [{ NODE_ENV: 'production', JWT_SECRET: randomBytes(32).toString('hex') }, 'PAYMENT'],
      [{ REDIS_URL: `redis://127.0.0.1:${nowhere}` }, 'REDIS_URL'],
      // Both start on the same new file: one creates the schema, the other waits.
      [{ WEB_ROOT: dir }, 'WEB_ROOT'],
    ];
    const answers = await Promise.all(cases.map(([env]) => start(env)));
    for (const [index, [, name]] of cases.entries()) {
      expect(answers[index]).toMatchObject({ code: 1, complaint: expect.stringContaining(name) });
      expect(answers[index]?.complaint).not.toMatch(/\n\s+at /);
    }
  });

  it('is one in production on demo data', async () => {
    const DATABASE_URL = join(dir, 'demo.sqlite');
    const db = await openDatabase(DATABASE_URL);
    await ensureAdmin(operatorOf(db, dir), { email: 'admin@topla.test', password: 'Topla-2026!' });
    await db.close();
    const { code, complaint } = await start({ NODE_ENV: 'production', PAYMENT: 'sandbox', DATABASE_URL });
    expect(complaint).toBe('The database holds demo data (admin@topla.test): production needs its own.');
    expect(code).toBe(1);
  });
});
