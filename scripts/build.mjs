import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { buildStale } = await import('./lib/build.ts');
await buildStale();
