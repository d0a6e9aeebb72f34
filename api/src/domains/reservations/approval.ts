import { TRUSTED_HOURS } from 'mf-shared/contracts/venue-settings';
import type { Queries } from '../../db/database.ts';
import type { VenueSettings } from '../../db/schema/venue-settings.ts';

type Asking = {
  businessId: string;
  userId: string;
  /** ms */
  now: number;
};
/** What a venue knows of a player. */
type PlayerRecord = { pastHours: number };

/** Whether a venue that trusts players who came before trusts this one: at least 3 approved hours there are over. */
export const isTrusted = ({ pastHours }: PlayerRecord): boolean => pastHours >= TRUSTED_HOURS;

/** Whether the venue approves a request of the player at once. */
export async function approvesAtOnce(
  q: Queries,
  { approval }: Pick<VenueSettings, 'approval'>,
  asking: Asking,
): Promise<boolean> {
  if (approval !== 'trusted') return approval === 'all';
  return isTrusted({ pastHours: await pastHours(q, asking, TRUSTED_HOURS) });
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
