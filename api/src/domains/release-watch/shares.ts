import type { RemoteHealth } from 'mf-shared/contracts/health';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { countsByVersion } from './counts.ts';
import { remotesNow, type WatchedRow } from './remotes.ts';

/** Each remote with the versions that visitors get, their shares, and what browsers reported of them in the last day. */
export async function releaseShares(ctx: AppContext): Promise<RemoteHealth[]> {
  const remotes = await remotesNow(ctx);
  const counts = await countsByVersion(ctx.db.q, ctx.clock() - DAY_MS);
  return remotes.map((remote) => ({
    remote: remote.name,
    title: remote.title ?? remote.name,
    versions: sharesOf(remote).map(({ version, share }) => {
      const sums = counts.find((one) => one.remote === remote.name && one.version === version);
      return {
        ...{ version, share, views: sums?.views ?? 0, loads: sums?.loads ?? 0 },
        ...{ failures: sums?.failures ?? 0, scriptErrors: sums?.script_errors ?? 0 },
        poorVitals: sums?.poor_vitals ?? 0,
      };
    }),
  }));
}

function sharesOf({ stable, rollout }: WatchedRow): { version: string; share: number }[] {
  if (stable === null) return [];
  if (!rollout) return [{ version: stable, share: 100 }];
  const { candidate, share } = rollout;
  return [
    { version: stable, share: Math.round((100 - share) * 100) / 100 },
    { version: candidate, share },
  ];
}
