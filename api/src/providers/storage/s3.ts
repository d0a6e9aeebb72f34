import type { Bucket } from '../../base/releases-config.ts';
import { openBucket } from '../bucket.ts';
import { encodePhoto } from './encode.ts';
import type { PhotoStorage } from './index.ts';
import { isPhotoName, namesAt, newPhotoNames, PHOTO_TYPE } from './names.ts';

/** Keeps photos in a bucket of an S3-compatible store. */
export function createS3Storage(options: Bucket): PhotoStorage {
  const bucket = openBucket(options);
  return {
    async save(file) {
      const { large, small } = await encodePhoto(file);
      const { name, thumb, path } = newPhotoNames();
      await bucket.putObject(thumb, small, PHOTO_TYPE);
      await bucket.putObject(name, large, PHOTO_TYPE);
      return { path };
    },
    async remove(path) {
      for (const name of namesAt(path)) await bucket.deleteObject(name);
    },
    async read(name) {
      if (!isPhotoName(name)) return null;
      const body = await bucket.getObjectArrayBuffer(name);
      return body && { body: new Uint8Array(body), type: PHOTO_TYPE };
    },
    async check() {
      if (!(await bucket.bucketExists())) throw new Error('the bucket is missing');
    },
  };
}
