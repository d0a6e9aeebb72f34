import { UNDO_MINUTES, type VenueDecision, type VenueReview } from 'mf-shared/contracts/review';
import { foldTr } from 'mf-shared/format';
import { PROVINCES } from 'mf-shared/provinces';
import { MINUTE_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { decisionsFor, withHints } from '../admin/index.ts';
import { correctionsOf, fullVenues, likelyDoubles, toCorrection, venueById } from '../venues/index.ts';
import { venueState } from './states.ts';

export const UNDO_MS = UNDO_MINUTES * MINUTE_MS;
/** Older decisions stand in the audit log. */
const MOST_DECISIONS = 20;

/**
 * What an admin needs to decide about a venue, in any state.
 * @throws `business_not_found`
 */
export async function reviewVenue(ctx: Ctx<AdminActor>, id: string): Promise<VenueReview> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const row = await venueById(q, id);
  const [venue] = row ? await fullVenues(q, [row], now) : [];
  if (!row || !venue) throw new AppError('business_not_found');
  const decisions = await decisionsFor(q, id, MOST_DECISIONS);
  const corrections = (await correctionsOf(q, id, MOST_DECISIONS)).map(toCorrection);
  const doubles = (await likelyDoubles(q, row)).map(({ row: other, reasons, metres }) => ({
    ...{ _id: other.id, id: other.id, businessName: other.venue_name, city: other.city },
    ...{ state: venueState(other, now), reasons, metres },
  }));
  const pin = await pinOf(ctx, row);
  const undoableUntil = row.status === 'approved' ? undoUntil(decisions[0], now) : null;
  const pending = await withHints(q, row, venue);
  return { venue: pending, state: venueState(row, now), pin, doubles, decisions, corrections, undoableUntil };
}

function undoUntil(last: VenueDecision | undefined, now: number): string | null {
  if (last?.act !== 'venue.approve') return null;
  const until = Date.parse(last.at) + UNDO_MS;
  return until > now ? new Date(until).toISOString() : null;
}

/** Where the pin lies, and what does not fit it. */
async function pinOf({ geocoder }: Ctx<AdminActor>, { lat, lng, city, address }: VenueRow) {
  const province = await geocoder.provinceAt(lat, lng);
  const typed = provinceEnding(address);
  const warning =
    province === null
      ? 'Haritadaki konum hiçbir ilin içinde değil.'
      : province !== city
        ? `Konum ${province} ilinde, seçilen şehir ${city}.`
        : typed !== null && typed !== province
          ? `Konum ${province} ilinde, adres ${typed} ile bitiyor.`
          : null;
  return { province, warning };
}

const BY_FOLDED = new Map(PROVINCES.map(({ name }) => [foldTr(name), name]));

/** The province that a typed address ends with. A province in its middle is often the name of a street. */
function provinceEnding(address: string): string | null {
  const words = foldTr(address).match(/[a-z]+/g);
  return BY_FOLDED.get(words?.at(-1) ?? '') ?? null;
}
