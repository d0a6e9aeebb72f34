import { AppError } from '../base/app-error.ts';
import type { Ctx } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { BusinessActor } from './actor.ts';

/**
 * Locks the caller's venue until the transaction ends, so that a dismissal or a closing of the venue at the same
 * moment leaves no rows behind.
 * @throws `unauthenticated` when that happened since the token was checked
 */
export async function holdVenue(tx: Tx, ctx: Ctx<BusinessActor>): Promise<void> {
  await tx.lock('venues', ctx.actor.id);
  await requireVenue(tx, ctx);
}

/** The same check without a lock. The caller holds another lock that the closing of a venue waits for. */
export async function requireVenue(tx: Tx, { actor }: Ctx<BusinessActor>): Promise<void> {
  const row = await tx.q
    .selectFrom('venues as b')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.venue_id', '=', 'b.id').on('s.id', '=', actor.staff?.id ?? ''),
    )
    .select(['b.status', 's.id as staff_id'])
    .where('b.id', '=', actor.id)
    .executeTakeFirst();
  if (row?.status !== 'approved' || row.staff_id !== (actor.staff?.id ?? null)) {
    throw new AppError('unauthenticated');
  }
}
