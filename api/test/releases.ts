import type { ReleaseReport } from 'mf-shared/contracts/releases';
import type { RemoteManifest } from 'mf-shared/contracts/remote';
import type { ReleaseManifest, ReleaseStore } from '../src/providers/releases/index.ts';

/** A release store that stands for a folder: `manifests` by name, the newest first. */
export const storeOf = (
  manifests: Record<string, readonly (Pick<RemoteManifest, 'version'> & Partial<ReleaseManifest>)[]>,
): ReleaseStore => {
  const full = (name: string) =>
    (manifests[name] ?? []).map(
      (some): ReleaseManifest => ({
        ...{ name, title: 'Lig', contract: 1, places: {}, nav: [] },
        pages: [{ path: `/${name}`, access: 'anyone' }],
        files: { 'remoteEntry.0123abcd.js': `sha384-${some.version}` },
        ...some,
      }),
    );
  return {
    names: async () => Object.keys(manifests),
    versions: async (name) => full(name).map(({ version }) => version),
    manifest: async (name, version) => full(name).find((one) => one.version === version) ?? null,
    isWhole: async () => true,
    fetch: async () => {},
  };
};

const league = [{ version: '3.0.0', contract: 999 }, { version: '2.0.0' }, { version: '1.0.0' }];

/**
 * The store of tests: a remote with three releases, of which one needs a newer shell. Each test may have a league of its
 * own, by a name that begins so.
 */
export const leagueReleases: ReleaseStore = {
  names: async () => ['league'],
  versions: (name) => leaguesLike(name).versions(name),
  manifest: (name, version) => leaguesLike(name).manifest(name, version),
  isWhole: async () => true,
  fetch: async () => {},
};

const leaguesLike = (name: string) => storeOf(name.startsWith('league') ? { [name]: league } : {});

/** A browser's report about a version of that remote: one page that loaded. */
export const seen = (version: string, part: Partial<ReleaseReport> = {}): ReleaseReport => ({
  ...{ remote: 'league', version, loads: 1, failures: 0, scriptErrors: 0, poorVitals: 0, views: 1 },
  ...part,
});
