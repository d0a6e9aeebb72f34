import { spawnSync } from 'node:child_process';
import { ensureReady, ROOT } from './lib/ensure.mjs';
import { FRONT_ENDS } from './lib/packages.mjs';

await ensureReady();

/** Every static check; the cheapest failures come first. */
const CHECKS = [
  ['Biçim ve kurallar', 'biome', ['check', '--error-on-warnings', '.']],
  ['Tipler', 'tsc', ['-p', 'tsconfig.json']],
  ['Arka plan betiğinin tipleri', 'tsc', ['-p', 'shell/src/worker']],
  [
    'Katman sınırları',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'api', 'mf-shared', ...FRONT_ENDS],
  ],
  ['Kullanılmayan kod', 'knip', ['--no-progress']],
];

let failed = 0;
for (const [title, command, args] of CHECKS) {
  console.log(`\n${title}`);
  const { status } = spawnSync(`${ROOT}/node_modules/.bin/${command}`, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
