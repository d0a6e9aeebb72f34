import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FRONT_ENDS } from '../../scripts/lib/packages.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const OWN_PACKAGES = ['api', 'demo', 'mf-shared', ...FRONT_ENDS];

/** A copy of the checkout that a test may change. Libraries and builds are links, so it costs little. */
export function copyCheckout(): { root: string; dispose: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'topla-checkout-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  linkLibraries(root);
  for (const name of FRONT_ENDS) symlinkSync(join(ROOT, name, 'dist'), join(root, name, 'dist'));
  return { root, dispose: () => rmSync(root, { recursive: true, force: true }) };
}

/** The project's own packages are those of the copy. */
function linkLibraries(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const isOwn = OWN_PACKAGES.includes(name);
    const target = isOwn ? join(root, name === 'demo' ? 'api/demo' : name) : join(ROOT, 'node_modules', name);
    symlinkSync(target, join(root, 'node_modules', name));
  }
}
