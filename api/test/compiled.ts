import { join } from 'node:path';

/** Setting for processes that tests start repeatedly: each reads the compile cache of the one before. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/topla-compiled'),
};
