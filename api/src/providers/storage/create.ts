import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createFolderStorage } from './folder.ts';
import type { PhotoStorage } from './index.ts';
import { createS3Storage } from './s3.ts';

/** The photo store of the settings; by default the folder `uploads` of the data directory. */
export const createStorage = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): PhotoStorage =>
  storage.provider === 's3' ? createS3Storage(storage) : createFolderStorage(join(dataDir, 'uploads'));
