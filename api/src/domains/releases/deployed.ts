import type { Candidate, DeployedRemote } from 'mf-shared/contracts/remote';
import { CONTRACT } from 'mf-shared/contracts/shell-contract';
import { SECOND_MS } from 'mf-shared/time';
import { releasesOf } from '../../base/releases-of.ts';
import type { AppContext } from '../../context.ts';
import type { RemoteRolloutRow } from '../../db/schema/remote-rollouts.ts';
import { ENTRY } from '../../http/remotes.ts';
import type { ReleaseManifest } from '../../providers/releases/index.ts';
import { rollouts } from './rollout.ts';

/** A change reaches every process within this time, without a word between them. */
const REFRESH_MS = SECOND_MS;

type Serving = Pick<AppContext, 'db' | 'releases' | 'config' | 'log'>;

/** A release as browsers load it: its address, and the hash of its entry. */
export function addressed(
  releasesUrl: string,
  { files, changes: _, builtAt: __, ...manifest }: ReleaseManifest,
): DeployedRemote {
  const entry = Object.keys(files).find((file) => ENTRY.test(file)) ?? 'remoteEntry.js';
  const integrity = files[entry];
  return {
    ...manifest,
    entry: `${releasesOf(releasesUrl, manifest.name)}/${manifest.name}/${manifest.version}/${entry}`,
    ...(integrity && { integrity }),
  };
}

/**
 * Answers a function that lays the releases over the remotes that are built or deployed beside the server: the stable
 * version of each, and its candidate. The table is read at most once a second; while it cannot be read, what was known
 * last stays.
 */
export function deployedReleases(
  ctx: Serving,
): (built: readonly DeployedRemote[]) => Promise<DeployedRemote[]> {
  let known: RemoteRolloutRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let first: Promise<void> | undefined;
  const read = async () => {
    known = await rollouts(ctx.db.q).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'rollouts of remotes');
      return known;
    });
  };
  const rows = async () => {
    if (performance.now() - readAt >= REFRESH_MS) {
      readAt = performance.now();
      const reading = read();
      first ??= reading;
      await reading;
    }
    // Without the first answer, visitors would get the build beside the server, which may not be the stable version.
    await first;
    return known;
  };
  return async (built) => {
    const changed = await rows();
    if (changed.length === 0) return [...built];
    const names = new Set([...built.map(({ name }) => name), ...changed.map(({ id }) => id)]);
    const found = [...names].sort().map(async (name) => {
      const row = changed.find(({ id }) => id === name);
      const base = built.find((remote) => remote.name === name);
      return row ? withRelease(ctx, row, base) : base;
    });
    return (await Promise.all(found)).filter((remote) => remote !== undefined);
  };
}

/** A remote as visitors get it by its rollout: `built` is the one beside the server, if any. */
export async function withRelease(
  ctx: Pick<Serving, 'releases' | 'config'>,
  row: RemoteRolloutRow,
  built: DeployedRemote | undefined,
): Promise<DeployedRemote | undefined> {
  const read = async (version: string | null) => {
    const manifest = version && (await ctx.releases.manifest(row.id, version));
    // The server may have been taken back to a shell that is too old for what was rolled out since.
    const isFit = manifest && manifest.contract <= CONTRACT;
    return isFit ? addressed(ctx.config.releases.url, manifest) : undefined;
  };
  // An operator may have deleted the stable version from the store.
  const stable = (await read(row.stable)) ?? built ?? (await read(row.previous));
  const offered = await read(row.candidate);
  // A build beside the server may have caught up with the candidate, and nobody could tell the two apart.
  const candidate = offered?.version === stable?.version ? undefined : offered;
  // A remote that is not built here is nobody's until one of its releases is promoted.
  if (!stable) return undefined;
  return {
    ...stable,
    ...(candidate && { candidate: candidateOf(candidate, row) }),
  };
}

const candidateOf = (release: DeployedRemote, row: RemoteRolloutRow): Candidate => ({
  ...release,
  share: row.share / 100,
  since: Number(row.candidate_since),
});
