import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { openBucket } from '../providers/bucket.ts';
import { bucketReleases } from '../providers/releases/bucket.ts';
import { folderReleases } from '../providers/releases/folder.ts';
import { publishRelease } from '../providers/releases/publish.ts';
import { listen } from './listen.ts';

const BUILDS = ['shell', 'mf-player', 'mf-business', 'mf-admin'];
const FILES = ['index.html', 'main.js', 'main.js.map', '.stamp', 'mf-stats.json', 'mf-manifest.json'];

const manifest = (name: string, title = `${name} alanı`) => ({
  ...{ name, title, version: '1.0.0', contract: 1, places: {}, nav: [] },
  pages: [{ path: `/${name}`, access: 'anyone' }],
});

let root = '';
let test: TestApp | undefined;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-web-'));
  for (const build of BUILDS) {
    mkdirSync(join(root, build, 'dist'), { recursive: true });
    for (const file of FILES) writeFileSync(join(root, build, 'dist', file), '"text"');
    const name = build.replace('mf-', '');
    writeFileSync(join(root, build, 'dist', 'manifest.json'), JSON.stringify(manifest(name)));
  }
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => test?.close());

async function statusesOf(DEVELOPER_FILES: 'on' | 'off', paths: string[]) {
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root, DEVELOPER_FILES } });
  const app = createApp(test.ctx);
  return Promise.all(paths.map(async (path) => (await app.request(path)).status));
}

it.each(['', '/remotes/player'])(
  'serves what a browser needs of %s/, and nothing that a build leaves beside',
  async (at) => {
    const paths = [`${at}/main.js`, `${at}/.stamp`, `${at}/mf-stats.json`];
    expect(await statusesOf('on', paths)).toEqual([200, 404, 404]);
  },
);

it('serves the manifest of the installed app and the worker of the whole site, checked anew each time', async () => {
  for (const file of ['manifest.webmanifest', 'sw.js'])
    writeFileSync(join(root, 'shell', 'dist', file), '"text"');
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
  const app = createApp(test.ctx);
  const headers = async (path: string) => {
    const { headers } = await app.request(path);
    return [headers.get('Content-Type'), headers.get('Cache-Control')];
  };
  expect(await headers('/manifest.webmanifest')).toEqual(['application/manifest+json', 'no-cache']);
  expect(await headers('/sw.js')).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
});

it('answers the shell’s page at every address that a person may open, but for no file that is missing', async () => {
  const pages = ['/', '/my-reservations', '/venues/yıldız'];
  const files = ['/yok.js', '/assets/yok.png', '/remotes/admin/yok.js', '/remotes/admin/yok'];
  const statuses = await statusesOf('on', [...pages, ...files]);
  expect(statuses).toEqual([...pages.map(() => 200), ...files.map(() => 404)]);
});

it('lets nothing remember that a file was missing', async () => {
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
  const app = createApp(test.ctx);
  const paths = [
    '/yok.0123abcd.js',
    '/remotes/player/c/1.0123abcd.js',
    '/remotes/player/1.0.0/1.0123abcd.js',
  ];
  for (const path of paths) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  }
});

