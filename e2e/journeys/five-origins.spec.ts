import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import '../support/localhost.ts';
import { backend, type Venue } from '../support/backend.ts';
import { type Front, prepareNginx } from '../support/nginx.ts';
import { logIn, weekOf } from '../support/pages.ts';
import { deployed, releaseChanged, releasing, signedInAdmin } from '../support/releases.ts';
import { freePort, type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const NAMES = ['player', 'business', 'admin'];
const QUESTION = 'Nerede oynuyorsunuz?';
const NEWER = { '0.2.0': 'Nerede oynayalım?', '0.3.0': 'Nerede buluşalım?' };
const IMMUTABLE = 'public, max-age=31536000, immutable';

const { NGINX_ROOT } = process.env;
test.skip(!NGINX_ROOT, 'This system has no nginx, and none could be installed.');

/** A server as `docs/nginx/topla.conf` says it should run, behind that nginx. */
async function startBehind(proxy: Front): Promise<RunningServer> {
  const { origin } = proxy;
  const remotes = NAMES.map((name) => [
    `REMOTE_${name.toUpperCase()}_URL`,
    `${origin(name)}/remotes/${name}/mf-manifest.json`,
  ]);
  const server = await startServer({
    ...{ PUBLIC_URL: origin('www'), API_URL: origin('api'), ALLOWED_ORIGINS: origin('www') },
    ...{ ...Object.fromEntries(remotes), RELEASES_URL: `${origin('{name}')}/remotes`, TRUST_PROXY: 'true' },
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('../support/localhost.ts', import.meta.url)}`,
  });
  await proxy.start(server.url, storeOf(server));
  return server;
}

const storeOf = ({ database }: RunningServer) => join(dirname(database), 'releases');

/** Releases the remote of the players twice, each time with another question. */
const releaseBoth = (server: RunningServer) =>
  Promise.all(
    Object.entries(NEWER).map(([version, question]) =>
      releaseChanged(storeOf(server), {
        ...{ remote: 'mf-player', version, file: 'features/search/SearchPage.tsx' },
        change: [QUESTION, question],
      }),
    ),
  );

/** Notes what the page asks and what its console says that it must not. */
function listen(page: Page, asked: Set<string>, problems: string[]): void {
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    asked.add(`${pathname.split('/').slice(0, 3).join('/')} ${origin}`);
  });
  page.on('websocket', (socket) => asked.add(`socket ${new URL(socket.url()).host}`));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
}

/** Status and chosen headers of an answer. */
async function answerOf(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers });
  const names = ['cache-control', 'content-encoding', 'access-control-allow-origin', 'vary'];
  const [cache, encoding, readers, vary] = names.map((name) => answer.headers.get(name));
  return {
    status: answer.status,
    cache,
    encoding,
    readers,
    vary,
    csp: answer.headers.get('content-security-policy'),
  };
}

/** A visitor sees the landing page, the search and a week; an owner logs in; so does an admin. */
async function lookAround(
  browser: Browser,
  { origin }: Front,
  venue: Venue,
  listening: (page: Page) => void,
) {
  const [visitor, owner] = await Promise.all([1, 2].map(() => browser.newPage({ baseURL: origin('www') })));
  if (!visitor || !owner) throw new Error('The browser opened no pages.');
  listening(visitor);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.goto('/search');
  await expect(visitor.getByRole('heading', { name: QUESTION })).toBeVisible();
  await visitor.goto(weekOf(venue));
  await expect(visitor.getByRole('heading', { name: 'Saha 1' }).first()).toBeVisible();
  await visitor.close();

  listening(owner);
  await owner.goto('/login-business');
  await logIn(owner, venue);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Bugün');
  await owner.close();

  const admin = await signedInAdmin(browser, origin('www'), 'admin', listening);
  await expect(admin.getByRole('heading', { name: 'Bekleyen işletmeler', exact: true })).toBeVisible();
  await admin.close();
}

/** What caches, other origins and slow lines are told. */
async function expectHeaders({ origin }: Front, server: RunningServer): Promise<void> {
  const [www, api, player] = ['www', 'api', 'player'].map(origin);
  const page = await fetch(`${www}/forgot-password`);
  const script = /src="(\/shell\.[^"]+)"/.exec(await page.text())?.[1];
  const brotli = { 'Accept-Encoding': 'br, gzip' };
  expect(await answerOf(`${www}${script}`, brotli)).toMatchObject({ cache: IMMUTABLE, encoding: 'br' });
  expect(await answerOf(`${www}${script}`, { 'Accept-Encoding': 'gzip' })).toMatchObject({
    ...{ encoding: 'gzip', vary: 'Accept-Encoding' },
  });
  expect(await answerOf(`${www}${script}.map`)).toMatchObject({ status: 404 });
  expect(await answerOf(`${www}/search`, brotli)).toMatchObject({
    ...{ status: 200, cache: 'no-cache', encoding: 'br' },
    csp: expect.stringMatching(`script-src 'sha256-[^']+' 'self' ${NAMES.map(origin).join(' ')}`),
  });
  expect(await answerOf(`${player}/remotes/player/mf-manifest.json`, brotli)).toMatchObject({
    ...{ cache: 'no-cache', encoding: 'br', readers: '*', csp: "default-src 'none'; frame-ancestors 'none'" },
  });
  expect(await answerOf(`${player}/remotes/player/0.2.0/manifest.json`)).toMatchObject({ cache: IMMUTABLE });
  const { entry } = await deployed(server, 'player');
  expect(await answerOf(entry, brotli)).toMatchObject({ cache: IMMUTABLE, encoding: 'br', readers: '*' });
  const gone = await answerOf(`${player}/remotes/player/c/gone.01234567.js`);
  expect(gone).toMatchObject({ status: 404, cache: 'no-store', readers: '*' });
  const config = `${api}/api/config`;
  expect(await answerOf(config, { Origin: www ?? '' })).toMatchObject({ cache: 'no-store', readers: www });
  expect(await answerOf(config, { Origin: player ?? '' })).toMatchObject({ readers: null });
  expect(await answerOf(`${origin('admin')}/remotes/admin/mf-manifest.json`)).toMatchObject({ status: 404 });
  expect(await answerOf(`${player}/remotes/admin/mf-manifest.json`)).toMatchObject({ status: 200 });
}

