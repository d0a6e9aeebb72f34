import { AppError } from '../../base/app-error.ts';
import { changeRollout, type Releasing, requireWholeRelease, rolloutOf, type Seen } from './rollout.ts';

/**
 * Gives the candidate to everybody.
 * @throws `release_no_candidate`, `release_changed`, what `requireWholeRelease` throws
 */
export async function promote(ctx: Releasing, seen: Seen): Promise<{ message: string }> {
  const checked = (await rolloutOf(ctx.db.q, seen.name))?.candidate ?? null;
  if (checked !== null) await requireWholeRelease(ctx, seen.name, checked);
  const { stable } = await changeRollout(ctx, seen, { act: 'release.promote' }, (row) => {
    if (row.candidate === null) throw new AppError('release_no_candidate');
    // Another candidate came meanwhile, and nobody looked whether that one is whole.
    if (row.candidate !== checked) throw new AppError('release_changed');
    return {
      stable: row.candidate,
      previous: row.stable,
      can_return: 1,
      candidate: null,
      share: 0,
      candidate_since: null,
    };
  });
  return { message: `${stable} artık herkese açık.` };
}
