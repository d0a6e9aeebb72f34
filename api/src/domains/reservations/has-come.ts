import type { Queries } from '../../db/database.ts';

/** Whether an approved hour of the player at the venue is over at `now` (ms) that they were not said to have missed. */
export async function hasCome(
  q: Queries,
  { businessId, userId, now }: { businessId: string; userId: string; now: number },
): Promise<boolean> {
  const row = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    // By way of the pitches it reads that player's own rows; by way of the venue it would read everybody's.
    .where('pitch_id', 'in', (eb) =>
      eb.selectFrom('pitches').select('pitches.id').where('pitches.business_id', '=', businessId),
    )
    .where('status', '=', 'approved')
    .where('ends_at', '<=', now)
    .where((eb) => eb.or([eb('attendance', 'is', null), eb('attendance', '<>', 'no_show')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
