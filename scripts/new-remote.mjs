import { spawnSync } from 'node:child_process';
import { ensureReady, ROOT } from './lib/ensure.mjs';

await ensureReady();
const { createRemote } = await import('./new-remote/create.ts');
try {
  const folder = createRemote(ROOT, process.argv.slice(2));
  // Where a line is too long depends on the name.
  spawnSync(`${ROOT}/node_modules/.bin/biome`, ['format', '--write', folder], { cwd: ROOT });
  console.log(`${folder} is ready. Run "npm install", then "npm test -w ${folder}" and "npm start".`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
