import { inParts } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { PricedHourRow } from '../../db/schema/priced-hours.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { allPitches } from '../occupancy/index.ts';
import { priceRulesOf } from '../prices/index.ts';
import { venueById } from '../venues/index.ts';
import { districtOf } from './district.ts';
import { featuresOf, playersOf } from './features.ts';
import { weeklyPrices } from './weekly-prices.ts';
import { wordsOf } from './words.ts';

/** Rows of one statement. */
const PART = 500;
/** Venues that one run of the job fills. */
const MOST_VENUES = 500;
/** Words of a venue by which it is found. */
const MOST_WORDS = 30;

/** Writes what a search finds of the venue anew, in the transaction that changed it; nothing for one that is not open. */
export const renewHours = (tx: Tx, _: AppContext, venueId: string): Promise<void> =>
  writeHours(tx.q, venueId);

/** Writes the hours of open venues that have none yet: those that were there before a search for hours was. */
export async function fillHours(ctx: AppContext): Promise<void> {
  const missing = await ctx.db.q
    .selectFrom('published_open_venues as v')
    .leftJoin('searched_venues as s', 's.venue_id', 'v.id')
    .select('v.id')
    .where('s.venue_id', 'is', null)
    .limit(MOST_VENUES)
    .execute();
  for (const { id } of missing) {
    await ctx.db.transact(async (tx) => {
      await tx.lock('venues', id);
      await writeHours(tx.q, id);
    });
  }
}

/** Writes what a search finds of a venue. Call it while the venue's row is locked. */
export async function writeHours(q: Queries, venueId: string): Promise<void> {
  for (const table of ['priced_hours', 'venue_words', 'searched_venues'] as const)
    await q.deleteFrom(table).where('venue_id', '=', venueId).execute();
  const venue = await venueById(q, venueId);
  if (venue?.status !== 'approved') return;
  const place = {
    venue_id: venueId,
    city: venue.city,
    district: districtOf(venue.address, venue.city) ?? '',
  };
  await q.insertInto('searched_venues').values(place).execute();
  const words = wordsOf(`${venue.venue_name} ${venue.address}`).slice(0, MOST_WORDS);
  if (words.length > 0)
    await q
      .insertInto('venue_words')
      .values(words.map((word) => ({ word, venue_id: venueId })))
      .execute();
  const rows = await hoursOf(q, venue, place);
  await inParts(rows, PART, (part) => q.insertInto('priced_hours').values(part).execute());
}

async function hoursOf(
  q: Queries,
  venue: VenueRow,
  place: Pick<PricedHourRow, 'venue_id' | 'city' | 'district'>,
): Promise<PricedHourRow[]> {
  const pitches = (await allPitches(q, venue.id)).filter(({ archived_at }) => archived_at === null);
  const rules = await priceRulesOf(q, venue.id);
  return pitches.flatMap((pitch) => {
    const what = {
      players: playersOf(pitch.capacity),
      features: featuresOf(venue.equipment, pitch.name),
    };
    return weeklyPrices(pitch, rules).map((hour) => ({ ...hour, ...place, ...what }));
  });
}
