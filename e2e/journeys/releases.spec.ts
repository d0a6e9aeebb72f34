import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFor } from '../../shell/src/common/versions.ts';
import { deployed, releaseChanged, releaseTooNew, releasing, signedInAdmin } from '../support/releases.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const [OLD, NEW] = ['Bekleyen işletmeler', 'Bekleyen başvurular'];
const VERSION = '0.2.0';
const WITHIN_5_S = { timeout: 5000, intervals: [200] };

const adminOf = (server: RunningServer) => deployed(server, 'admin');

/** What belongs to others than the admin's remote, as browsers get it. */
async function filesOfOthers(server: RunningServer): Promise<string[]> {
  const page = await (await fetch(server.url)).text();
  const scripts = [...page.matchAll(/src="(\/[^"]+)"/g)].map(([, path]) => path);
  const others = await Promise.all(['business', 'player'].map((name) => deployed(server, name)));
  const entries = others.map(({ entry }) => entry);
  const paths = [...scripts, ...entries, '/api/openapi.json'];
  return Promise.all(
    paths.map(async (path) => {
      const body = Buffer.from(await (await fetch(new URL(path ?? '', server.url))).arrayBuffer());
      return `${path} ${createHash('sha256').update(body).digest('hex')}`;
    }),
  );
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Live modules of React, the session store and the connection that the page runs, one of each when all is shared. */
const liveModules = (page: Page) =>
  page.evaluate(() => {
    type Shared = Record<string, Record<string, { loaded?: boolean; from: string }>>;
    type Runtime = { __INSTANCES__: { name: string; shareScopeMap: { default: Shared } }[] };
    const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
    const scope = __INSTANCES__.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};
    return ['react', 'mf-shared/session', 'mf-shared/realtime'].map((name) =>
      Object.values(scope[name] ?? {})
        .filter(({ loaded }) => loaded)
        .map(({ from }) => from)
        .join(),
    );
  });

test('a remote is released, rolled out and taken back, and nothing else changes', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow();
  const server = await startServer();
  const store = join(dirname(server.database), 'releases');
  const page = await signedInAdmin(browser, server.url, 'anybody');
  await heading(page, OLD);
  const before = await filesOfOthers(server);

  await releaseChanged(store, {
    ...{ remote: 'mf-admin', version: VERSION },
    ...{ file: 'features/pending/PendingPage.tsx', change: [OLD, NEW] },
  });
  expect((await adminOf(server)).version).not.toBe(VERSION);
  expect(await releasing(server, 'rollout', 'admin', VERSION, '50')).toContain('yüzde 50');
  await expect.poll(async () => (await adminOf(server)).candidate?.version, WITHIN_5_S).toBe(VERSION);

  const { candidate } = await adminOf(server);
  // Nobody without an admin's session gets the code.
  expect((await fetch(new URL(candidate?.entry ?? '', server.url))).status).toBe(404);
  const ids = Array.from({ length: 100 }, (_, index) => `visitor ${index}`);
  const chosen = ids.find((id) => candidate && isFor(id, candidate)) ?? '';
  const other = ids.find((id) => candidate && !isFor(id, candidate)) ?? '';
  for (const [visitor, name] of [
    [chosen, NEW],
    [other, OLD],
  ] as const) {
    const visitors = await signedInAdmin(browser, server.url, visitor);
    let sockets = 0;
    visitors.on('websocket', () => sockets++);
    await visitors.reload();
    await heading(visitors, name);
    await expect.poll(() => sockets).toBe(1);
    expect(await liveModules(visitors)).toEqual(['shell', 'shell', 'shell']);
    await visitors.close();
  }

  expect(await releasing(server, 'promote', 'admin')).toContain(VERSION);
  await expect.poll(async () => (await adminOf(server)).version, WITHIN_5_S).toBe(VERSION);
  await page.getByRole('link', { name: 'Ara', exact: true }).click();
  await heading(page, 'Ara');
  await page.getByRole('link', { name: 'Yönetim', exact: true }).first().click();
  await heading(page, OLD);
  await page.reload();
  await heading(page, NEW);
  expect(await filesOfOthers(server)).toEqual(before);

  releaseTooNew(store, VERSION, '0.3.0');
  expect(await releasing(server, 'rollout', 'admin', '0.3.0', '10')).toContain('yenisini istiyor');
  expect((await adminOf(server)).candidate).toBeUndefined();

  expect(await releasing(server, 'rollback', 'admin')).toContain('Herkes yeniden');
  await expect.poll(async () => (await adminOf(server)).version, WITHIN_5_S).not.toBe(VERSION);
  await page.reload();
  await heading(page, OLD);
  await page.close();
  await server.dispose();
});
