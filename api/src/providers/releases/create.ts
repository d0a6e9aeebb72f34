import type { ReleasesConfig } from '../../base/releases-config.ts';
import { openBucket } from '../bucket.ts';
import { bucketReleases } from './bucket.ts';
import { folderReleases } from './folder.ts';
import type { ReleaseStore } from './index.ts';

/** The release store of the settings. */
export const createReleases = ({ dir, bucket }: ReleasesConfig): ReleaseStore =>
  bucket ? bucketReleases(openBucket(bucket), dir) : folderReleases(dir);