test('shell, three remotes and API work behind nginx from an origin each, and so do two releases of one', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow();
  const proxy = prepareNginx(NGINX_ROOT ?? '', await freePort());
  const server = await startBehind(proxy);
  const venue = await backend(server.url).createVenue();
  const built = releaseBoth(server);
  const asked = new Set<string>();
  const problems: string[] = [];
  await lookAround(browser, proxy, venue, (page) => listen(page, asked, problems));
  const { origin } = proxy;
  const of = (prefix: string) =>
    [...asked].filter((one) => one.startsWith(prefix)).map((one) => one.split(' ')[1]);
  for (const name of NAMES) expect(of(`/remotes/${name} `)).toEqual([origin(name)]);
  expect([...new Set(of('/api/'))]).toEqual([origin('api')]);
  expect(of('socket ')).toEqual([new URL(origin('api')).host]);

  await built;
  await releasing(server, 'rollout', 'player', '0.2.0', '100');
  await releasing(server, 'promote', 'player');
  await expect.poll(async () => (await deployed(server, 'player')).version).toBe('0.2.0');
  const open = await browser.newPage({ baseURL: origin('www') });
  listen(open, asked, problems);
  await open.goto('/search');
  await expect(open.getByRole('heading', { name: NEWER['0.2.0'] })).toBeVisible();
  await releasing(server, 'rollout', 'player', '0.3.0', '100');
  await expect.poll(async () => (await deployed(server, 'player')).candidate?.version).toBe('0.3.0');
  // The open page loads more of its own version.
  const own = open.waitForResponse(/\/remotes\/player\/0\.2\.0\/c\//);
  await open.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıt Ol' }).click();
  expect((await own).ok()).toBe(true);
  await expect(open.getByLabel('Ad soyad')).toBeVisible();
  await open.goto('/search');
  await expect(open.getByRole('heading', { name: NEWER['0.3.0'] })).toBeVisible();
  await expectHeaders(proxy, server);
  // The user of a web server may read a release as well as the store.
  const modeOf = (...names: string[]) => statSync(join(storeOf(server), 'player', ...names)).mode;
  expect(modeOf('0.3.0')).toBe(modeOf());
  expect(problems).toEqual([]);

  await open.close();
  proxy.stop();
  await server.dispose();
});
