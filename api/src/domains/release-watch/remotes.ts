import type { DeployedRemote } from 'mf-shared/contracts/remote';
import type { AppContext } from '../../context.ts';
import type { RemoteRolloutRow } from '../../db/schema/remote-rollouts.ts';
import { builtRemotes } from '../../http/remotes.ts';
import { rollouts, withRelease } from '../releases/index.ts';

/** A candidate beside the stable version; it is known by when it was first rolled out. `share` is in percent. */
export type Rollout = {
  remote: string;
  stable: string;
  candidate: string;
  since: number;
  share: number;
  counter: number;
};
/** A remote that visitors can load. `built` is the version that lies beside the server, if any. */
export type WatchedRow = {
  name: string;
  title: string | null;
  stable: string | null;
  built: string | null;
  rollout: Rollout | null;
};

/** All remotes that visitors can load, with what is rolled out now. */
export async function remotesNow(ctx: AppContext): Promise<WatchedRow[]> {
  const rows = await rollouts(ctx.db.q);
  const built = await builtRemotes(ctx);
  const names = new Set([...built, ...rows.map(({ id }) => ({ name: id }))].map(({ name }) => name));
  const found = [...names].sort().map(async (name) => {
    const beside = built.find((remote) => remote.name === name);
    const row = rows.find(({ id }) => id === name);
    const given = row ? await withRelease(ctx, row, beside) : beside;
    return {
      ...{
        name,
        title: beside?.title ?? null,
        stable: given?.version ?? null,
        built: beside?.version ?? null,
      },
      rollout: row && given ? rolloutOf(row, given) : null,
    };
  });
  return Promise.all(found);
}

const rolloutOf = (
  { counter }: RemoteRolloutRow,
  { name, version, candidate }: DeployedRemote,
): Rollout | null =>
  candidate
    ? {
        ...{ remote: name, stable: version, candidate: candidate.version },
        ...{ since: candidate.since, share: candidate.share, counter },
      }
    : null;

/** The candidates that are rolled out now. */
export async function rolloutsNow(ctx: AppContext): Promise<Rollout[]> {
  const remotes = await remotesNow(ctx);
  return remotes.flatMap(({ rollout }) => rollout ?? []);
}

/** Whether visitors may have a version of a remote, also those who opened their page long ago. */
export async function isReleased(ctx: AppContext, remote: WatchedRow, version: string): Promise<boolean> {
  if ([remote.stable, remote.built, remote.rollout?.candidate].includes(version)) return true;
  return (await ctx.releases.versions(remote.name)).includes(version);
}
