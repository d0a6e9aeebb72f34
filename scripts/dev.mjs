import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const [remote] = process.argv.slice(2);
if (remote) {
  const { developAlone } = await import('./lib/develop-alone.ts');
  await developAlone(remote);
} else {
  const { develop } = await import('./lib/develop.ts');
  await develop();
}
