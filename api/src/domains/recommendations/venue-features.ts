import { distanceKm } from '../../base/distance.ts';
import { weightsAt } from './digest.ts';
import { type CityKnowledge, type Memory, SMALLEST_GROUP, type Venue } from './types.ts';

/**
 * Features of a player and a venue, in this order. The first two speak of venues where the player played, the others
 * but `circle` and `demandHere` of venues that are new to the player. `fresh` and `changing` weigh the one kind against
 * the other.
 */
export const VENUE_FEATURES = [
  'own',
  'recent',
  'fresh',
  'changing',
  'demand',
  'demandHere',
  'circle',
  'similar',
  'near',
  'price',
] as const;

const NEAR_KM = 4;
/** Hours by which the shares of few hours are pulled towards zero; fewer where only the last weeks count. */
const PULL = 1;
const RECENT_PULL = 0.5;

/** Answers the features of each venue for the player, one row a venue, in the order of `VENUE_FEATURES`. */
export function venueFeatures(venues: readonly Venue[], memory: Memory, city: CityKnowledge): number[][] {
  const own = ownShares(memory);
  const recent = sharesOf(weightsAt(memory.recent), RECENT_PULL);
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const circle = circleShares(memory);
  const usual = usualPrice(own, byId);
  const isKnown = own.size > 0 ? 1 : 0;
  return venues.map((venue) => {
    const isNew = own.has(venue.id) ? 0 : 1;
    const demand = Math.log1p(city.demand.get(venue.id)?.weight ?? 0);
    return [
      own.get(venue.id) ?? 0,
      recent.get(venue.id) ?? 0,
      isNew * isKnown,
      isNew * isKnown * memory.changing,
      isNew * demand,
      (1 - isNew) * demand,
      circle.get(venue.id)?.share ?? 0,
      isNew * similarity(venue.id, own, city),
      isNew * nearness(venue, own, byId),
      usual === null ? 0 : -isNew * Math.abs(Math.log(venue.price / usual)),
    ];
  });
}

/** Each venue's share of the player's own hours, pulled towards zero while there are few. */
export const ownShares = ({ own }: Memory): Map<string, number> => sharesOf(weightsAt(own), PULL);

function sharesOf(weights: ReadonlyMap<string, number>, pull: number): Map<string, number> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, pull);
  return new Map([...weights].map(([id, weight]) => [id, weight / total]));
}

/**
 * For each venue, how many people of the circle play there and their mean share of hours. Leaves out venues with fewer
 * than three people.
 */
export function circleShares({ circle }: Memory): Map<string, { people: number; share: number }> {
  const venues = new Map<string, { people: number; share: number }>();
  const active = circle.filter((habits) => habits.length > 0);
  for (const habits of active) {
    for (const [id, share] of sharesOf(weightsAt(habits), 0)) {
      const venue = venues.get(id) ?? { people: 0, share: 0 };
      venue.people += 1;
      venue.share += share / (active.length + 1);
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
