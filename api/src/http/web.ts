import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { RemoteName, RemotesManifest } from 'mf-shared/contracts/remote';
import type { Config } from '../config.ts';
import type { HttpEnv } from './env.ts';

const REMOTES: readonly RemoteName[] = ['player', 'business', 'admin'];
/** File names that carry a hash of their content never change. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Serves the built shell and remotes, compressed ahead, with the shell's page for every other address. */
export function mountWeb(app: Hono<HttpEnv>, { webRoot, remotes, developerFiles }: Config): void {
  if (!webRoot) return;
  app.use('*', async (c, next) => (isHidden(c.req.path, developerFiles) ? c.notFound() : next()));
  const manifest = Object.fromEntries(
    REMOTES.map((name) => [name, remotes[name] ?? `/remotes/${name}/mf-manifest.json`]),
  ) as RemotesManifest;
  app.get('/remotes.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(manifest);
  });
  for (const name of REMOTES) {
    const prefix = `/remotes/${name}/`;
    // A shell of another origin may take its remotes from here.
    app.use(`${prefix}*`, (c, next) => {
      c.header('Access-Control-Allow-Origin', '*');
      return next();
    });
    app.get(
      `${prefix}*`,
      files(join(webRoot, `mf-${name}`, 'dist'), (path) => path.slice(prefix.length)),
    );
    app.get(`${prefix}*`, (c) => c.notFound());
  }
  const shell = join(webRoot, 'shell', 'dist');
  app.get('*', files(shell));
  app.get('*', (c, next) => (isPage(c) ? files(shell, () => 'index.html')(c, next) : next()));
  app.notFound((c) => c.text('Bulunamadı', 404));
}

/** What a build leaves beside what it serves: its stamps and figures, and source maps. */
const isHidden = (path: string, developerFiles: boolean): boolean =>
  /\/\.|\/mf-stats\.json$/.test(path) || (!developerFiles && path.endsWith('.map'));

function files(root: string, rewrite: (path: string) => string = (path) => path): MiddlewareHandler<HttpEnv> {
  if (!existsSync(root)) throw new Error(`${root} is missing: build the front ends first.`);
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: rewrite,
    onFound: (path, c) => {
      const immutable = HASHED.test(path.replace(/\.(br|gz)$/, ''));
      c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** An address that a person opens, not a file that is missing. */
const isPage = (c: Context) => !/\.\w+$/.test(c.req.path);
