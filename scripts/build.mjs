import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { buildStale } = await import('./lib/build.ts');
const [name] = process.argv.slice(2);
await buildStale(name ? [name] : undefined);
