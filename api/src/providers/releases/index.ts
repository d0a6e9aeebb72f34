import type { RemoteManifest } from 'mf-shared/contracts/remote';

/** The manifest of a release, with the hash of each of its files. */
export type ReleaseManifest = RemoteManifest & { files: Readonly<Record<string, string>> };

/** The folder of a release with its build for Node, which no browser loads. */
export const SERVER_FOLDER = 'server';

/** Keeps the releases of remotes, several versions side by side. Nothing in it ever changes; an operator may delete versions. */
export type ReleaseStore = {
  /** Names of the remotes that have a release. */
  names: () => Promise<string[]>;
  /** The releases of a remote, the newest first. */
  versions: (name: string) => Promise<string[]>;
  /** The manifest of a release; null when there is no such release. */
  manifest: (name: string, version: string) => Promise<ReleaseManifest | null>;
  /**
   * Whether all files of a release are there as they were built; `manifest` knows it.
   * @throws `unavailable` while the store does not answer
   */
  isWhole: (name: string, version: string) => Promise<boolean>;
  /**
   * Brings the files of a release into the folder of the settings, if they are not there.
   * @throws Error when the store does not answer
   */
  fetch: (name: string, version: string) => Promise<void>;
};
