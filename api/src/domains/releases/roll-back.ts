import { AppError } from '../../base/app-error.ts';
import {
  type Also,
  changeRollout,
  type Releasing,
  requireWholeRelease,
  rolloutOf,
  type Seen,
} from './rollout.ts';

/** Which candidate a roll-back is about; without it, whatever is rolled out. */
type Taken = Seen & { candidate?: string; reason?: string; also?: Also };

/**
 * Takes the candidate back; without one, everybody gets the stable version of before. `candidate` names the one that it
 * is about, so that a judgement never hits its successor. `also` writes more in the same transaction.
 * @throws `release_unknown`, `release_changed`
 * @throws `release_no_candidate` when the named candidate is no longer rolled out
 * @throws `release_no_previous`
 * @throws `release_damaged` when the stable version of before is no longer whole. A store that does not answer stops nobody.
 */
export async function rollBack(ctx: Releasing, taken: Taken): Promise<{ message: string }> {
  const { candidate, reason, also } = taken;
  const lead = await leadsTo(ctx, taken.name);
  let message = '';
  const act = { act: 'release.rollBack' as const, ...(reason && { reason }), also };
  await changeRollout(ctx, taken, act, (row) => {
    if (candidate !== undefined && row.candidate !== candidate) throw new AppError('release_no_candidate');
    if (row.candidate !== null) {
      message = `Aday sürüm ${row.candidate} geri alındı.`;
      return { candidate: null, share: 0, candidate_since: null };
    }
    if (!row.can_return) throw new AppError('release_no_previous');
    if (row.previous !== lead) throw new AppError('release_changed');
    message = row.previous ? `Herkes yeniden ${row.previous} sürümünde.` : 'Herkes yeniden ilk sürümde.';
    return { stable: row.previous, previous: null, can_return: 0 };
  });
  return { message };
}

/** The version that a roll-back of the stable one leads to; null for the build beside the server, or for none. */
async function leadsTo(ctx: Releasing, name: string): Promise<string | null> {
  const row = await rolloutOf(ctx.db.q, name);
  if (!row?.previous || row.candidate !== null) return row?.previous ?? null;
  await requireWholeRelease(ctx, name, row.previous).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
  });
  return row.previous;
}
