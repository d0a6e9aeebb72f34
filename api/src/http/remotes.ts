import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeployedRemote, RemoteManifest } from 'mf-shared/contracts/remote';
import { MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { buildOf } from '../base/build-of.ts';
import { manifestOf } from '../base/remote-manifest.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';

/** The federation entry of a build for production. */
export const ENTRY = /^remoteEntry\.[0-9a-f]{8}\.js$/;
const REFRESH_MS = MINUTE_MS;
const TIMEOUT_MS = 5 * SECOND_MS;

/** Names of the remotes that were built here: all folders `mf-*` except what they share. */
export const builtHere = (webRoot: string): string[] =>
  readdirSync(webRoot)
    .filter((folder) => /^mf-(?!shared$)/.test(folder) && existsSync(join(webRoot, folder, 'dist')))
    .map((folder) => folder.slice('mf-'.length));

/**
 * Answers the remotes of this deployment: those built here, read now, and those deployed elsewhere, whose manifests are
 * fetched at most once a minute. A remote elsewhere that does not answer stays as last known, or as built here. So its
 * pages keep their names, and its area says that it cannot be opened.
 */
function remotesOf({ config, log }: Pick<AppContext, 'config' | 'log'>): () => Promise<DeployedRemote[]> {
  const { webRoot, remotes } = config;
  const elsewhere = new Map(
    Object.entries(remotes).map(([name, entry]) => [
      name,
      remembered(
        () => fetchManifest(entry),
        (error) => log.warn({ err: error, name }, 'manifest of a remote'),
      ),
    ]),
  );
  const built = webRoot ? builtHere(webRoot) : [];
  const names = [...new Set([...built, ...elsewhere.keys()])].sort();
  return async () => {
    const found = await Promise.all(
      names.map(async (name) => {
        const here = built.includes(name) && webRoot ? readManifest(webRoot, name) : null;
        const manifest = (await elsewhere.get(name)?.()) ?? (await here);
        if (!manifest) return null;
        return {
          ...manifest,
          name,
          entry: remotes[name] ?? `/remotes/${name}/${await entryOf(webRoot, name)}`,
        };
      }),
    );
    return found.filter((remote) => remote !== null);
  };
}

const readers = new WeakMap<Config, () => Promise<DeployedRemote[]>>();

/** The remotes of this deployment, as they were built here or are deployed elsewhere. */
export function builtRemotes(context: Pick<AppContext, 'config' | 'log'>): Promise<DeployedRemote[]> {
  const read = readers.get(context.config) ?? remotesOf(context);
  readers.set(context.config, read);
  return read();
}

/** Whether a build lets nobody but admins load it. */
export const isGuarded = (folder: string): boolean => {
  const file = join(folder, 'manifest.json');
  return existsSync(file) && manifestOf(JSON.parse(readFileSync(file, 'utf8'))).guarded === 'admin';
};

/** The manifest of a build; null when there is none. */
async function readManifest(webRoot: string, name: string): Promise<RemoteManifest | null> {
  const text = await readFile(join(buildOf(webRoot, name), 'manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : manifestOf(JSON.parse(text));
}

/** The federation entry of a build. A build for development has one name for it, so its own manifest says which is new. */
async function entryOf(webRoot: string | null, name: string): Promise<string> {
  const files = await readdir(buildOf(webRoot ?? '', name)).catch(() => []);
  return files.find((file) => ENTRY.test(file)) ?? 'mf-manifest.json';
}

/** The manifest beside the federation entry of a remote. */
async function fetchManifest(entry: string): Promise<RemoteManifest> {
  const response = await fetch(new URL('manifest.json', entry), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`manifest.json answered ${response.status}.`);
  return manifestOf(await response.json());
}

/**
 * Answers the last result of `read`, or null before the first. Only the first call waits. Later calls read again in the
 * background when the result is a minute old.
 */
function remembered<T>(read: () => Promise<T>, onFailure: (error: unknown) => void): () => Promise<T | null> {
  let last: T | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let first: Promise<void> | undefined;
  const ask = async () => {
    last = await read().catch((error: unknown) => {
      onFailure(error);
      return last;
    });
  };
  return async () => {
    if (performance.now() - askedAt > REFRESH_MS) {
      askedAt = performance.now();
      const asking = ask();
      first ??= asking;
    }
    await first;
    return last;
  };
}
