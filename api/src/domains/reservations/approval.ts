import { TRUSTED_HOURS } from 'mf-shared/contracts/venue-settings';
import type { Queries } from '../../db/database.ts';
import type { VenueSettings } from '../../db/schema/venue-settings.ts';

type Asking = {
  businessId: string;
  userId: string;
  /** ms */
  now: number;
};

/**
 * Whether the venue approves a request of the player at once. One that trusts players who came before trusts whoever
 * has at least 3 approved hours there that are over, and never failed to come to it.
 */
export async function approvesAtOnce(
  q: Queries,
  { approval }: Pick<VenueSettings, 'approval'>,
  asking: Asking,
): Promise<boolean> {
  if (approval !== 'trusted') return approval === 'all';
  return (await pastHours(q, asking, TRUSTED_HOURS)) >= TRUSTED_HOURS && !(await hasMissed(q, asking));
}

/** How many approved hours of the player at the venue are over, counted up to `most`. */
export async function pastHours(
  q: Queries,
  { businessId, userId, now }: Asking,
  most: number,
): Promise<number> {
  const rows = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    // By way of the pitches it reads that player's own rows; by way of the venue it would read everybody's.
    .where('pitch_id', 'in', (eb) =>
      eb.selectFrom('pitches').select('pitches.id').where('pitches.business_id', '=', businessId),
    )
    .where('status', '=', 'approved')
    .where('ends_at', '<=', now)
    .limit(most)
    .execute();
  return rows.length;
}

/** Whether the venue said of the player that they did not come, to a reservation or to a night of theirs. */
async function hasMissed(q: Queries, { businessId, userId }: Asking): Promise<boolean> {
  const missed = (table: 'reservations' | 'subscription_occurrences') =>
    q
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('pitch_id', 'in', (eb) =>
        eb.selectFrom('pitches').select('pitches.id').where('pitches.business_id', '=', businessId),
      )
      .where('attendance', '=', 'no_show')
      .limit(1)
      .executeTakeFirst();
  return Boolean((await missed('reservations')) ?? (await missed('subscription_occurrences')));
}
