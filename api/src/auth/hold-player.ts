import { AppError } from '../base/app-error.ts';
import type { Ctx } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { BusinessActor, UserActor } from './actor.ts';
import { holdVenue } from './hold-venue.ts';

/**
 * Locks the caller's account until the transaction ends, so that a deletion or suspension at the same moment leaves no
 * rows behind.
 * @throws `unauthenticated` when the account was deleted or suspended since the token was checked
 */
export async function holdPlayer(tx: Tx, { actor }: Ctx<UserActor>): Promise<void> {
  await tx.lock('users', actor.id);
  const living = await tx.q
    .selectFrom('users')
    .select('id')
    .where('id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!living) throw new AppError('unauthenticated');
}

/** Locks the caller's account; for an owner or a member of staff, their venue. */
export async function holdMember(tx: Tx, ctx: Ctx<UserActor | BusinessActor>): Promise<void> {
  const { actor } = ctx;
  await (actor.role === 'user' ? holdPlayer(tx, { ...ctx, actor }) : holdVenue(tx, { ...ctx, actor }));
}
