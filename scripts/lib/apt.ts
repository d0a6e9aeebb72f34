import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Longest wait for a package, in milliseconds. */
const PATIENCE = 5 * 60_000;

/** Installs packages of the distribution where apt works and may do so; elsewhere it does nothing. */
export function installPackages(what: string, names: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log(`${what} kuruluyor…`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: PATIENCE });
  const options = { stdio: 'inherit', timeout: PATIENCE } as const;
  // One by one, since a distribution may lack one of them.
  for (const name of names) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}

/** Unpacks packages of the distribution into a folder, which needs no rights. Where there is no apt, it stays empty. */
export function unpackPackages(what: string, names: readonly string[], folder: string): void {
  if (process.platform !== 'linux') return;
  console.log(`${what} indiriliyor…`);
  const cwd = join(folder, 'packages');
  mkdirSync(cwd, { recursive: true });
  for (const name of names)
    spawnSync('apt-get', ['download', name], { cwd, stdio: 'ignore', timeout: PATIENCE });
  for (const file of globSync('*.deb', { cwd })) spawnSync('dpkg-deb', ['-x', join(cwd, file), folder]);
}
