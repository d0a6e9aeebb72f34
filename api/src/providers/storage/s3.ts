import { S3mini } from 's3mini';
import { encodePhoto } from './encode.ts';
import type { PhotoStorage } from './index.ts';
import { isPhotoName, namesAt, newPhotoNames, PHOTO_TYPE } from './names.ts';

type Options = {
  /** Address of the bucket, such as `https://s3.example.com/photos`. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string;
};

/** Keeps photos in a bucket of an S3-compatible store. */
export function createS3Storage({ endpoint, accessKey, secretKey, region }: Options): PhotoStorage {
  const bucket = new S3mini({ endpoint, region, accessKeyId: accessKey, secretAccessKey: secretKey });
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
