import { AppError } from '../base/app-error.ts';
import type { Ctx } from '../context.ts';
import { compileOnce } from '../db/compile-once.ts';
import type { Tx } from '../db/database.ts';
import type { BusinessActor, UserActor } from './actor.ts';
import { holdVenue } from './hold-venue.ts';

const living = compileOnce((q, { id }: { id: string }) =>
  q
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null),
);

/**
 * Locks the caller's account until the transaction ends, so that a deletion or suspension at the same moment leaves no
 * rows behind. Answers whether its address is verified.
 * @throws `unauthenticated` when the account was deleted or suspended since the token was checked
 */
export async function holdPlayer(tx: Tx, { actor }: Ctx<UserActor>): Promise<{ isVerified: boolean }> {
  await tx.lock('users', actor.id);
  const [player] = (await living(tx.q, { id: actor.id })).rows;
  if (!player) throw new AppError('unauthenticated');
  return { isVerified: player.email_verified_at !== null };
}

/** Locks the caller's account; for an owner or a member of staff, their venue. */
export async function holdMember(tx: Tx, ctx: Ctx<UserActor | BusinessActor>): Promise<void> {
  const { actor } = ctx;
  await (actor.role === 'user' ? holdPlayer(tx, { ...ctx, actor }) : holdVenue(tx, { ...ctx, actor }));
}
