import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseVersion, RemoteName } from 'mf-shared/contracts/releases';
import { manifestOf } from '../../base/remote-manifest.ts';
import type { ReleaseManifest, ReleaseStore } from './index.ts';

const isName = (name: string) => RemoteName.safeParse(name).success;
const isVersion = (version: string) => ReleaseVersion.safeParse(version).success;

/** Numbers within a version compare as numbers: 1.10.0 is newer than 1.9.0, and 1.10.0 than 1.10.0-beta. */
const NUMERIC = new Intl.Collator('en', { numeric: true });
export const newestFirst = (a: string, b: string) => NUMERIC.compare(sortable(b), sortable(a));
const sortable = (version: string) => (version.includes('-') ? version : `${version}~`);

/** A damaged manifest is like none: it takes away one version, and not the pages of everybody. */
export function readable(text: string): ReleaseManifest | null {
  try {
    return { files: {}, ...manifestOf(JSON.parse(text)) };
  } catch {
    return null;
  }
}

/** A release store in a folder: `<name>/<version>` with `manifest.json` and the files of the build. */
export function folderReleases(root: string): ReleaseStore {
  const manifests = new Map<string, ReleaseManifest>();
  const foldersIn = async (path: string): Promise<string[]> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  };
  const manifestNow: ReleaseStore['manifest'] = async (name, version) => {
    if (!isName(name) || !isVersion(version)) return null;
    const file = join(root, name, version, 'manifest.json');
    const known = manifests.get(file);
    const isThere = () =>
      access(file).then(
        () => true,
        () => false,
      );
    if (known && (await isThere())) return known;
    manifests.delete(file);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    const read = readable(text);
    if (read) manifests.set(file, read);
    return read;
  };
  return {
    names: async () => (await foldersIn(root)).filter(isName).toSorted(),
    versions: async (name) =>
      isName(name) ? (await foldersIn(join(root, name))).filter(isVersion).toSorted(newestFirst) : [],
    manifest: manifestNow,
    async isWhole(name, version) {
      const release = await manifestNow(name, version);
      if (!release) return false;
      // One after the other: nobody waits for this but an admin.
      for (const [file, hash] of Object.entries(release.files))
        if ((await hashOf(join(root, name, version, file))) !== hash) return false;
      return true;
    },
    fetch: async () => {},
  };
}

/** The hash of a file as manifests name it; null for a file that cannot be read. */
async function hashOf(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
