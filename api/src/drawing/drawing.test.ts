import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Access, DeployedRemote } from 'mf-shared/contracts/remote';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { counted, drawn, expectPlain, limits, pagesOf, TOO_MANY, VISITOR } from '../../test/drawn-pages.ts';
import { deployed, drawnWeb, hashed } from '../../test/drawn-web.ts';
import { createUser, createVenue } from '../../test/factories.ts';
import { createTestApp, onBothEngines, type TestApp } from '../../test/harness.ts';
import { storeOf } from '../../test/releases.ts';
import { createApp } from '../app.ts';
import type { HttpEnv } from '../http/env.ts';
import { type Artist, createArtist } from './index.ts';

let root = '';
let test: TestApp | undefined;
beforeAll(() => {
  root = drawnWeb();
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(async () => {
  counted.length = 0;
  await test?.close();
  test = undefined;
});

type Picture = NonNullable<Awaited<ReturnType<Artist['draw']>>>;
onBothEngines(
  'a drawn page',
  (test) => {
    let app: ReturnType<typeof createApp>;
    beforeAll(() => {
      app = createApp(test().ctx);
    });

    it('has the data that the API gives a visitor', async () => {
      const venue = await createVenue(test(), { venue_name: 'Yıldız Halısaha' });
      const text = await drawn(pagesOf(app), `/player?do=ask&path=/business/${venue.id}`);
      expect(text).toContain('<div id="root">200 {');
      expect(text).toContain('Yıldız Halısaha');
    });

    it('counts as what the visitor reads, by the address of the connection or of the proxy', async () => {
      await drawn(pagesOf(app, {}, VISITOR), '/player?do=ask&path=/business/search');
      expect([...new Set(counted)]).toEqual([`read ${VISITOR}`]);
      counted.length = 0;
      const headers = { 'X-Forwarded-For': `${TOO_MANY}, ${VISITOR}` };
      await drawn(pagesOf(app, headers, TOO_MANY), '/player?do=ask&path=/business/search');
      expect([...new Set(counted)]).toEqual([`read ${VISITOR}`]);
    });

    it('gets no more from the API than the visitor may ask', async () => {
      const text = await drawn(pagesOf(app, {}, TOO_MANY), '/player?do=ask&path=/business/search');
      expect(text).toContain('<div id="root">429 {');
    });

    it('is a visitor’s, also for somebody who is signed in', async () => {
      const { token } = await createUser(test());
      const page = pagesOf(app, { Authorization: `Bearer ${token}`, Cookie: `token=${token}` });
      expect(await drawn(page, '/player?do=ask&path=/notifications')).toContain('<div id="root">401 {');
    });

    it('is the login at its own address, which only strangers see', async () => {
      const page = pagesOf(app);
      for (const path of ['/login', '/login-user?next=%2Fplayer']) {
        const text = await drawn(page, path);
        expect(text).toContain(' data-drawn-stranger>');
        expect(text).toContain(`id="drawn">{"path":"${path}`);
      }
      expect(await drawn(page, '/')).not.toContain('data-drawn-stranger');
    });

    it('is none where the page is not open to all, where a remote has no build for it, and where there is none', async () => {
      const page = pagesOf(app);
      await drawn(page, '/player');
      const paths = ['/player/own/page', '/business', '/my-page', '/player/1/2', '/support', '/index.html'];
      for (const path of paths) expectPlain(await page(path));
    });

    it('comes plain when it cannot be drawn, and the next one is drawn', async () => {
      const page = pagesOf(app);
      expectPlain(await page('/player?do=fail'));
      await drawn(page, '/player');
    });
  },
  () => ({ env: { WEB_ROOT: root, TRUST_PROXY: 'true' }, limits }),
);

it.each(['never', 'exit', 'spin'])(
  'a page comes plain when the thread is in trouble (%s), while others get their answers',
  async (way) => {
    test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
    const page = pagesOf(createApp(test.ctx));
    await drawn(page, '/');
    const [plain, file, captcha] = await Promise.all([
      page(`/player?do=${way}`),
      page('/remotes/player/manifest.json'),
      test.call('get', '/api/captcha'),
    ]);
    expectPlain(plain);
    expect([JSON.parse(file).name, captcha.status]).toEqual(['player', 200]);
  },
);

describe('the artist', () => {
  let artist: Artist;
  beforeAll(async () => {
    const { ctx, close } = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
    artist = createArtist(ctx, new Hono<HttpEnv>(), join(root, 'shell', 'dist'));
    await close();
  });

  async function ask(by: Artist, remotes: DeployedRemote[], address: string): Promise<Picture | null> {
    const file = { api: 'https://api.example', remotes };
    const host = new Hono<HttpEnv>().get('*', async (c) => c.json(await by.draw(c, address, file)));
    return (await (await host.request(address)).json()) as Picture | null;
  }

  /** What is drawn at an address, with those remotes. */
  const drawnBy = (remotes: DeployedRemote[], address: string) =>
    vi.waitFor(async () => {
      const picture = await ask(artist, remotes, address);
      if (!picture) throw new Error('It is not drawn yet.');
      return picture;
    });

  it('draws the stable version with the build beside the server', async () => {
    const candidate = { ...deployed('player'), version: '2.0.0', share: 50, since: 0 };
    const { page } = await drawnBy([{ ...deployed('player'), candidate }], '/player');
    expect(JSON.parse(page.html)).toEqual({
      ...{ api: 'https://api.example', remotes: [deployed('player')] },
      build: 'player beside the server',
    });
  });

  it('names what belongs to the page: its styles, and scripts from the start to the page', async () => {
    const integrity = 'sha384-entry';
    const { files } = await drawnBy([{ ...deployed('player'), integrity }], '/player?city=Ankara');
    const lent = (file: string) => ({
      href: `/remotes/player/${file}`,
      integrity: hashed(file).integrity,
      isLent: true,
    });
    expect(files).toEqual({
      wake: '/wake.0123abcd.js',
      styles: '.area{color:red}.page{background:url(/remotes/player/a/ball.svg)}',
      scripts: [
        { href: '/c/federation.0123abcd.js', isLent: false },
        { href: '/remotes/player/remoteEntry.0123abcd.js', integrity, isLent: true },
        ...[lent('c/area.0123abcd.js'), lent('c/page.0123abcd.js')],
      ],
    });
  });

  it('needs nothing of a remote for the landing page', async () => {
    const { page, files } = await drawnBy([deployed('player')], '/?text=a');
    expect(page).toMatchObject({ path: '/?text=a', area: null, title: 'Gezi' });
    expect(files).toEqual({ wake: '/wake.0123abcd.js', styles: '', scripts: [] });
  });

  it('names what the browser will load for a page that it draws, by whether a session is kept', async () => {
    const page = (path: string, access: Access) => ({ ...deployed('player'), pages: [{ path, access }] });
    const lent = { href: '/remotes/player/c/page.0123abcd.js', integrity: expect.any(String), isLent: true };
    const aheadOf = (path: string, access: Access) =>
      artist.ahead('/player', { remotes: [page(path, access)] });
    const own = await aheadOf('/player', 'user');
    expect(own).toMatchObject({ page: 'player /player', files: { kept: expect.arrayContaining([lent]) } });
    expect(own?.files.none).toEqual([{ href: '/c/login.0123abcd.js', isLent: false }]);
    expect((await aheadOf('/player', 'anyone'))?.files.none).toEqual(expect.arrayContaining([lent]));
    expect(await aheadOf('/elsewhere', 'anyone')).toBeNull();
    const guarded: DeployedRemote = { ...page('/player', 'admin'), guarded: 'admin' };
    expect(await artist.ahead('/player', { remotes: [guarded] })).toBeNull();
  });

  it('names what a venue’s browser will load where venues have another page at the address', async () => {
    const at = (name: string, access: Access) => ({
      ...deployed(name),
      pages: [{ path: '/player', access }],
    });
    const found = await artist.ahead('/player', {
      remotes: [at('venue', 'business'), at('player', 'user')],
    });
    const lies = (files: readonly { href: string }[] = []) => files.map(({ href }) => href.split('/')[2]);
    expect(found?.page).toBe('player /player');
    expect(lies(found?.files.kept)).toContain('player');
    expect(lies(found?.files.kept)).not.toContain('venue');
    expect(lies(found?.files.business)).toContain('venue');
    expect(lies(found?.files.business)).not.toContain('player');
  });

  it('draws nothing without the shell’s build for Node', async () => {
    test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
    const none = createArtist(test.ctx, new Hono<HttpEnv>(), join(root, 'mf-player', 'dist'));
    expect(none.mayDraw('/', { remotes: [] })).toBe(false);
  });

  it.each([
    ['does not answer', () => new Promise<void>(() => {})],
    ['fails', () => Promise.reject(new Error('The bucket is away.'))],
  ])('draws nothing while the store of a release %s', async (_, fetch) => {
    test = await createTestApp('sqlite', { env: { WEB_ROOT: root } });
    const releases = { ...storeOf({ player: [{ version: '1.1.0' }] }), fetch };
    const other = createArtist({ ...test.ctx, releases }, new Hono<HttpEnv>(), join(root, 'shell', 'dist'));
    const entry = '/remotes/player/1.1.0/remoteEntry.0123abcd.js';
    expect(await ask(other, [{ ...deployed('player'), version: '1.1.0', entry }], '/player')).toBeNull();
  });

  it('leaves the login of strangers to the browser while a candidate may open the page to them', () => {
    const candidate = { ...deployed('player'), share: 50, since: 0 };
    expect(artist.mayDraw('/player/own/page', { remotes: [{ ...deployed('player'), candidate }] })).toBe(
      false,
    );
  });

  it.each([
    ['/', true],
    ['/player', true],
    ['/player/1', true],
    ['/player/', false],
    ['/player/own/page', true],
    ['/player/home/of/venues', false],
    ['//player', false],
    ['/players', false],
  ])('%s may be drawn: %s', (path, may) => {
    expect(artist.mayDraw(path, { remotes: [deployed('player')] })).toBe(may);
  });
});
