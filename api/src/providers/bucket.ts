import { SECOND_MS } from 'mf-shared/time';
import { S3mini } from 's3mini';
import type { Bucket } from '../base/releases-config.ts';

/** A bucket that takes longer for one object is out of order. */
const TIMEOUT_MS = 30 * SECOND_MS;

/** A client of a bucket. It does not connect yet. */
export const openBucket = ({ accessKey, secretKey, ...rest }: Bucket): S3mini =>
  new S3mini({
    ...{ ...rest, accessKeyId: accessKey, secretAccessKey: secretKey },
    requestAbortTimeout: TIMEOUT_MS,
  });
