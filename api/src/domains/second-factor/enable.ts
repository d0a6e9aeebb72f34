import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { liftLimit, sessionOf } from '../../auth/session.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { dropChallenges } from './challenges.ts';
import { renewCodes } from './recovery-codes.ts';

/**
 * Switches the second factor on with the account's first method. Answers the recovery codes, or null when it was on
 * before. A session that was limited to the set-up becomes a full one, and other limited sessions end: other people who
 * know the password have to take the second step.
 */
export async function enable(tx: Tx, ctx: Ctx<Actor>): Promise<string[] | null> {
  const { id } = accountOf(ctx.actor);
  const { numUpdatedRows } = await tx.q
    .updateTable('second_factors')
    .set({ enabled_at: ctx.clock(), totp_pending: null })
    .where('account_id', '=', id)
    .where('enabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) return null;
  // A set-up that somebody else began with only the password must not be finished now.
  await dropChallenges(tx.q, id);
  const own = sessionOf(ctx.actor).id;
  await liftLimit(tx.q, id, own);
  return renewCodes(ctx, tx.q, id);
}
