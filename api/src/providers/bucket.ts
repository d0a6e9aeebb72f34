import { S3mini } from 's3mini';
import type { Bucket } from '../base/releases-config.ts';

/** A client of a bucket. It does not connect yet. */
export const openBucket = ({ accessKey, secretKey, ...rest }: Bucket): S3mini =>
  new S3mini({ ...rest, accessKeyId: accessKey, secretAccessKey: secretKey });
