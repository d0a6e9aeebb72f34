import type { RemoteReleases } from 'mf-shared/contracts/releases';
import { CONTRACT } from 'mf-shared/contracts/shell-contract';
import type { RemoteRolloutRow } from '../../db/schema/remote-rollouts.ts';
import type { ReleaseManifest, ReleaseStore } from '../../providers/releases/index.ts';
import { type Releasing, rollouts } from './rollout.ts';

/** Releases of a remote that the desk shows. */
const MOST = 20;

/** Every remote of the store with its newest releases, the stable one and the candidate. */
export async function listReleases({
  db,
  releases,
}: Pick<Releasing, 'db' | 'releases'>): Promise<RemoteReleases[]> {
  const [names, rows] = [await releases.names(), await rollouts(db.q)];
  return Promise.all(
    names.map(async (name) =>
      toRemote(
        name,
        await newest(releases, name),
        rows.find(({ id }) => id === name),
      ),
    ),
  );
}

async function newest(releases: ReleaseStore, name: string): Promise<ReleaseManifest[]> {
  const versions = (await releases.versions(name)).slice(0, MOST);
  const manifests = await Promise.all(versions.map((version) => releases.manifest(name, version)));
  return manifests.filter((manifest) => manifest !== null);
}

function toRemote(
  name: string,
  manifests: ReleaseManifest[],
  row: RemoteRolloutRow | undefined,
): RemoteReleases {
  return {
    name,
    title: manifests[0]?.title ?? name,
    stable: row?.stable ?? null,
    ...(row?.can_return && { returnsTo: row.previous }),
    candidate: row?.candidate
      ? {
          version: row.candidate,
          share: row.share / 100,
          since: isoOf(row.candidate_since ?? row.changed_at),
        }
      : null,
    counter: row?.counter ?? 0,
    changedAt: row ? isoOf(row.changed_at) : null,
    versions: manifests.map(({ version, commit, contract, builtAt, changes }) => ({
      version,
      commit: commit ?? null,
      builtAt: builtAt ?? null,
      contract,
      tooNew: contract > CONTRACT,
      changes: changes ?? null,
    })),
  };
}

const isoOf = (ms: number) => new Date(Number(ms)).toISOString();
