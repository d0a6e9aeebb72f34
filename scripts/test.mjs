import { ensureReady, ROOT } from './lib/ensure.mjs';

ensureReady();
process.chdir(ROOT);
const { runAll } = await import('./lib/run-tests.ts');
process.exit(await runAll(process.argv.slice(2)));
