import { AppError } from '../../base/app-error.ts';
import { builtRemotes } from '../../http/remotes.ts';
import { changeRollout, type Releasing, requireWholeRelease, type Seen } from './rollout.ts';

/**
 * Gives a share of the visitors, in percent, another version of a remote. A share of another version replaces the
 * candidate; a larger share of the same one keeps those who had it.
 * @throws what `requireWholeRelease` throws, `release_changed`
 * @throws `release_is_stable` for the version that everybody has
 * @throws `release_is_built` for a version that is built beside the server too, while that is what everybody has
 */
export async function rollOut(
  ctx: Releasing,
  input: Seen & { version: string; share: number },
): Promise<{ message: string }> {
  const { name, version, share } = input;
  const { title } = await requireWholeRelease(ctx, name, version);
  const built = (await builtRemotes(ctx)).find((remote) => remote.name === name);
  await changeRollout(ctx, input, { act: 'release.rollOut' }, (row) => {
    if (row.stable === version) throw new AppError('release_is_stable');
    // What browsers report names a version, so the two would be counted as one.
    if (row.stable === null && built?.version === version) throw new AppError('release_is_built');
    const since = row.candidate === version ? row.candidate_since : ctx.clock();
    return { candidate: version, share: Math.round(share * 100), candidate_since: since };
  });
  return {
    message: `${title} ${version}, ziyaretçilerin yüzde ${share.toLocaleString('tr')} kadarına açıldı.`,
  };
}
