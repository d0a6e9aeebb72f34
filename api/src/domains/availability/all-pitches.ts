import type { Queries } from '../../db/database.ts';
import type { PlayedPitch } from './pitch-slots.ts';

/** All pitches of a venue, those taken out of service too, in the owner's order. */
export const allPitches = (q: Queries, businessId: string): Promise<PlayedPitch[]> =>
  q
    .selectFrom('pitches as p')
    .innerJoin('businesses as b', 'b.id', 'p.business_id')
    .selectAll('p')
    .select('b.buffer_minutes')
    .where('p.business_id', '=', businessId)
    .orderBy('p.sort')
    .orderBy('p.id')
    .execute();
