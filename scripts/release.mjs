import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
process.chdir(ROOT);
const { release } = await import('./lib/release.ts');
const [folder, ...flags] = process.argv.slice(2);
try {
  const released = await release(folder, flags.includes('--draft'));
  const [name, version] = released.split(' ');
  console.log(`Released ${released}. Roll it out: npm run rollout -- ${name} ${version} 10`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
