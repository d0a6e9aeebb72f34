import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
export const ADMIN = { email: 'yonetici@topla.test', password: 'Kenar-Cizgisi-26' };

export type RunningServer = {
  url: string;
  /** The server's SQLite file. */
  database: string;
  /** Ends the process: at once like a crash, or in order. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  /** Stops it and deletes its data. */
  dispose: () => Promise<void>;
};

/** A server process of one test: production build, a data folder (new, or a copy of `data`), a free port. */
export async function startServer(env: Record<string, string> = {}, data?: string): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'topla-e2e-'));
  if (data !== undefined) cpSync(data, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function start() {
    child = spawn(process.execPath, [join(ROOT, 'api/src/main.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'none',
        RATE_LIMITS: 'off',
        CAPTCHA_COST: '0.001',
        MAP_TILE_URL: 'none',
        LOG_LEVEL: 'warn',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
    });
    await untilHealthy(url, child);
  }
  async function stop(signal: NodeJS.Signals = 'SIGKILL') {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }

  await start();
  return {
    url,
    database: join(dataDir, 'topla.sqlite'),
    start,
    stop,
    dispose: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const ok = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
