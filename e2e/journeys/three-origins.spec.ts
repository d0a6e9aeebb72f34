import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import { backend } from '../support/backend.ts';
import { startServer } from '../support/server.ts';
import { expect, signInAs, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves plain files, readable by other origins: each path is that of the file that `fileOf` names. */
async function serveFiles(fileOf: (path: string) => string | Buffer) {
  const server: Server = createServer(async ({ url = '/' }, answer) => {
    const found = fileOf(new URL(url, 'http://localhost').pathname);
    const body = typeof found === 'string' ? await readFile(found).catch(() => null) : found;
    const type = TYPES[typeof found === 'string' ? extname(found) : '.json'] ?? 'application/octet-stream';
    answer.writeHead(body ? 200 : 404, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    answer.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('shell, remotes and API work from an origin each', { tag: '@desktop' }, async ({ browser }) => {
  let file: RemotesFile = { remotes: [] };
  const remotes = await serveFiles((path) => {
    const [, name = '', ...rest] = path.split('/');
    return join(ROOT, `mf-${name}`, 'dist', ...rest);
  });
  const shell = await serveFiles((path) => {
    if (path === '/remotes.json') return Buffer.from(JSON.stringify(file));
    return join(ROOT, 'shell', 'dist', extname(path) ? path : 'index.html');
  });
  const server = await startServer({ ALLOWED_ORIGINS: shell.url });
  const answer = (await (await fetch(`${server.url}/remotes.json`)).json()) as RemotesFile;
  file = {
    api: server.url,
    remotes: answer.remotes.map((remote) => ({
      ...remote,
      entry: `${remotes.url}/${remote.name}/mf-manifest.json`,
    })),
  };

  const player = await backend(server.url).createPlayer();
  const page = await browser.newPage({ baseURL: shell.url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const socket = page.waitForEvent('websocket');
  await signInAs(page, player);
  await page.goto('/profile/user');
  await expect(page.getByText(player.fullName).first()).toBeVisible();
  expect((await socket).url()).toBe(`${server.url.replace('http', 'ws')}/api/socket`);
  await expect(page.getByText('Bağlantı yok', { exact: false })).toBeHidden();

  const heading = page.getByRole('heading', { name: 'Giriş', exact: false, level: 1 });
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await page.goto('/login-user');
  await expect(heading).toBeVisible();
  const paths = asked.map((url) => new URL(url));
  const origins = (prefix: string) => [
    ...new Set(paths.filter(({ pathname }) => pathname.startsWith(prefix)).map(({ origin }) => origin)),
  ];
  expect(origins('/api/')).toEqual([server.url]);
  expect(origins('/player/')).toEqual([remotes.url]);

  await page.close();
  await server.dispose();
  remotes.close();
  shell.close();
});
