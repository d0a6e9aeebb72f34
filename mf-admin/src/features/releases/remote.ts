import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import type { RemoteReleases } from 'mf-shared/contracts/releases';

/** A remote in the store, in use, or both. */
export type Remote = {
  name: string;
  releases: RemoteReleases | undefined;
  watched: WatchedRemote | undefined;
};

/** The version that everybody gets who gets no candidate. */
export const stableOf = ({ releases, watched }: Remote) => releases?.stable ?? watched?.stable ?? null;

/** What visitors get a version as; null when they get it no more. */
export function roleOf(remote: Remote, version: string): 'stable' | 'candidate' | null {
  if (version === stableOf(remote)) return 'stable';
  return version === remote.releases?.candidate?.version ? 'candidate' : null;
}
