import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { develop } = await import('./lib/develop.ts');
await develop();
