import { createHash } from 'node:crypto';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { breatheWhenLong, inParts } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { PricedHourRow, SearchedVenueRow, VenueWordRow } from '../../db/schema/priced-hours.ts';
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

/** Venues are written again after so long, so that price rules far ahead come in. */
const KEPT_MS = 60 * DAY_MS;

/** Writes what a search finds of the venue anew, in the transaction that changed it; nothing for one that is not open. */
export const renewHours = (tx: Tx, ctx: AppContext, venueId: string): Promise<void> =>
  writeHours(tx.q, venueId, ctx.clock());

/** Writes the hours of open venues that have none yet, such as those that are older than the search, or old ones. */
export async function fillHours(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  const due = await ctx.db.q
    .selectFrom('published_open_venues as v')
    .leftJoin('searched_venues as s', 's.venue_id', 'v.id')
    .select('v.id')
    .where((eb) => eb.or([eb('s.made_at', 'is', null), eb('s.made_at', '<', now - KEPT_MS)]))
    .limit(MOST_VENUES)
    .execute();
  for (const { id } of due) {
    await ctx.db.transact(async (tx) => {
      await tx.lock('venues', id);
      await writeHours(tx.q, id, now);
    });
  }
}

/** Writes what a search finds of a venue at `now` (ms), unless that is there already. Call it while the row is locked. */
export async function writeHours(q: Queries, venueId: string, now: number): Promise<void> {
  const venue = await venueById(q, venueId);
  const made = venue?.status === 'approved' ? await offerOf(q, venue, now) : null;
  const known = await q
    .selectFrom('searched_venues')
    .select('offer_hash')
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  const mark = made && createHash('sha256').update(JSON.stringify(made)).digest('base64url');
  if (known && mark === known.offer_hash) {
    await q.updateTable('searched_venues').set({ made_at: now }).where('venue_id', '=', venueId).execute();
    return;
  }
  for (const table of ['priced_hours', 'venue_words', 'searched_venues'] as const)
    await q.deleteFrom(table).where('venue_id', '=', venueId).execute();
  if (!made || !mark) return;
  await q
    .insertInto('searched_venues')
    .values({ ...made.place, offer_hash: mark, made_at: now })
    .execute();
  if (made.words.length > 0) await q.insertInto('venue_words').values(made.words).execute();
  await inParts(made.hours, PART, (part) => q.insertInto('priced_hours').values(part).execute());
}

type Offer = {
  place: Pick<SearchedVenueRow, 'venue_id' | 'city' | 'district'>;
  words: VenueWordRow[];
  hours: PricedHourRow[];
};

async function offerOf(q: Queries, venue: VenueRow, now: number): Promise<Offer> {
  const { id, city, address, equipment, venue_name } = venue;
  const place = { venue_id: id, city, district: districtOf(address, city) ?? '' };
  const words = wordsOf(`${venue_name} ${address}`).slice(0, MOST_WORDS);
  const pitches = (await allPitches(q, id)).filter(({ archived_at }) => archived_at === null);
  const rules = await priceRulesOf(q, id);
  const hours: PricedHourRow[] = [];
  for (const pitch of pitches) {
    await breatheWhenLong();
    const what = { players: playersOf(pitch.capacity), features: featuresOf(equipment, pitch.name) };
    for (const hour of weeklyPrices(pitch, rules, istanbulDate(now)))
      hours.push({ ...hour, ...place, ...what });
  }
  return { place, words: words.map((word) => ({ word, venue_id: id })), hours };
}
