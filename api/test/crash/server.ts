import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Caller } from '../booking.ts';
import { COMPILED } from '../compiled.ts';
import { freePort } from '../free-port.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** A server process of the test. */
export type RunningServer = Caller & {
  url: string;
  /** Kills it like a power cut: no handler runs. */
  kill: () => Promise<void>;
  /** Asks it to end; answers the exit code. */
  stop: () => Promise<number | null>;
};

/** Starts the server on the SQLite file `topla.sqlite` in a folder, and waits until it serves. */
export async function startServer(folder: string, jwtSecret: string): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [CHILD], {
    env: {
      ...COMPILED,
      PATH: process.env.PATH,
      DATA_DIR: folder,
      JWT_SECRET: jwtSecret,
      PORT: String(port),
      SEED: 'none',
      RATE_LIMITS: 'off',
      WEB_ROOT: 'none',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    call: async (method, path, { token, json } = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: method.toUpperCase(),
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

/** The server prints its first words when it listens. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let complaints = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error(`the server ended at its start: ${complaints}`)));
  });
}
