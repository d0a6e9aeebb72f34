import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseVersion, RemoteName } from 'mf-shared/contracts/releases';
import { SECOND_MS } from 'mf-shared/time';
import { runInBatches, type S3mini } from 's3mini';
import { AppError } from '../../base/app-error.ts';
import { folderReleases, newestFirst, readable } from './folder.ts';
import type { ReleaseManifest, ReleaseStore } from './index.ts';

/** However many ask, the bucket is listed once in this time. */
const REFRESH_MS = SECOND_MS;
/** Pages wait no longer for the bucket. */
const PATIENCE_MS = 2 * SECOND_MS;
const AT_ONCE = 8;

type Listed = ReadonlyMap<string, string[]>;

/**
 * A release store in a bucket. A release is copied whole into the folder `root` before this machine serves its files, so
 * that it costs the bucket one read, and goes on while the bucket does not answer.
 */
export function bucketReleases(bucket: S3mini, root: string): ReleaseStore {
  const local = folderReleases(root);
  const manifests = new Map<string, ReleaseManifest>();
  const copies = new Map<string, Promise<void>>();
  const listed = remembered(() => list(bucket));
  const fetch = async (name: string, version: string): Promise<void> => {
    const key = `${name}/${version}`;
    if (await local.manifest(name, version)) return;
    const copying = copies.get(key) ?? copyRelease(bucket, root, key).finally(() => copies.delete(key));
    copies.set(key, copying);
    await copying;
  };
  return {
    names: async () => [...(await listed()).keys()],
    versions: async (name) => (await listed()).get(name) ?? [],
    async manifest(name, version) {
      const own = manifests.get(`${name}/${version}`) ?? (await local.manifest(name, version));
      if (own) return own;
      // An unknown version costs no read of the bucket. While the bucket does not answer, there is none.
      const versions = (await listed().catch(() => undefined))?.get(name);
      if (!versions?.includes(version)) return null;
      const text = await within(PATIENCE_MS, bucket.getObject(`${name}/${version}/manifest.json`)).catch(
        () => null,
      );
      const manifest = text === null ? null : readable(text);
      if (manifest) manifests.set(`${name}/${version}`, manifest);
      return manifest;
    },
    async isWhole(name, version) {
      await fetch(name, version).catch((cause: unknown) => {
        throw new AppError('unavailable', { cause });
      });
      return local.isWhole(name, version);
    },
    fetch,
  };
}

/** The names in the bucket with their versions, the newest first. */
async function list(bucket: S3mini): Promise<Listed> {
  const found = new Map<string, string[]>();
  for (const name of await foldersIn(bucket, '')) {
    if (!RemoteName.safeParse(name).success) continue;
    const versions = await foldersIn(bucket, `${name}/`);
    const known = versions.filter((version) => ReleaseVersion.safeParse(version).success);
    found.set(name, known.toSorted(newestFirst));
  }
  return found;
}

const foldersIn = async (bucket: S3mini, prefix: string): Promise<string[]> =>
  ((await bucket.listObjects('/', prefix, undefined, { delimiter: '/' })) ?? [])
    .filter(({ Key }) => Key.endsWith('/'))
    .map(({ Key }) => Key.slice(prefix.length, -1))
    .toSorted();

/**
 * Answers the last result of `read`, which runs at most once a second and once at a time. While it fails or takes long, the
 * last result stays.
 * @throws `unavailable` while there is none
 */
function remembered(read: () => Promise<Listed>): () => Promise<Listed> {
  let last: Listed | undefined;
  let reading: Promise<Listed> | undefined;
  let isReading = false;
  let readAt = 0;
  const start = () => {
    readAt = performance.now();
    isReading = true;
    return read().finally(() => {
      isReading = false;
    });
  };
  return async () => {
    if (!reading || (!isReading && performance.now() - readAt >= REFRESH_MS)) reading = start();
    try {
      // Who comes while a read is late waits for it no more.
      last = await within(readAt + PATIENCE_MS - performance.now(), reading);
    } catch (cause) {
      if (!last) throw new AppError('unavailable', { cause });
    }
    return last;
  };
}

/**
 * What `work` answers.
 * @throws Error when it takes longer
 */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error('The bucket of releases does not answer.'));
  const timer = setTimeout(late, Math.max(0, ms));
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Copies a release beside its place, and renames the folder when it is whole. */
async function copyRelease(bucket: S3mini, root: string, key: string): Promise<void> {
  const target = join(root, key);
  await mkdir(dirname(target), { recursive: true });
  const copying = await mkdtemp(join(dirname(target), '.copying-'));
  try {
    const objects = (await bucket.listObjects('/', `${key}/`)) ?? [];
    const paths = objects.map(({ Key }) => Key.slice(key.length + 1)).filter(isInside);
    if (!paths.includes('manifest.json')) throw new Error(`The bucket of releases has no ${key}.`);
    await eachOf(paths, async (path) => {
      const body = await bucket.getObjectArrayBuffer(`${key}/${path}`);
      if (!body) throw new Error(`${key}/${path} is missing in the bucket of releases.`);
      await mkdir(dirname(join(copying, path)), { recursive: true });
      await writeFile(join(copying, path), new Uint8Array(body));
    });
    await rename(copying, target);
  } finally {
    await rm(copying, { recursive: true, force: true });
  }
}

/** Whether a key stays within its release. */
const isInside = (path: string) => path !== '' && !path.split('/').includes('..');

/**
 * Runs `work` for each value, a few at once.
 * @throws the first failure
 */
export async function eachOf<T>(values: readonly T[], work: (value: T) => Promise<void>): Promise<void> {
  const results = await runInBatches(
    values.map((value) => () => work(value)),
    AT_ONCE,
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
