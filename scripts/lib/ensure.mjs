// Plain JavaScript for an old Node: this file installs the project's own Node and libraries.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MARKER = join(ROOT, 'node_modules', '.installed');
const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Installs from the lock file unless this exact lock file is already installed. Not `npm ci`: it requires an entry for
 * every platform's optional binary, which some registry mirrors lack.
 */
function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lock) return;
  console.log('Kütüphaneler kuruluyor…');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(MARKER, lock);
}

/**
 * Installs what is missing and makes sure that the project's own Node runs the calling script. Under another Node it
 * starts the script again, passes on signals, and ends with its exit code.
 */
export async function ensureReady() {
  ensureInstalled();
  if (process.execPath === NODE || Number(process.versions.node.split('.')[0]) >= 24) return;
  const child = spawn(NODE, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const status = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  process.exit(status);
}
