import { join, resolve } from 'node:path';
import { type Env, required, webAddress } from './env.ts';

/** A bucket of an S3-compatible store. */
export type Bucket = {
  /** Its address, such as `https://s3.example.com/photos`. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string;
};

/** Where the releases of remotes are. */
export type ReleasesConfig = {
  /** The folder from which they are served. */
  dir: string;
  /** Below it browsers load the releases of a remote; `{name}` in it stands for the remote's name. */
  url: string;
  /** The bucket that holds them all; null when the folder does. */
  bucket: Bucket | null;
};

/**
 * The settings of the release store, for the server and for the command that fills it.
 * @throws `ConfigError`
 */
export function releasesConfig(env: Env): ReleasesConfig {
  const endpoint = webAddress(env, 'RELEASES_BUCKET');
  return {
    dir: resolve(env.RELEASES_DIR || join(env.DATA_DIR || 'data', 'releases')),
    url: (webAddress(env, 'RELEASES_URL') ?? '/remotes').replace(/\/$/, ''),
    bucket: endpoint === null ? null : bucketAt(env, endpoint, 'RELEASES_BUCKET is set'),
  };
}

/**
 * A bucket with the keys of the settings.
 * @throws `ConfigError` with the reason
 */
export const bucketAt = (env: Env, endpoint: string, because: string): Bucket => ({
  endpoint,
  accessKey: required(env, 'S3_ACCESS_KEY', because),
  secretKey: required(env, 'S3_SECRET_KEY', because),
  region: env.S3_REGION || 'auto',
});
