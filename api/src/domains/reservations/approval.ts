import { TRUSTED_HOURS } from 'mf-shared/contracts/venue-settings';
import type { Queries } from '../../db/database.ts';
import type { VenueSettings } from '../../db/schema/venues.ts';
import { pitchesOfVenue } from '../occupancy/index.ts';
import type { Visitor } from './reactions.ts';

/**
 * Whether the venue approves the player's request at once. A venue that trusts players who came before trusts those
 * with at least 3 approved past hours there who never failed to come.
 */
export async function approvesAtOnce(
  q: Queries,
  { approval }: Pick<VenueSettings, 'approval'>,
  asking: Visitor,
): Promise<boolean> {
  if (approval !== 'trusted') return approval === 'all';
  return (await hasOftenPlayed(q, asking)) && !(await hasMissed(q, asking));
}

/** Whether the player has enough approved past hours at the venue to be trusted. */
async function hasOftenPlayed(q: Queries, { businessId, userId, now }: Visitor): Promise<boolean> {
  const played = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    // The filter by pitch reads only the player's own rows; a filter by venue would read everybody's.
    .where('pitch_id', 'in', pitchesOfVenue(businessId))
    .where('status', '=', 'approved')
    .where('ends_at', '<=', now)
    .limit(TRUSTED_HOURS)
    .execute();
  return played.length === TRUSTED_HOURS;
}

/** Whether the venue said that the player did not come, to a reservation or an occurrence. */
async function hasMissed(q: Queries, { businessId, userId }: Visitor): Promise<boolean> {
  const missed = (table: 'reservations' | 'published_occurrences') =>
    q
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('pitch_id', 'in', pitchesOfVenue(businessId))
      .where('attendance', '=', 'no_show')
      .limit(1)
      .executeTakeFirst();
  return Boolean((await missed('reservations')) ?? (await missed('published_occurrences')));
}
