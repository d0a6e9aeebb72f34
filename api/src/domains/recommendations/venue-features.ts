import { distanceKm } from '../../base/distance.ts';
import { type CityKnowledge, type Memory, SMALLEST_GROUP, type Venue } from './types.ts';

/**
 * Features of a player and a venue, in this order, each about 0 to 1. `fresh` is the city's demand once more, as far as
 * the player has no past.
 */
export const VENUE_FEATURES = [
  'own',
  'last',
  'circle',
  'similar',
  'demand',
  'fresh',
  'price',
  'near',
] as const;

const NEAR_KM = 4;

/** Answers the features of each venue for the player, one row a venue, in the order of `VENUE_FEATURES`. */
export function venueFeatures(venues: readonly Venue[], memory: Memory, city: CityKnowledge): number[][] {
  const own = ownShares(memory);
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const circle = circleShares(memory);
  const most = Math.max(1, ...venues.map((venue) => city.demand.get(venue.id)?.weight ?? 0));
  const usual = usualPrice(own, byId);
  const unknown = 1 - [...own.values()].reduce((sum, share) => sum + share, 0);
  const demandAt = (id: string) => Math.log1p(city.demand.get(id)?.weight ?? 0) / Math.log1p(most);
  return venues.map((venue) => [
    own.get(venue.id) ?? 0,
    memory.last === venue.id ? 1 : 0,
    circle.get(venue.id)?.share ?? 0,
    similarity(venue.id, own, city),
    demandAt(venue.id),
    unknown * demandAt(venue.id),
    usual === null ? 0 : -Math.abs(Math.log(venue.price / usual)),
    nearness(venue, own, byId),
  ]);
}

/** Each venue's share of the player's own hours, pulled towards zero while there are few. */
export function ownShares({ own }: Memory): Map<string, number> {
  const total = own.reduce((sum, habit) => sum + habit.weight, 0);
  const shares = new Map<string, number>();
  for (const { venueId, weight } of own) {
    shares.set(venueId, (shares.get(venueId) ?? 0) + weight / (total + 1));
  }
  return shares;
}

/**
 * For each venue, how many people of the circle play there and their mean share of hours. Leaves out venues with fewer
 * than three people.
 */
export function circleShares({ circle }: Memory): Map<string, { people: number; share: number }> {
  const venues = new Map<string, { people: number; share: number }>();
  const active = circle.filter((habits) => habits.length > 0);
  for (const habits of active) {
    const total = habits.reduce((sum, habit) => sum + habit.weight, 0);
    const places = Map.groupBy(habits, (habit) => habit.venueId);
    for (const [id, here] of places) {
      const venue = venues.get(id) ?? { people: 0, share: 0 };
      venue.people += 1;
      venue.share += here.reduce((sum, habit) => sum + habit.weight, 0) / total / (active.length + 1);
      venues.set(id, venue);
    }
  }
  return new Map([...venues].filter(([, { people }]) => people >= SMALLEST_GROUP));
}

/** How much the venue shares players with the other venues that the player chooses, from 0 to 1. */
export function similarity(id: string, own: ReadonlyMap<string, number>, city: CityKnowledge): number {
  let sum = 0;
  for (const [other, share] of own) {
    if (other !== id) sum += share * (city.neighbours.get(other)?.get(id) ?? 0);
  }
  return sum;
}

/** TL, mean over the own hours in this city; null without own hours. */
export function usualPrice(
  own: ReadonlyMap<string, number>,
  venues: ReadonlyMap<string, Venue>,
): number | null {
  let sum = 0;
  let total = 0;
  for (const [id, share] of own) {
    const venue = venues.get(id);
    if (!venue) continue;
    sum += share * venue.price;
    total += share;
  }
  return total > 0 ? sum / total : null;
}

/** How close the venue is to the other venues that the player chooses: 1 beside them, 0 far away. */
export function nearness(
  venue: Venue,
  own: ReadonlyMap<string, number>,
  venues: ReadonlyMap<string, Venue>,
): number {
  let sum = 0;
  for (const [id, share] of own) {
    const other = venues.get(id);
    if (other && id !== venue.id) sum += share * Math.exp(-distanceKm(venue, other) / NEAR_KM);
  }
  return sum;
}
