import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import type { DeployedRemote, RemotesFile } from 'mf-shared/contracts/remote';
import { copyCheckout } from './checkout.ts';
import { ADMIN, type RunningServer } from './server.ts';

/** Not a call that waits: connections of the test would time out meanwhile. */
const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

type Changed = {
  /** The remote's package, such as `mf-admin`. */
  remote: string;
  version: string;
  /** A file below its `src`, and what of it becomes what. */
  file: string;
  change: [before: string, after: string];
};

/** Changes one file of a remote and releases it as that version into the store. It builds, which takes seconds. */
export async function releaseChanged(store: string, { remote, version, file, change }: Changed) {
  const copy = copyCheckout();
  const edit = (name: string, changed: (text: string) => string) => {
    const path = join(copy.root, remote, name);
    const [before, after] = [readFileSync(path, 'utf8'), changed(readFileSync(path, 'utf8'))];
    if (before === after) throw new Error(`There is nothing to change in ${path}.`);
    writeFileSync(path, after);
  };
  edit(join('src', file), (text) => text.replaceAll(...change));
  edit('package.json', (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
  edit('CHANGELOG.md', (text) => `${text}\n## ${version}\n\n- Something else.\n`);
  await run(process.execPath, ['scripts/release.mjs', remote, '--draft'], {
    cwd: copy.root,
    env: { ...process.env, RELEASES_DIR: store },
  });
  copy.dispose();
}

/** A remote as the server deploys it now. */
export async function deployed({ url }: Pick<RunningServer, 'url'>, name: string): Promise<DeployedRemote> {
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as RemotesFile;
  const found = remotes.find((one) => one.name === name);
  if (!found) throw new Error(`There is no remote ${name}.`);
  return found;
}

/** A browser of its own with the admin signed in; `visitor` decides which versions it gets, `listen` may watch it. */
export async function signedInAdmin(
  browser: Browser,
  url: string,
  visitor = 'admin',
  listen: (page: Page) => void = () => {},
): Promise<Page> {
  const page = await browser.newPage({ baseURL: url });
  listen(page);
  await page.addInitScript((id) => localStorage.setItem('visitor', id), visitor);
  await page.goto('/admin-login');
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL('/admin');
  return page;
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
