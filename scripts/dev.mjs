import { ensureReady, ROOT } from './lib/ensure.mjs';

ensureReady();
process.chdir(ROOT);
const { develop } = await import('./lib/develop.ts');
await develop();
