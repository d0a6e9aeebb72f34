import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Configuration, rspack } from '@rspack/core';
import { FRONT_ENDS } from './packages.mjs';

/** Rebuilds each front end, and restarts the API, when its sources change. */
export async function develop(): Promise<void> {
  process.env.NODE_ENV = 'development';
  await Promise.all(FRONT_ENDS.map(watch));
  const watched = ['api/src', 'api/demo', 'mf-shared/src'].map((path) => `--watch-path=${path}`);
  spawn(process.execPath, [...watched, 'api/src/main.ts'], { stdio: 'inherit' });
}

async function watch(name: string): Promise<void> {
  const { default: config } = (await import(`../../${name}/rspack.config.ts`)) as { default: Configuration };
  // A build for production leaves compressed files, which would be served in place of newer ones.
  rmSync(`${name}/dist`, { recursive: true, force: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  rspack(config).watch({}, (error, stats) => {
    const message = error?.message ?? stats?.toString({ preset: 'errors-warnings', colors: true });
    console.log(`${name} ${message || 'derlendi'}`);
    resolve();
  });
  return promise;
}
