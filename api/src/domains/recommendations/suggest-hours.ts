import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { WEEK_MS } from 'mf-shared/time';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { firstPhotos, nextEnd } from '../venues/index.ts';
import { habitsOf, latest } from './digest.ts';
import { bestFreeHour, type FoundHour, type Plans } from './free-hours.ts';
import { toVenue } from './history.ts';
import { currentModel } from './learned-rows.ts';
import { circleOf, type People } from './people.ts';
import {
  cityKnowledge,
  cityVenueIds,
  habitsOfPeople,
  neighboursOfVenues,
  ownPlans,
  ownPlays,
} from './player-queries.ts';
import { type PlacedVenue, venueRows } from './queries.ts';
import { hourChances, likeliestVenues } from './rank.ts';
import type { Memory } from './types.ts';
import { whyHour } from './why-hour.ts';

/** Most venues to choose from, most venues to search for free hours, and most hours to show. */
const MOST_CANDIDATES = 80;
const OWN_VENUES = 15;
const LOOKED_AT = 8;
const SHOWN = 6;

type Wish = { city: string | null; people: People; hidden: ReadonlySet<string> };

/**
 * The free hours of the coming week that the player likeliest wants, one for each venue, likeliest first: the chance of
 * the venue times the chance of the hour. Leaves out hours that are past, taken, beyond the rules or while the player
 * is busy, and venues that take no reservations or were dismissed. The cost does not grow with the number of bookings:
 * the nightly job stores habits and demand, everything else is bounded.
 */
export async function suggestHours(
  ctx: Ctx<UserActor>,
  { city: home, people, hidden }: Wish,
): Promise<RecommendedHour[]> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const own = await ownPlays(q, ctx.actor.id, now);
  const last = latest(own);
  const circle = await habitsOfPeople(q, circleOf(people));
  const memory: Memory = { own: habitsOf(own, now), last, circle: [...circle.values()] };
  const rows = await candidates(ctx, home, memory, hidden);
  const venues = rows.map(toVenue);
  const knowledge = await cityKnowledge(
    q,
    rows.map((row) => row.id),
    ownVenues(memory),
  );
  const model = await currentModel(q);
  const { booked, busy } = await ownPlans(q, ctx.actor.id, { from: now - WEEK_MS, now });
  const plans: Plans = { booked, busy, own };
  // An hour that begins is one that the player played; a request that nobody answers holds no time.
  for (const { starts_at } of busy) ctx.turns?.(starts_at);
  for (const { status, expires_at } of booked) if (status === 'pending') ctx.turns?.(expires_at);
  const found: (FoundHour & { row: PlacedVenue })[] = [];
  for (const { venue, chance } of likeliestVenues(venues, memory, knowledge, model).slice(0, LOOKED_AT)) {
    const row = rows.find((one) => one.id === venue.id);
    const chances = hourChances(venue, memory, knowledge, model);
    const hour = await bestFreeHour(ctx, venue.id, chances, plans);
    if (hour && row) found.push({ ...hour, row, chance: chance + hour.chance });
  }
  const shown = found.sort((a, b) => b.chance - a.chance).slice(0, SHOWN);
  const photos = await firstPhotos(
    q,
    shown.map(({ row }) => row.id),
  );
  const why = whyHour({ venues, memory, city: knowledge, own, circle, people });
  return shown.map(({ row, hour }) => ({
    businessId: row.id,
    businessName: row.venue_name,
    address: row.address,
    photo: photos.get(row.id) ?? null,
    averageRating: row.rating_count > 0 ? row.rating_sum / row.rating_count : 0,
    ratingCount: row.rating_count,
    ...hour,
    reasons: why(row.id, hour),
  }));
}

/** Venues that the player plays at most often. */
function ownVenues({ own }: Memory): string[] {
  const weights = new Map<string, number>();
  for (const { venueId, weight } of own) weights.set(venueId, (weights.get(venueId) ?? 0) + weight);
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, OWN_VENUES)
    .map(([id]) => id);
}

/**
 * Venues to choose from: the city's most played and best rated, the player's own, those of the circle, and neighbours
 * of the own. The city is the player's, else the city of the last hour.
 */
async function candidates(
  ctx: Ctx<UserActor>,
  home: string | null,
  memory: Memory,
  hidden: ReadonlySet<string>,
): Promise<PlacedVenue[]> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const own = ownVenues(memory);
  const [lastRow] = home || !memory.last ? [] : await venueRows(q, [memory.last], now);
  const city = home ?? lastRow?.city;
  if (!city) return [];
  if (ctx.turns) ctx.turns(await nextEnd(q, city, now));
  const neighbours = await neighboursOfVenues(q, own);
  const ids = new Set([
    ...(await cityVenueIds(q, city, now)),
    ...own,
    ...memory.circle.flatMap((habits) => habits.map((habit) => habit.venueId)),
    ...[...neighbours.values()].flatMap((scores) => [...scores.keys()]),
  ]);
  const rows = await venueRows(q, [...ids].filter((id) => !hidden.has(id)).slice(0, MOST_CANDIDATES), now);
  return rows.filter((row) => row.city === city);
}
