import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { screenshotAll } = await import('./lib/screenshots.ts');
process.exit(await screenshotAll(process.argv.slice(2)));
