import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnWeb, FIRST } from '../../test/drawn-web.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import type { HttpEnv } from './env.ts';
import { shellPage } from './shell-page.ts';

const FRESH_MS = 1000;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 300;
/** Where somebody is who opens that address as a stranger. */
const shownAt = (path: string) =>
  path.startsWith('/match/') ? `/login-user?next=${encodeURIComponent(path)}` : path;

let root = '';
beforeAll(() => {
  root = drawnWeb();
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the kept pages', () => {
  let drawn: string[] = [];
  let remotes = vi.fn<() => Promise<RemotesFile>>();
  let app = new Hono<HttpEnv>();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    drawn = [];
    remotes = vi.fn(async () => ({ remotes: [] }));
    const page = shellPage(
      join(root, 'shell', 'dist', 'index.html'),
      remotes,
      {
        mayDraw: (pathname) => pathname !== '/login' && !pathname.startsWith('/own/'),
        isHome: () => false,
        asksForLogin: (pathname) => pathname.startsWith('/match/'),
        ahead: async (pathname) =>
          /^\/(own|match)\/\d/.test(pathname)
            ? { page: 'player /own', files: { kept: [{ href: pathname, isLent: false }], none: [] } }
            : null,
        async draw(_, path) {
          drawn.push(path);
          const html = `<p style="--draw:${drawn.length}">${path}</p>`;
          const files = { wake: '/wake.js', styles: '', scripts: [] };
          return path === '/fails'
            ? null
            : { page: { path: shownAt(path), area: null, title: '', html }, files, queries: [], now: 0 };
        },
      },
      async ({ pathname }) => ({
        html: '<title>Etiket</title>',
        isListed: pathname !== '/hidden',
      }),
      "script-src 'self'; style-src 'self'",
    );
    app = new Hono<HttpEnv>().get('*', page);
    app.onError((_, c) => c.text('', 500));
  });
  afterEach(() => void vi.useRealTimers());

  const answer = (path: string, encoding?: string) =>
    app.request(path, { headers: encoding ? { 'Accept-Encoding': encoding } : {} });
  const text = async (path: string) => (await answer(path)).text();

  it('draws an address once in a second, for all who ask, and another query for itself', async () => {
    const [one, other] = await Promise.all([text('/player?a=1'), text('/player?a=1')]);
    expect(other).toBe(one);
    vi.advanceTimersByTime(FRESH_MS);
    expect(await text('/player?a=1')).toBe(one);
    expect(await text('/player?a=2')).toContain('/player?a=2</p>');
    expect(drawn).toEqual(['/player?a=1', '/player?a=2']);
    vi.advanceTimersByTime(1);
    expect(await text('/player?a=1')).not.toBe(one);
    expect(drawn).toHaveLength(3);
  });

  it('shows strangers the login at the address of a player’s page, with the player’s files, and only in a window', async () => {
    const open = async (dest: string, path = '/match/1') =>
      (await app.request(path, { headers: { 'Sec-Fetch-Dest': dest } })).text();
    const page = await open('document');
    expect(page).toContain('<html data-drawn-for="" data-drawn-stranger>');
    expect(page).toContain('"path":"/login-user?next=%2Fmatch%2F1"');
    const app0 = { href: '/shell.0123abcd.js', isLent: false };
    const kept = JSON.stringify([app0, { href: '/match/1', isLent: false }]);
    expect(page).toContain(`id="ahead">{"kept":${kept},"none":[]}<`);
    expect(await text('/player')).not.toContain('data-drawn-stranger');
    expect(await open('document', '/match/unknown')).not.toContain('id="drawn"');
    expect(await open('empty')).not.toContain('id="drawn"');
    expect(await text('/match/1')).not.toContain('id="drawn"');
  });

  it('names the files of a page that the browser draws, and makes it once for all its addresses', async () => {
    const page = await text('/own/1');
    expect(page).toContain('id="ahead">{"kept":[{"href":"/own/1","isLent":false}],"none":[]}<');
    expect(await text('/own/2')).toBe(page);
    expect(await text('/login')).not.toContain('id="ahead"');
  });

  it('draws for wide windows apart, as far as the browser tells', async () => {
    const wide = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
    const visitors: Record<string, string>[] = [
      ...[{}, wide, { ...wide, 'Sec-CH-UA-Mobile': '?1' }, { 'Sec-CH-UA-Mobile': '?0' }],
    ];
    for (const headers of visitors) await app.request('/player', { headers });
    expect(drawn).toHaveLength(2);
  });

  it('keeps a number of pages, and forgets first what nobody asked for', async () => {
    const paths = Array.from({ length: MOST_KEPT }, (_, index) => `/player?page=${index}`);
    for (const path of paths) await text(path);
    await text('/player?page=0');
    expect(drawn).toEqual(paths);
    await text('/player?page=new');
    await text('/player?page=0');
    expect(drawn.slice(MOST_KEPT)).toEqual(['/player?page=new']);
    await text('/player?page=1');
    expect(drawn.slice(MOST_KEPT)).toEqual(['/player?page=new', '/player?page=1']);
  });

  it('draws no address that is longer than a link', async () => {
    const long = '/player?q='.padEnd(LONGEST_ADDRESS, 'x');
    expect(await text(`${long}x`)).toContain('<div id="root"></div>');
    expect(drawn).toEqual([]);
    expect(await text(long)).toContain(`${long}</p>`);
  });

  it('comes plain where nothing is drawn', async () => {
    const plain = await text('/login');
    expect(plain).toContain('<div id="root"></div>');
    expect(await text('/fails')).toBe(plain);
    expect(drawn).toEqual(['/fails']);
  });

  it.each([
    [undefined, null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('comes to browsers that take %s as %s, to be asked for again', async (accepted, coding) => {
    const found = await answer('/player', accepted);
    const bytes = Buffer.from(await found.arrayBuffer());
    const { headers } = found;
    const page = String(coding === 'br' ? brotliDecompressSync(bytes) : coding ? gunzipSync(bytes) : bytes);
    expect(page).toContain('/player</p>');
    expect(headers.get('Content-Encoding')).toBe(coding);
    expect([headers.get('Vary'), headers.get('Cache-Control')]).toEqual([
      'Accept-Encoding, Sec-CH-UA-Mobile, Sec-Fetch-Dest, User-Agent',
      'no-cache',
    ]);
  });

  it('carries the tags of its address, and is not listed where those say so', async () => {
    expect(await text('/login')).toContain('<title>Etiket</title>');
    expect((await answer('/login')).headers.get('X-Robots-Tag')).toBeNull();
    expect((await answer('/hidden')).headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('is asked for again after the remotes could not be read', async () => {
    remotes.mockRejectedValueOnce(new Error('No manifest.'));
    expect((await answer('/player')).status).toBe(500);
    expect((await answer('/player')).status).toBe(200);
  });
});

describe('the policy of a page', () => {
  let test: TestApp;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
    app = createApp(test.ctx);
  });
  afterAll(() => test.close());

  let tries = 0;
  /** The page that is drawn at an address, and its policy. */
  const drawnAt = (path: string) =>
    vi.waitFor(async () => {
      const page = await app.request(`${path}&try=${++tries}`);
      const html = await page.text();
      expect(html).toContain('id="drawn"');
      return { html, policy: page.headers.get('Content-Security-Policy') ?? '' };
    });
  const plainPolicy = async () => (await app.request('/login')).headers.get('Content-Security-Policy') ?? '';

  it('allows the rules of the drawn page by their hash, and nothing else more', async () => {
    const { html, policy } = await drawnAt('/player?do=style&width=50');
    const rules = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(rules).toContain('[data-s="0"]{width:50px}');
    const hash = createHash('sha256').update(rules).digest('base64');
    const plain = await plainPolicy();
    expect(plain).toContain("style-src 'self';");
    expect(policy).toBe(plain.replace("style-src 'self';", `style-src 'sha256-${hash}' 'self';`));
    expect(html).not.toMatch(/ style=/);
  });

  it('is the same with a page that is kept, and no other page gets it', async () => {
    const path = `/player?do=style&width=60`;
    const { policy } = await drawnAt(path);
    const again = await app.request(`${path}&try=${tries}`);
    expect(again.headers.get('Content-Security-Policy')).toBe(policy);
    expect(await plainPolicy()).toContain("style-src 'self';");
  });

  it('allows the one script that stands in every page by its hash', async () => {
    const hash = createHash('sha256').update(FIRST).digest('base64');
    const scripts = `script-src 'sha256-${hash}' 'self';`;
    expect([await plainPolicy(), (await drawnAt('/?do=say')).policy]).toEqual([
      expect.stringContaining(scripts),
      expect.stringContaining(scripts),
    ]);
  });

  it('stays as it is for a drawn page without styles', async () => {
    expect((await drawnAt('/?do=say')).policy).toBe(await plainPolicy());
  });
});
