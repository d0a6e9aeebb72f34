import { CONTRACT } from 'mf-shared/contracts/shell-contract';
import type { AdminActor, SystemActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { RemoteRolloutRow } from '../../db/schema/remote-rollouts.ts';
import type { ReleaseManifest } from '../../providers/releases/index.ts';
import { recordAct } from '../audit/index.ts';

/** What an act on a release needs, so that commands can act too. */
export type Releasing = Pick<
  Ctx<AdminActor | SystemActor>,
  'actor' | 'clock' | 'config' | 'db' | 'log' | 'releases'
>;

/** Which remote an act is about, and the counter that its author saw; absent where that does not matter. */
export type Seen = { name: string; counter?: number | undefined };

type Change = Partial<Omit<RemoteRolloutRow, 'id' | 'counter' | 'changed_at'>>;
/** What a change brings along. */
export type Also = (tx: Tx) => Promise<void>;
type Act = 'release.rollOut' | 'release.promote' | 'release.rollBack';

export const rollouts = (q: Queries): Promise<RemoteRolloutRow[]> =>
  q.selectFrom('remote_rollouts').selectAll().execute();

/**
 * A release that may be rolled out.
 * @throws `release_unknown`, or `unavailable` while the store does not answer
 * @throws `release_too_new` when it needs a newer shell than this one
 */
export async function requireRelease(
  { releases }: Pick<Releasing, 'releases'>,
  name: string,
  version: string,
): Promise<ReleaseManifest> {
  const manifest = await releases.manifest(name, version);
  if (!manifest) {
    // The manifest is null also while the store does not answer; reading the versions throws then.
    await releases.versions(name);
    throw new AppError('release_unknown');
  }
  if (manifest.contract > CONTRACT) throw new AppError('release_too_new');
  return manifest;
}

/**
 * A release that may be given to visitors, with all its files.
 * @throws `release_unknown`, `release_too_new`, or `unavailable` while the store does not answer
 * @throws `release_damaged` when files are missing or others than those that were built
 */
export async function requireWholeRelease(
  ctx: Pick<Releasing, 'releases'>,
  name: string,
  version: string,
): Promise<ReleaseManifest> {
  const manifest = await requireRelease(ctx, name, version);
  if (!(await ctx.releases.isWhole(name, version))) throw new AppError('release_damaged');
  return manifest;
}

/**
 * What an act of a command is about: the remote as it is now. So of two commands at once the second one is refused,
 * instead of doing to the next version what the first one did.
 */
export const seenNow = async ({ db }: Pick<Releasing, 'db'>, name: string): Promise<Required<Seen>> => ({
  name,
  counter: (await rolloutOf(db.q, name))?.counter ?? 0,
});

export const rolloutOf = (q: Queries, name: string): Promise<RemoteRolloutRow | undefined> =>
  q.selectFrom('remote_rollouts').selectAll().where('id', '=', name).executeTakeFirst();

/**
 * Changes a rollout under the lock of its row, and writes the act down. `decide` answers what changes, or throws. `also`
 * writes what belongs to the change, in its transaction.
 * @throws `release_unknown` for a remote without releases
 * @throws `release_changed` when it is no longer as its author saw it
 */
export async function changeRollout(
  ctx: Releasing,
  { name, counter }: Seen,
  { also, ...act }: { act: Act; reason?: string; also?: Also | undefined },
  decide: (row: RemoteRolloutRow) => Change,
): Promise<RemoteRolloutRow> {
  if (!(await hasReleases(ctx, name))) throw new AppError('release_unknown');
  return ctx.db.transact(async (tx) => {
    const row = await held(tx, name, ctx.clock());
    if (counter !== undefined && counter !== row.counter) throw new AppError('release_changed');
    const next = { ...row, ...decide(row), counter: row.counter + 1, changed_at: ctx.clock() };
    const { id, ...set } = next;
    await tx.q.updateTable('remote_rollouts').set(set).where('id', '=', id).execute();
    await also?.(tx);
    await recordAct(tx, ctx, {
      ...act,
      subject: { type: 'release', id: name },
      before: told(row),
      after: told(next),
    });
    return next;
  });
}

/** Whether a remote was ever released. Of one that was rolled out the store is not asked: it may be down in a roll-back. */
async function hasReleases({ db, releases }: Releasing, name: string): Promise<boolean> {
  return !!(await rolloutOf(db.q, name)) || (await releases.versions(name)).length > 0;
}

async function held(tx: Tx, name: string, now: number): Promise<RemoteRolloutRow> {
  const first = { id: name, can_return: 0, share: 0, counter: 0, changed_at: now };
  await tx.q
    .insertInto('remote_rollouts')
    .values({ ...first, stable: null, previous: null, candidate: null, candidate_since: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await tx.lock('remote_rollouts', name);
  return tx.q.selectFrom('remote_rollouts').selectAll().where('id', '=', name).executeTakeFirstOrThrow();
}

const told = ({ stable, candidate, share }: RemoteRolloutRow) => ({
  stable,
  candidate,
  share: share / 100,
});
