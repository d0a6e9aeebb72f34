import { readdir, readFile } from 'node:fs/promises';
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
  return {
    names: async () => (await foldersIn(root)).filter(isName).toSorted(),
    versions: async (name) =>
      isName(name) ? (await foldersIn(join(root, name))).filter(isVersion).toSorted(newestFirst) : [],
    async manifest(name, version) {
      if (!isName(name) || !isVersion(version)) return null;
      const file = join(root, name, version, 'manifest.json');
      const known = manifests.get(file);
      if (known) return known;
      const text = await readFile(file, 'utf8').catch(() => null);
      if (text === null) return null;
      const manifest = readable(text);
      if (manifest) manifests.set(file, manifest);
      return manifest;
    },
    fetch: async () => {},
  };
}
