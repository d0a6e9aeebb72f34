import { AppError } from '../../base/app-error.ts';
import { changeRollout, type Releasing, type Seen } from './rollout.ts';

/**
 * Gives the candidate to everybody.
 * @throws `release_unknown`, `release_changed`
 * @throws `release_no_candidate`
 */
export async function promote(ctx: Releasing, seen: Seen): Promise<{ message: string }> {
  const { stable } = await changeRollout(ctx, seen, { act: 'release.promote' }, (row) => {
    if (row.candidate === null) throw new AppError('release_no_candidate');
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
