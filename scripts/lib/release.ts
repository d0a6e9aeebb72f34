import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RemoteManifest } from 'mf-shared/contracts/remote';
import { releasesConfig } from '../../api/src/base/releases-config.ts';
import { openBucket } from '../../api/src/providers/bucket.ts';
import { SERVER_FOLDER } from '../../api/src/providers/releases/index.ts';
import { filesOf, publishRelease } from '../../api/src/providers/releases/publish.ts';
import { serverBuild } from '../../rspack.base.ts';
import { compile, hasServerPart } from './build.ts';
import { REMOTES } from './packages.mjs';
import { precompress } from './precompress.ts';

/**
 * Builds a remote and puts it into the release store as `<name>/<version>`, which nobody changes any more. It does not
 * touch the build beside the server, and nobody gets the release before it is rolled out. Answers what was released.
 *
 * @param folder The package, such as `mf-admin`.
 * @param isDraft Whether uncommitted changes may be released, such as for a test.
 * @throws Error with a sentence when that version exists, is built beside the server, is missing in the change log, or is
 *   not committed
 */
export async function release(folder: string, isDraft: boolean): Promise<string> {
  if (!REMOTES.includes(folder))
    throw new Error(`There is no remote ${folder}. Remotes: ${REMOTES.join(', ')}`);
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const changes = changesOf(folder, version);
  requireUnbuilt(folder, version);
  if (!isDraft) requireCommitted();
  const name = folder.slice('mf-'.length);
  const { dir, bucket } = releasesConfig(process.env);
  const target = join(dir, name, version);
  if (existsSync(target)) throw alreadyReleased(target);
  mkdirSync(join(target, '..'), { recursive: true });
  // Beside its target, so that a rename brings the whole folder at once. No version begins with a point.
  const building = mkdtempSync(join(target, '..', '.building-'));
  try {
    await buildInto(folder, building);
    const commit = isDraft ? {} : { commit: git('rev-parse', 'HEAD') };
    complete(building, { ...commit, builtAt: new Date().toISOString(), changes });
    await precompress(building);
    // A temporary folder is its owner's alone, but another user's web server may serve the store.
    chmodSync(building, 0o777 & ~process.umask());
    if (!bucket) bring(building, target);
    else if (!(await publishRelease(openBucket(bucket), building, `${name}/${version}`)))
      throw alreadyReleased(target);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return `${name} ${version}`;
}

/**
 * Checks that the build beside the server is of another version, since what browsers report of both would be counted as
 * one.
 * @throws Error with a sentence when it is the same
 */
export function requireUnbuilt(folder: string, version: string): void {
  const file = join(folder, 'dist', 'manifest.json');
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Partial<RemoteManifest>;
  if (built.version === version)
    throw new Error(
      `The build beside the server (${folder}/dist) is ${version} too, and nobody could tell the two apart. Raise the version in ${folder}/package.json.`,
    );
}

/**
 * Brings a built folder to its place at once. Of two that are built at the same time, the second one is refused.
 * @throws Error with a sentence when the place is taken
 */
export function bring(building: string, target: string): void {
  try {
    renameSync(building, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOTEMPTY' || code === 'EEXIST' ? alreadyReleased(target) : error;
  }
}

function alreadyReleased(target: string): Error {
  const [name, version] = target.split('/').slice(-2);
  return new Error(`${name} ${version} is released already. Raise the version in mf-${name}/package.json.`);
}

/** The section of that version in the change log. */
function changesOf(folder: string, version: string): string {
  const log = existsSync(`${folder}/CHANGELOG.md`) ? readFileSync(`${folder}/CHANGELOG.md`, 'utf8') : '';
  const section = log.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  if (!section)
    throw new Error(`Say what ${version} changes: ${folder}/CHANGELOG.md has no section "## ${version}".`);
  return section.slice(version.length).trim();
}

/** Builds the remote for browsers into `path`, and for Node into the folder `server` in it. */
async function buildInto(folder: string, path: string): Promise<void> {
  const { default: config } = (await import(`../../${folder}/rspack.config.ts`)) as {
    default: Configuration;
  };
  await compile({ ...config, output: { ...config.output, path } });
  if (hasServerPart(folder)) {
    const server = serverBuild(resolve(folder));
    await compile({ ...server, output: { ...server.output, path: join(path, SERVER_FOLDER) } });
  }
  rmSync(join(path, 'mf-stats.json'), { force: true });
}

/** Adds to the manifest what only a release has: the hash of each file among it. */
function complete(path: string, about: Pick<RemoteManifest, 'commit' | 'builtAt' | 'changes'>): void {
  const file = join(path, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  const files = Object.fromEntries(filesOf(path).map((name) => [name, hashOf(join(path, name))]));
  writeFileSync(file, JSON.stringify({ ...manifest, ...about, files }));
}

const hashOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Refuses a release of what no commit holds. */
function requireCommitted(): void {
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`Commit your changes first, or add -- --draft:\n${changed}`);
}
