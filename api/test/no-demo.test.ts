import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { COMPILED } from './compiled.ts';
import { freePort } from './free-port.ts';

const at = (file: string) => join(import.meta.dirname, file);

/** Starts the server without the demo package; answers its output and its errors. */
async function startWithoutDemo(env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'topla-no-demo-'));
  const child = spawn(process.execPath, ['--import', at('no-demo.ts'), at('../src/main.ts')], {
    cwd: folder,
    env: {
      ...COMPILED,
      ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: String(await freePort()), WEB_ROOT: 'none' },
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return Promise.race([
    new Promise<string>((resolve) => child.stdout.once('data', (words) => resolve(String(words).trim()))),
    new Promise<string>((resolve) => child.stderr.once('data', (words) => resolve(String(words).trim()))),
  ]);
}

// Whole processes that load everything: slow on a busy machine.
it('a start in production neither loads nor needs the demo data', { timeout: 240_000 }, async () => {
  const production = {
    NODE_ENV: 'production',
    PAYMENT: 'sandbox',
    JWT_SECRET: randomBytes(32).toString('hex'),
  };
  expect(await startWithoutDemo(production)).toMatch(/^Topla hazır/);
});

it('a start with SEED=demo needs them', { timeout: 240_000 }, async () => {
  expect(await startWithoutDemo({ SEED: 'demo' })).toMatch('The demo data are deleted.');
});
