import { UNVERIFIED_MESSAGES } from 'mf-shared/contracts/account-mail';
import { DAY_MS } from 'mf-shared/time';
import { isVerified } from '../../auth/accounts.ts';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Limits the messages within 24 hours of a member with an unverified address.
 * @throws `email_unverified`
 */
export async function requireFewMessages(
  tx: Tx,
  { actor, clock }: Ctx<UserActor | BusinessActor>,
): Promise<void> {
  const table = actor.role === 'user' ? 'users' : 'venues';
  if (await isVerified(tx.q, table, actor.id)) return;
  await tx.lock(table, actor.id);
  const { count } = await tx.q
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sender_id', '=', actor.id)
    // The product's own messages have no key.
    .where('client_id', 'is not', null)
    .where('created_at', '>', clock() - DAY_MS)
    .executeTakeFirstOrThrow();
  if (Number(count) >= UNVERIFIED_MESSAGES) throw new AppError('email_unverified');
}
