import { join, resolve } from 'node:path';
import type { Env } from './env.ts';

/** The folder of the release store, for the server and for the command that fills it. */
export const releasesDir = (env: Env): string =>
  resolve(env.RELEASES_DIR || join(env.DATA_DIR || 'data', 'releases'));
