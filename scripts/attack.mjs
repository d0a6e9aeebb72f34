import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { attackAll } = await import('./attack/run.ts');
process.exit(await attackAll(process.argv.slice(2)));
