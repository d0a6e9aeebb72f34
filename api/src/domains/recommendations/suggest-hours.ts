import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { nextMidnight } from 'mf-shared/schedule';
import { WEEK_MS } from 'mf-shared/time';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { firstPhotos, nextEnd } from '../venues/index.ts';
import { latest, MEMORY_MS, pastOf, weightsAt } from './digest.ts';
import { bestFreeHours, type FoundHour, type Plans } from './free-hours.ts';
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
import { hourChances, likeliestVenues, type RankedVenue, toLookAt, toShow } from './rank.ts';
import type { Memory } from './types.ts';
import { whyHour } from './why-hour.ts';

/** Most venues to choose from, and most own ones among them. */
const MOST_CANDIDATES = 80;
const OWN_VENUES = 15;

type Found = RankedVenue & { row: PlacedVenue; best: FoundHour; others: FoundHour[] };
type Wish = { city: string | null; people: People; hidden: ReadonlySet<string> };

/**
 * The venues at which the player likeliest wants to play in the coming week, likeliest first, each with its likeliest
 * free hours. Leaves out hours that are past, taken, beyond the rules or while the player
 * is busy, and venues that take no reservations or were dismissed. The cost does not grow with the number of bookings:
 * the nightly job stores habits and demand, everything else is bounded.
 */
export async function suggestHours(
  ctx: Ctx<UserActor>,
  { city: home, people, hidden }: Wish,
): Promise<RecommendedHour[]> {
  const { q } = ctx.db;
  const now = ctx.clock();
  // Ages count to the end of the day, so that the same answer holds all day unless something happens.
  const today = nextMidnight(now);
  const own = await ownPlays(q, ctx.actor.id, { from: today - MEMORY_MS, now });
  const circle = await habitsOfPeople(q, circleOf(people));
  const memory: Memory = { ...pastOf(own, today), circle: [...circle.values()] };
  const rows = await candidates(ctx, { home, last: latest(own), memory, hidden });
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
  const found: Found[] = [];
  for (const ranked of toLookAt(likeliestVenues(venues, memory, knowledge, model))) {
    const row = rows.find((one) => one.id === ranked.venue.id);
    const chances = hourChances(ranked.venue, memory, knowledge, model);
    const [best, ...others] = await bestFreeHours(ctx, ranked.venue.id, chances, plans);
    if (best && row) found.push({ ...ranked, row, best, others });
  }
  const shown = toShow(found);
  const photos = await firstPhotos(
    q,
    shown.map(({ row }) => row.id),
  );
  const why = whyHour({ venues, memory, city: knowledge, own, circle, people });
  return shown.map(({ row, best, others, ...ranked }) => ({
    businessId: row.id,
    businessName: row.venue_name,
    address: row.address,
    photo: photos.get(row.id) ?? null,
    averageRating: row.rating_count > 0 ? row.rating_sum / row.rating_count : 0,
    ratingCount: row.rating_count,
    isNew: ranked.isNew,
    ...best.hour,
    others: others.map(({ hour }) => hour),
    reasons: why(ranked, best),
  }));
}

/** Venues that the player plays at most often. */
function ownVenues({ own }: Memory): string[] {
  return [...weightsAt(own)]
    .sort((a, b) => b[1] - a[1])
    .slice(0, OWN_VENUES)
    .map(([id]) => id);
}

type Choosing = { home: string | null; last: string | null; memory: Memory; hidden: ReadonlySet<string> };

/**
 * Venues to choose from: the city's most played and best rated, the player's own, those of the circle, and neighbours
 * of the own. The city is the player's, else the city of the last hour.
 */
async function candidates(
  ctx: Ctx<UserActor>,
  { home, last, memory, hidden }: Choosing,
): Promise<PlacedVenue[]> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const own = ownVenues(memory);
  const [lastRow] = home || !last ? [] : await venueRows(q, [last], now);
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
