import type { ChallengeAnswer, ChallengeCreate } from 'mf-shared/contracts/challenges';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { requireOpenRoom } from './open-limit.ts';
import { challengeById } from './queries.ts';
import { toChallenge } from './view.ts';

/**
 * Posts a challenge of the caller.
 * @throws `challenge_limit` for a fourth open one
 */
export async function createChallenge(
  ctx: Ctx<UserActor>,
  { type, details, contactInfo }: ChallengeCreate,
): Promise<z.infer<typeof ChallengeAnswer>> {
  const row = { id: newId(), creator_id: ctx.actor.id, type, details, contact_info: contactInfo };
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    await requireOpenRoom(tx, ctx.actor.id);
    await tx.q
      .insertInto('challenges')
      .values({ ...row, created_at: ctx.clock() })
      .execute();
    const stored = await challengeById(tx.q, row.id);
    if (!stored) throw new AppError('unauthenticated');
    return { message: 'İlanınız yayınlandı.', challenge: toChallenge(stored) };
  });
}
