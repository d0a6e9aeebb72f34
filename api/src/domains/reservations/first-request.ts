import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';

/**
 * Checks that a player may ask for an hour, single or weekly: the address is verified, or no other request waits. An
 * hour that a venue approved at once counts until it begins. Lock the account (`holdPlayer`), so that two requests at
 * once are no way round.
 * @throws `email_unverified`
 */
export async function requireFirstRequest(
  tx: Tx,
  ctx: Ctx<UserActor>,
  { isVerified }: { isVerified: boolean },
): Promise<void> {
  if (isVerified) return;
  if (await hasOpenRequest(tx.q, ctx.actor.id, ctx.clock())) throw new AppError('email_unverified');
}

async function hasOpenRequest(q: Queries, userId: string, now: number): Promise<boolean> {
  const hour = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    .where('starts_at', '>', now)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb('expires_at', '>', now)]),
        eb.and([eb('status', '=', 'approved'), eb('decided_at', '=', eb.ref('created_at'))]),
      ]),
    )
    .executeTakeFirst();
  if (hour) return true;
  const weekly = q.selectFrom('published_subscriptions').select('id').where('user_id', '=', userId);
  return (await weekly.where('status', '=', 'pending').executeTakeFirst()) !== undefined;
}
