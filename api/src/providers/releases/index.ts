import type { RemoteManifest } from 'mf-shared/contracts/remote';

/** The manifest of a release, with the hash of each of its files. */
export type ReleaseManifest = RemoteManifest & { files: Readonly<Record<string, string>> };

/** Keeps the releases of remotes, several versions side by side. Nothing in it ever changes or goes. */
export type ReleaseStore = {
  /** Names of the remotes that have a release. */
  names: () => Promise<string[]>;
  /** The releases of a remote, the newest first. */
  versions: (name: string) => Promise<string[]>;
  /** The manifest of a release; null when there is no such release. */
  manifest: (name: string, version: string) => Promise<ReleaseManifest | null>;
};
