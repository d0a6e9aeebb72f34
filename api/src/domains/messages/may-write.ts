import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import { pairKey } from './queries.ts';

/** Whether a venue may write to a player: once the player wrote to it, booked there or asked for a weekly hour. */
export async function knowsPlayer(q: Queries, businessId: string, userId: string): Promise<boolean> {
  const booked = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .limit(1)
    .executeTakeFirst();
  if (booked) return true;
  const subscribed = await q
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .limit(1)
    .executeTakeFirst();
  if (subscribed) return true;
  const wrote = await q
    .selectFrom('messages')
    .select('id')
    .where('pair_key', '=', pairKey(businessId, userId))
    .where('sender_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return wrote !== undefined;
}

/** Refuses a venue's message to a player who never turned to it: `venue_cannot_write`. */
export async function requireMayWrite(q: Queries, from: Side, to: Side): Promise<void> {
  if (from.model !== 'Business' || to.model !== 'User') return;
  if (!(await knowsPlayer(q, from.id, to.id))) throw new AppError('venue_cannot_write');
}
