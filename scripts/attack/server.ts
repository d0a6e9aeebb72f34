import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../api/test/free-port.ts';

const MAIN = join(import.meta.dirname, '../../api/src/main.ts');
const REPORT_LOOP = join(import.meta.dirname, 'report-loop.ts');
const READY_MS = 60_000;
export const ADMIN = { email: 'yonetici@topla.test', password: 'Korner-Bayragi-41' };

export type Server = {
  url: string;
  folder: string;
  /** Longest stall of its event loop since the last question, ms; waiting for a core does not count. */
  longestBlock: () => Promise<number>;
  stop: () => Promise<void>;
};

/** A new folder for one attack. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'topla-attack-'));

function start(folder: string, port: number, env: Record<string, string>) {
  const settings = {
    ...{ PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: String(port), SEED: 'none', WEB_ROOT: 'none' },
    ...{ RATE_LIMITS: 'on', TRUST_PROXY: 'true', CAPTCHA_COST: '0.02', LOG_LEVEL: 'silent', PUSH: 'none' },
    ...{ JWT_SECRET: randomBytes(32).toString('hex') },
  };
  const child = spawn(process.execPath, ['--import', pathToFileURL(REPORT_LOOP).href, MAIN], {
    env: { ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return child as ChildProcessByStdio<null, Readable, Readable>;
}

/** Starts the product as in production, with limits, an empty database and one admin; waits until it listens. */
export async function startServer(folder: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const child = start(folder, port, { ...account, ...env });
  const ended = once(child, 'exit');
  const ready = once(child.stdout, 'data', { signal: AbortSignal.timeout(READY_MS) });
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('the server ended at its start')))]);
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    longestBlock: async () => {
      const answer = once(child, 'message', { signal: AbortSignal.timeout(READY_MS) });
      child.send('longest block?');
      return Number((await answer)[0]);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts it with invalid settings; returns exit code and complaint, or null when it runs. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number; text: string } | null> {
  const folder = await newFolder();
  const child = start(folder, await freePort(), env);
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  try {
    const [code] = await once(child, 'exit', { signal: AbortSignal.timeout(READY_MS) });
    return { code: Number(code), text };
  } catch {
    return null;
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
