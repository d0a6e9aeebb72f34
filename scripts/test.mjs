import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { runAll } = await import('./lib/run-tests.ts');
process.exit(await runAll(process.argv.slice(2)));