it('says where each front end is, to be asked again each time, and lends its files to other origins', async () => {
  const REMOTE_BUSINESS_URL = 'https://b.example/mf-manifest.json';
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root, REMOTE_BUSINESS_URL } });
  const app = createApp(test.ctx);
  const answer = await app.request('/remotes.json');
  expect(await answer.json()).toMatchObject({
    player: '/remotes/player/mf-manifest.json',
    business: REMOTE_BUSINESS_URL,
    admin: '/remotes/admin/mf-manifest.json',
  });
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  for (const name of ['player', 'business', 'admin']) {
    const file = await app.request(`/remotes/${name}/main.js`);
    expect([file.status, file.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  }
  expect((await app.request('/main.js')).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it('repeats the remotes only to a browser that does not know them', async () => {
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
  const app = createApp(test.ctx);
  const tag = (await app.request('/remotes.json')).headers.get('ETag') ?? '';
  const asked = (known: string) => app.request('/remotes.json', { headers: { 'If-None-Match': known } });
  expect([(await asked(tag)).status, (await asked('"other"')).status]).toEqual([304, 200]);
});

/** The remotes in the shell's page. */
async function remotesInPage(env: Record<string, string>, encoding?: string) {
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root, ...env } });
  const headers: Record<string, string> = encoding ? { 'Accept-Encoding': encoding } : {};
  const answer = await createApp(test.ctx).request('/my-reservations', { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const coding = answer.headers.get('Content-Encoding');
  const text = String(coding === 'br' ? brotliDecompressSync(bytes) : coding ? gunzipSync(bytes) : bytes);
  const json = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
  return { coding, remotes: (JSON.parse(json) as RemotesFile).remotes };
}

describe('the shell’s page', () => {
  beforeAll(() => writeFileSync(join(root, 'shell', 'dist', 'index.html'), '<head></head><body></body>'));
  afterAll(() => writeFileSync(join(root, 'shell', 'dist', 'index.html'), '"text"'));

  it.each([
    [undefined, null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('comes with the remotes, for browsers that take %s as %s', async (accepted, coding) => {
    expect(await remotesInPage({}, accepted)).toEqual({
      coding,
      remotes: ['admin', 'business', 'player'].map((name) => ({
        ...manifest(name),
        entry: `/remotes/${name}/mf-manifest.json`,
      })),
    });
  });

  it('names a remote elsewhere as it calls itself, be it unknown here, and nothing ends the element', async () => {
    const title = 'Lig </script> alanı';
    const elsewhere = createServer((_, answer) => answer.end(JSON.stringify(manifest('league', title))));
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const entry = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/league/mf-manifest.json`;
    const { remotes } = await remotesInPage({ REMOTE_LEAGUE_URL: entry });
    elsewhere.close();
    expect(remotes.find(({ name }) => name === 'league')).toEqual({ ...manifest('league', title), entry });
    expect(remotes).toHaveLength(4);
  });

  it('names a remote elsewhere that does not answer as it was built here, and leaves out an unknown one', async () => {
    const gone = 'http://127.0.0.1:1/mf-manifest.json';
    const { remotes } = await remotesInPage({ REMOTE_ADMIN_URL: gone, REMOTE_LEAGUE_URL: gone });
    expect(remotes.map(({ name, entry }) => [name, entry])).toEqual([
      ['admin', gone],
      ['business', '/remotes/business/mf-manifest.json'],
      ['player', '/remotes/player/mf-manifest.json'],
    ]);
  });
});

it.each(['identity', 'br'])(
  'lets browsers keep what carries a hash for good, and ask for the rest, as %s',
  async (coding) => {
    const name = 'app.0123abcd.js';
    for (const file of [name, `${name}.br`, 'main.js.br'])
      writeFileSync(join(root, 'shell', 'dist', file), 'x');
    test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
    const server = listen(createApp(test.ctx), { host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const kept = async (path: string) => {
      const headers = { 'Accept-Encoding': coding };
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'HEAD', headers });
      return [answer.headers.get('Content-Encoding') ?? 'identity', answer.headers.get('Cache-Control')];
    };
    const answers = [await kept(name), await kept('main.js')];
    server.close();
    expect(answers).toEqual([
      [coding, 'public, max-age=31536000, immutable'],
      [coding, 'no-cache'],
    ]);
  },
);

it.each(['/main.js.map', '/remotes/admin/main.js.map', '/api/docs', '/api/openapi.json'])(
  'serves %s to developers alone',
  async (path) => {
    expect(await statusesOf('on', [path])).toEqual([200]);
    await test?.close();
    expect(await statusesOf('off', [path])).toEqual([404]);
  },
);

it('serves a release of the bucket, and not what is for the server', async () => {
  const bucket = await startBucket();
  const folder = mkdtempSync(join(root, 'release-'));
  mkdirSync(join(folder, 'server'));
  for (const file of ['main.0123abcd.js', 'server/remote.js']) writeFileSync(join(folder, file), '"text"');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest('player')));
  await publishRelease(openBucket(bucket.settings), folder, 'player/1.1.0');
  const RELEASES_DIR = join(root, 'releases');
  test = await createTestApp('sqlite', { env: { WEB_ROOT: root, RELEASES_DIR } });
  const releases = bucketReleases(openBucket(bucket.settings), RELEASES_DIR);
  const app = createApp({ ...test.ctx, releases });
  const at = (path: string) => app.request(`/remotes/player/1.1.0/${path}`);
  const answer = await at('main.0123abcd.js');
  expect([answer.status, await answer.text()]).toEqual([200, '"text"']);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await at('server/remote.js')).status).toBe(404);
  await bucket.close();
});

const SPELLINGS = [
  ...'server/draw.js SERVER/draw.js server/draw.js.br server/draw.js.map server/draw.js?a=1'.split(' '),
  ...'%73erver/draw.js %53ERVER/draw.js server/%64raw.js %2573erver/draw.js server%2Fdraw.js'.split(' '),
  ...'/server/draw.js server//draw.js %2Fserver/draw.js server%5Cdraw.js server/./draw.js'.split(' '),
  ...'./server/draw.js c/../server/draw.js c/%2e%2e/server/draw.js'.split(' '),
];

it.each(['', '/remotes/player', '/remotes/player/1.1.0'])(
  'serves no build for the server of %s/, however its address is written',
  async (at) => {
    const names = { '': 'shell/dist', '/remotes/player': 'mf-player/dist' } as Record<string, string>;
    const RELEASES_DIR = join(root, 'releases-here');
    const folder = names[at] ? join(root, names[at]) : join(RELEASES_DIR, 'player', '1.1.0');
    // The second one stands for a file system that does not tell them apart.
    for (const server of ['server', 'SERVER']) {
      mkdirSync(join(folder, server), { recursive: true });
      for (const file of ['draw.js', 'draw.js.br', 'draw.js.map'])
        writeFileSync(join(folder, server, file), 'secret');
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest('player')));
    writeFileSync(join(folder, 'open.js'), 'open');
    test = await createTestApp('sqlite', { env: { WEB_ROOT: root, RELEASES_DIR } });
    const app = createApp({ ...test.ctx, releases: folderReleases(RELEASES_DIR) });
    expect(await (await app.request(`${at}/open.js`)).text()).toBe('open');
    for (const path of SPELLINGS) {
      const answer = await app.request(`${at}/${path}`, { headers: { 'Accept-Encoding': 'br' } });
      expect([path, answer.status, (await answer.text()).includes('secret')]).toEqual([path, 404, false]);
    }
  },
);
