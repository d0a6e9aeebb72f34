import { join } from 'node:path';

/** Setting of processes that tests start again and again: what one of them compiled, the next one reads. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/topla-compiled'),
};
