import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import type { PageFile, PageFiles } from 'mf-shared/contracts/server-render';
import { buildOf } from '../base/build-of.ts';
import type { AppContext } from '../context.ts';
import { SERVER_FOLDER } from '../providers/releases/index.ts';

const FILES = 'page-files.json';
/** Stands for the page's own origin. */
const HERE = 'http://page.invalid/';
const NONE: PageFiles = { common: [], pages: {} };

/** A build on this machine: its module for Node, if it has one, and what a browser loads for its pages. */
export type Build = { module: string | null; files: PageFiles; folder: string };

/** Answers the build of a remote on this machine. Builds are looked up once in each version. */
export function buildsOf(
  ctx: Pick<AppContext, 'config' | 'releases'>,
): (remote: DeployedRemote) => Promise<Build> {
  const known = new Map<string, Promise<Build>>();
  return (remote) => {
    const key = `${remote.name} ${remote.version} ${remote.entry}`;
    const build = known.get(key) ?? find(ctx, remote);
    known.set(key, build);
    build.catch(() => known.delete(key));
    return build;
  };
}

async function find(
  { config, releases }: Pick<AppContext, 'config' | 'releases'>,
  { name, version, entry }: DeployedRemote,
): Promise<Build> {
  if (entry.startsWith(`/remotes/${name}/remoteEntry.`))
    return readBuild(buildOf(config.webRoot ?? '', name), 'remote');
  if (!(await releases.manifest(name, version))) return { module: null, files: NONE, folder: '' };
  await releases.fetch(name, version);
  return readBuild(join(config.releases.dir, name, version), 'remote');
}

/** Reads a build of the product's own front ends. */
export function readBuild(folder: string, name: 'remote' | 'shell'): Build {
  const module = join(folder, SERVER_FOLDER, `${name}.js`);
  const files = join(folder, FILES);
  return {
    folder,
    module: existsSync(module) ? module : null,
    files: existsSync(files) ? (JSON.parse(readFileSync(files, 'utf8')) as PageFiles) : NONE,
  };
}

/**
 * The style sheets in a list of a build's files as one text, for a page whose base is `base`. A page with its styles inside
 * shows itself also when the remote's origin is slow.
 */
export const stylesIn = ({ folder }: Build, files: readonly PageFile[], base: string): string =>
  files
    .filter(({ file }) => isStyle(file))
    .map(({ file }) => sheetIn(join(folder, file), base + file))
    .join('');

const MAX_SHEETS = 500;
/** Style sheets by their paths, which hold their hashes. */
const sheets = new LRUCache<string, string>({ max: MAX_SHEETS });

function sheetIn(path: string, address: string): string {
  const key = `${path} ${address}`;
  const sheet = sheets.get(key) ?? absolute(readFileSync(path, 'utf8'), address);
  sheets.set(key, sheet);
  return sheet;
}

export const isStyle = (file: string): boolean => file.endsWith('.css');

/** Leads the relative addresses in a style sheet from where the sheet lies. */
const absolute = (css: string, sheet: string): string =>
  css.replace(/url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g, (_, _quote, path: string) => {
    const whole = new URL(path, new URL(sheet, HERE));
    return `url(${whole.href.replace(HERE, '/')})`;
  });
