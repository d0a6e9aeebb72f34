import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ManifestSource } from 'mf-shared/contracts/remote';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** A remote that no build of the shell knows, with a page for everybody and one for players. */
const manifest = (name: string, title: string, contract: number, order: number): ManifestSource => ({
  ...{ name, title, contract, places: {} },
  pages: [
    { path: `/${name}`, access: 'anyone' },
    { path: `/${name}/mine`, access: 'user' },
  ],
  nav: [
    { to: `/${name}`, label: title, order, where: 'bar', seenBy: ['visitor'] },
    { to: `/${name}`, label: `${title} hakkında`, order: 1, where: 'footer', seenBy: ['visitor'] },
  ],
});

const entryOf = (name: string) => `var ${name} = {
  init() {},
  get: async () => () => ({ default: { Routes: () => 'Puan durumu ' + location.pathname } }),
};`;

const REMOTES = [manifest('league', 'Lig', 1, 15), manifest('cup', 'Kupa', 99, 16)];

/** Serves a folder for each of these remotes, like separate deployments. */
async function serveRemotes() {
  const files = new Map(
    REMOTES.flatMap((remote) => [
      [`/${remote.name}/manifest.json`, JSON.stringify({ ...remote, version: '1.0.0' })],
      [`/${remote.name}/remoteEntry.js`, entryOf(remote.name)],
    ]),
  );
  const server = createServer(({ url = '' }, answer) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
    answer.writeHead(files.has(url) ? 200 : 404, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
    });
    answer.end(files.get(url));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { at: (name: string) => `${origin}/${name}/remoteEntry.js`, close: () => server.close() };
}

test('a remote that the shell was not built with brings its page, its navigation and its guard', {
  tag: '@desktop',
}, async ({ browser }) => {
  const remotes = await serveRemotes();
  const server = await startServer({
    REMOTE_LEAGUE_URL: remotes.at('league'),
    REMOTE_CUP_URL: remotes.at('cup'),
  });
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(nav.getByRole('link')).toHaveText([
    ...['Saha Ara', 'Lig', 'Kupa', 'Kayıt Ol', 'İşletmenizi Ekleyin', 'Giriş'],
  ]);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Lig hakkında' })).toBeVisible();

  await nav.getByRole('link', { name: 'Lig' }).click();
  await expect(page.getByText('Puan durumu /league')).toBeVisible();
  await page.goto('/league/mine');
  await expect(page).toHaveURL('/login-user?next=%2Fleague%2Fmine');

  await nav.getByRole('link', { name: 'Kupa' }).click();
  await expect(page.getByText('Kupa yeni bir sürüme geçti.', { exact: false })).toBeVisible();
  await nav.getByRole('link', { name: 'Saha Ara' }).click();
  await expect(page.getByRole('heading', { name: /Nerede oynuyorsunuz/ })).toBeVisible();

  await page.close();
  await server.dispose();
  remotes.close();
});
