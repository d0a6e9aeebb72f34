import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deployed, drawnWeb, hashed } from '../../test/drawn-web.ts';
import { storeOf } from '../../test/releases.ts';
import type { ReleaseStore } from '../providers/releases/index.ts';
import { buildsOf, stylesIn } from './builds.ts';

let root = '';
let dir = '';
beforeAll(() => {
  root = drawnWeb();
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  dir = mkdtempSync(join(root, 'releases-'));
});

const at = (version: string) => ({
  ...deployed('player'),
  version,
  entry: `/remotes/player/${version}/remoteEntry.0123abcd.js`,
});

/** Builds with a store in which the player's 1.1.0 is released. */
function buildsWith(store: Partial<ReleaseStore>) {
  const releases = { ...storeOf({ player: [{ version: '1.1.0' }] }), ...store };
  return buildsOf({ releases, config: { webRoot: root, releases: { dir } } } as never);
}

it('finds the build beside the server', async () => {
  const { module, files } = await buildsWith({})(deployed('player'));
  expect(module).toBe(join(root, 'mf-player', 'dist', 'server', 'remote.js'));
  expect(files.common).toContainEqual(hashed('c/area.0123abcd.js'));
});

it('finds none for Node where a remote has none', async () => {
  const none = { module: null, files: { common: [], pages: {} } };
  expect(await buildsWith({})(deployed('business'))).toMatchObject(none);
  expect(await buildsWith({})({ ...at('1.0.0'), entry: 'https://b.example/remoteEntry.js' })).toMatchObject(
    none,
  );
});

it('brings a release from its store, once for all who ask', async () => {
  const fetch = vi.fn(async (name: string, version: string) =>
    cpSync(join(root, 'mf-player', 'dist'), join(dir, name, version), { recursive: true }),
  );
  const find = buildsWith({ fetch });
  const [one, other] = await Promise.all([find(at('1.1.0')), find(at('1.1.0'))]);
  expect(one.module).toBe(join(dir, 'player', '1.1.0', 'server', 'remote.js'));
  expect(other).toEqual(one);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('player', '1.1.0');
});

it('asks again after the store did not answer', async () => {
  const fetch = vi.fn(async () => {});
  fetch.mockRejectedValueOnce(new Error('The bucket is away.'));
  const find = buildsWith({ fetch });
  await expect(find(at('1.1.0'))).rejects.toThrow('The bucket is away.');
  expect((await find(at('1.1.0'))).module).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  ['url(../a/ball.svg)', 'url(/remotes/player/a/ball.svg)', 'url(https://b.example/x/a/ball.svg)'],
  ['url("../a/ball.svg")', 'url(/remotes/player/a/ball.svg)', 'url(https://b.example/x/a/ball.svg)'],
  ["url('ball.svg')", 'url(/remotes/player/c/ball.svg)', 'url(https://b.example/x/c/ball.svg)'],
  ...['url(data:image/svg+xml,x)', 'url(https://a.example/a.svg)', 'url(/a.svg)', 'url(#clip)'].map((css) => [
    ...[css, css, css],
  ]),
])('leads %s in a style sheet from where the sheet lies', (css, here, elsewhere) => {
  const folder = mkdtempSync(join(root, 'styles-'));
  cpSync(join(root, 'mf-player', 'dist'), folder, { recursive: true });
  writeFileSync(join(folder, 'c', 'page.css'), `.a{background:${css}}`);
  const build = { folder, module: null, files: { common: [], pages: {} } };
  const files = ['c/page.css', 'c/page.js'].map(hashed);
  expect(stylesIn(build, files, '/remotes/player/')).toBe(`.a{background:${here}}`);
  expect(stylesIn(build, files, 'https://b.example/x/')).toBe(`.a{background:${elsewhere}}`);
});
