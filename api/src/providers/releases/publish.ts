import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type S3mini, S3ServiceError } from 's3mini';
import { eachOf } from './bucket.ts';

const TAKEN = 412;
/** The store refuses to write over an object. */
const ONLY_NEW: Record<string, string> = { 'if-none-match': '*' };

/**
 * Puts the folder of a release into a bucket as `key`, such as `admin/1.2.0`. Its manifest comes last, since a release is
 * there as soon as it has one. Answers whether the release is new; nothing is written over otherwise.
 * @throws Error with a sentence when another build left files there
 */
export async function publishRelease(bucket: S3mini, folder: string, key: string): Promise<boolean> {
  if (await bucket.objectExists(`${key}/manifest.json`)) return false;
  await eachOf(filesOf(folder), async (file) => {
    const body = readFileSync(join(folder, file));
    if (await putNew(bucket, `${key}/${file}`, body)) return;
    // A run that was cut off left it. The same file may stay.
    const there = await bucket.getObjectArrayBuffer(`${key}/${file}`);
    if (!there || !body.equals(Buffer.from(there)))
      throw new Error(`Another build left ${key}/${file} in the bucket. Raise the version.`);
  });
  return putNew(bucket, `${key}/manifest.json`, readFileSync(join(folder, 'manifest.json')));
}

/** The files of a release without its manifest, by their paths in its folder. */
export const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== 'manifest.json')
    .toSorted();

/** Writes an object. Answers false when there is one by that key. */
async function putNew(bucket: S3mini, key: string, body: Buffer): Promise<boolean> {
  const type = getMimeType(key) ?? 'application/octet-stream';
  try {
    await bucket.putObject(key, body, type, undefined, ONLY_NEW);
    return true;
  } catch (error) {
    if (error instanceof S3ServiceError && error.status === TAKEN) return false;
    throw error;
  }
}
