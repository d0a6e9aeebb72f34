import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from './checkout.ts';
import type { RunningServer } from './server.ts';

/** Not a call that waits: connections of the test would time out meanwhile. */
const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

/** Changes one text of the admin area and releases it as that version into the store. It builds, which takes seconds. */
export async function releaseAdmin(
  store: string,
  version: string,
  [before, after]: [string, string],
): Promise<void> {
  const copy = copyCheckout();
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(copy.root, 'mf-admin', file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  edit('src/features/pending/PendingPage.tsx', (text) => text.replaceAll(before, after));
  edit('package.json', (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
  edit('CHANGELOG.md', (text) => `${text}\n## ${version}\n\n- Another heading.\n`);
  await run(process.execPath, ['scripts/release.mjs', 'mf-admin', '--draft'], {
    cwd: copy.root,
    env: { ...process.env, RELEASES_DIR: store },
  });
  copy.dispose();
}

/** Puts the same files into the store as another version, which needs a newer shell. */
export function releaseTooNew(store: string, from: string, version: string): void {
  cpSync(join(store, 'admin', from), join(store, 'admin', version), { recursive: true });
  const file = join(store, 'admin', version, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, version, contract: 999 }));
}

/** Runs a command of releases beside the running server, as on its machine. Answers what it says. */
export async function releasing(server: RunningServer, ...args: string[]): Promise<string> {
  const options = {
    cwd: ROOT,
    env: { ...process.env, SEED: 'none', DATA_DIR: dirname(server.database) },
  };
  const said = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;
  return run(process.execPath, ['api/src/cli/releases.ts', ...args], options).then(said, said);
}
