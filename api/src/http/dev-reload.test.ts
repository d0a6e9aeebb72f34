import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { mountDevReload } from './dev-reload.ts';
import type { HttpEnv } from './env.ts';

let webRoot: string;
beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'topla-web-'));
  mkdirSync(join(webRoot, 'mf-player', 'dist', 'c'), { recursive: true });
});
afterEach(() => rmSync(webRoot, { recursive: true }));

const streamFor = (config: Partial<Config>) => {
  const app = new Hono<HttpEnv>();
  mountDevReload(app, { webRoot, ...config } as Config);
  return app.request('/dev/reload');
};

it('tells once that a front end was built, however many files that wrote', async () => {
  const reader = (await streamFor({ developerFiles: true })).body?.getReader();
  for (const name of ['a.js', 'b.js']) writeFileSync(join(webRoot, 'mf-player', 'dist', 'c', name), '1');
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('data: built\n\n');
  await reader?.cancel();
});

it.each([{ developerFiles: false }, { developerFiles: true, webRoot: null }])(
  'is not there with %o',
  async (config) => {
    expect((await streamFor(config)).status).toBe(404);
  },
);
