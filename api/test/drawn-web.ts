import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DeployedRemote, RemoteManifest } from 'mf-shared/contracts/remote';

/** The script that stands in every page. */
export const FIRST = 'first()';

const INDEX = `<html><head><title>Topla</title><script>${FIRST}</script><script defer src="/shell.0123abcd.js"></script></head>
<body><div id="root"></div><noscript>JavaScript’i açın.</noscript></body></html>`;

/** A shell that draws what the query's `do` says, by default what it was given. Its thread ends with its file. */
const SHELL = `
  import { existsSync, writeFileSync } from 'node:fs';

  setInterval(() => existsSync(import.meta.filename) || process.exit(), 200);
  const ways = {
    say: ({ remotes, api, business }, { text }, build) =>
      JSON.stringify({ remotes, api, business, build: build?.name, text }),
    style: (_, { width }) => '<p style="width:' + width + 'px">',
    ask: async (_, { path }) => {
      const answer = await fetch('http://api.invalid/api' + path);
      return answer.status + ' ' + (await answer.text());
    },
    fail: () => { throw new Error('A broken page.'); },
    never: () => new Promise(() => {}),
    spin: () => { while (existsSync(import.meta.filename)); },
    exit: () => process.exit(),
  };
  export async function draw(drawing, load) {
    const { path, remotes, business } = drawing;
    const { pathname, searchParams } = new URL(path, 'http://page.invalid');
    const { do: way = 'say', ...query } = Object.fromEntries(searchParams);
    const remote = remotes.find(({ pages }) => pages.some((page) => page.path === pathname));
    const build = remote && (await load(remote));
    const area = remote ? { remote: remote.name, version: remote.version, page: pathname, state: {} } : null;
    return { path, area, business, title: 'Gezi', html: await ways[way](drawing, query, build) };
  }
`;

export const hashed = (file: string) => ({ file, integrity: `sha256-${file}` });

const FILES: Record<string, string> = {
  'shell/dist/index.html': INDEX,
  'shell/dist/manifest.json': '{}',
  'shell/dist/server/shell.js': SHELL,
  'shell/dist/page-files.json': JSON.stringify({
    common: [hashed('shell.0123abcd.js')],
    pages: {
      '*': [hashed('c/federation.0123abcd.js')],
      session: [hashed('c/bar.0123abcd.js'), hashed('c/bar.0123abcd.css')],
      '/login-user': [hashed('c/login.0123abcd.js')],
      wake: [hashed('wake.0123abcd.js')],
    },
  }),
  'shell/dist/c/bar.0123abcd.css': '.bar{color:blue}',
  'mf-player/dist/remoteEntry.0123abcd.js': '',
  'mf-player/dist/server/remote.js': `export default { name: 'player beside the server' };`,
  'mf-player/dist/page-files.json': JSON.stringify({
    common: [hashed('c/area.0123abcd.js'), hashed('c/area.0123abcd.css')],
    pages: { '/player': [hashed('c/page.0123abcd.js'), hashed('c/page.0123abcd.css')] },
  }),
  'mf-player/dist/c/area.0123abcd.css': '.area{color:red}',
  'mf-player/dist/c/page.0123abcd.css': '.page{background:url(../a/ball.svg)}',
  'mf-business/dist/remoteEntry.0123abcd.js': '',
};

const manifestOf = (name: string): RemoteManifest => ({
  ...{
    name,
    title: name,
    version: '1.0.0',
    contract: 1,
    places: { venueHome: `/${name}/home/of/venues` },
    nav: [],
  },
  pages: [
    { path: `/${name}`, access: 'anyone' },
    { path: `/${name}/:id`, access: 'anyone' },
    { path: `/${name}/own/page`, access: 'user' },
    { path: `/${name}/home/of/venues`, access: 'business' },
  ],
});

/** The remote of that name as `drawnWeb` builds it. */
export const deployed = (name: string): DeployedRemote => ({
  ...manifestOf(name),
  entry: `/remotes/${name}/remoteEntry.0123abcd.js`,
});

/**
 * Writes builds into a temporary folder and answers its path: a shell and a player's remote that a server can draw, and a
 * business's remote without that part.
 */
export function drawnWeb(): string {
  const root = mkdtempSync(join(tmpdir(), 'topla-drawn-web-'));
  const manifests = ['player', 'business'].map((name) => [
    `mf-${name}/dist/manifest.json`,
    JSON.stringify(manifestOf(name)),
  ]);
  for (const [file = '', text = ''] of [...Object.entries(FILES), ...manifests]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
