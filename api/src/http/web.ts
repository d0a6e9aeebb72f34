import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { type DeployedRemote, isHashedFile, type RemotesFile } from 'mf-shared/contracts/remote';
import { buildOf } from '../base/build-of.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { createArtist } from '../drawing/index.ts';
import type { HttpEnv } from './env.ts';
import { guarded } from './guarded.ts';
import type { HeadTags } from './head-tags.ts';
import { lent } from './lent.ts';
import { builtHere, builtRemotes, isGuarded } from './remotes.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { shellPage } from './shell-page.ts';

/** What no browser gets, whether or not the file system tells small letters from capitals. */
const HIDDEN = /\/\.|\/mf-stats\.json$|^\/(remotes\/[^/]+\/([^/]+\/)?)?server\//i;

/** What pages have from the domains. */
type Parts = {
  withReleases: (built: readonly DeployedRemote[]) => Promise<DeployedRemote[]>;
  headTags: HeadTags;
};

/** Serves the built shell and remotes, compressed ahead. All other addresses get the shell's page. */
export function mountWeb(
  app: Hono<HttpEnv>,
  context: Pick<AppContext, 'config' | 'log' | 'releases' | 'clock'>,
  { withReleases, headTags }: Parts,
): void {
  const { webRoot, developerFiles, apiUrl } = context.config;
  if (!webRoot) return;
  app.use('*', async (c, next) => (isHidden(c.req.path, developerFiles) ? c.notFound() : next()));
  const file = async (): Promise<RemotesFile> => ({
    ...(apiUrl && { api: apiUrl }),
    remotes: await withReleases(await builtRemotes(context)),
  });
  app.get('/remotes.json', etag(), async (c) => {
    c.header('Cache-Control', 'no-cache');
    const found = await file();
    // Pages opened before an update know the addresses by these names.
    const addresses = Object.fromEntries(found.remotes.map(({ name, entry }) => [name, entry]));
    return c.json({ ...addresses, ...found });
  });
  mountReleases(app, context);
  for (const name of builtHere(webRoot)) mountRemote(app, name, context.config);
  app.get('/remotes/*', (c) => c.notFound());
  const shell = join(webRoot, 'shell', 'dist');
  const shellFiles = files(shell);
  const artist = createArtist(context, app, shell);
  const policy = contentSecurityPolicy(context.config);
  const page = shellPage(join(shell, 'index.html'), file, artist, headTags, policy);
  app.get('*', (c, next) => (isPage(c) ? page(c, next) : shellFiles(c, next)));
  // A release may bring the file, so no cache may remember that it was missing.
  app.notFound((c) => c.text('Bulunamadı', 404, { 'Cache-Control': 'no-store' }));
}

function mountRemote(app: Hono<HttpEnv>, name: string, { webRoot, allowedOrigins }: Config): void {
  const folder = buildOf(webRoot ?? '', name);
  const prefix = `/remotes/${name}/`;
  if (isGuarded(folder)) app.use(`${prefix}*`, lent(allowedOrigins), guarded());
  else app.use(`${prefix}*`, openToAll);
  app.get(
    `${prefix}*`,
    files(folder, (path) => path.slice(prefix.length)),
  );
}

/** Serves the releases of the store. Those of a guarded remote need its pass. */
function mountReleases(
  app: Hono<HttpEnv>,
  { config, releases }: Pick<AppContext, 'config' | 'releases'>,
): void {
  // Made at the first file: the folder may come with the first release.
  let served: MiddlewareHandler<HttpEnv> | undefined;
  const stored: MiddlewareHandler<HttpEnv> = async (c, next) => {
    await releases.fetch(c.req.param('name') ?? '', c.req.param('version') ?? '');
    served ??= files(config.releases.dir, (path) => path.slice('/remotes/'.length));
    return served(c, next);
  };
  const open = every(openToAll, stored);
  const closed = every(lent(config.allowedOrigins), guarded(), stored);
  app.get('/remotes/:name/:version/*', async (c, next) => {
    const release = await releases.manifest(c.req.param('name'), c.req.param('version'));
    if (!release) return next();
    return (release.guarded ? closed : open)(c, next);
  });
}

/** A shell of another origin may load its remotes from here. */
const openToAll: MiddlewareHandler<HttpEnv> = (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  return next();
};

/** Whether a file is one that a build leaves beside the served ones: stamps, figures, source maps, what servers draw with. */
const isHidden = (path: string, developerFiles: boolean): boolean =>
  HIDDEN.test(path) || (!developerFiles && path.endsWith('.map'));

function files(root: string, rewrite: (path: string) => string = (path) => path): MiddlewareHandler<HttpEnv> {
  if (!existsSync(root)) throw new Error(`${root} is missing: build the front ends first.`);
  const serve = serveStatic({ root, precompressed: true, rewriteRequestPath: rewrite });
  return async (c, next) => {
    const answer = await serve(c, next);
    if (!(answer instanceof Response)) return;
    const immutable = isHashedFile(c.req.path);
    answer.headers.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    // Nobody asks again for a file that never changes.
    if (immutable) answer.headers.delete('Last-Modified');
    return answer;
  };
}

/** Whether a person opens the address; it is not a missing file. */
const isPage = (c: Context) => !/\.\w+$/.test(c.req.path) || c.req.path === '/index.html';
