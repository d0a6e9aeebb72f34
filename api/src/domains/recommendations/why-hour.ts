import type { Reason } from 'mf-shared/contracts/recommendations';
import type { FoundHour } from './free-hours.ts';
import type { People } from './people.ts';
import type { OwnPlay } from './player-queries.ts';
import type { RankedVenue } from './rank.ts';
import { type HourFacts, hourReasons } from './reasons.ts';
import type { CityKnowledge, Habit, Memory, Venue } from './types.ts';
import { nearness, ownShares, similarity, usualPrice } from './venue-features.ts';
import { whenOf } from './when.ts';

const MOST_PLAYED = 3;

type Known = {
  venues: readonly Venue[];
  memory: Memory;
  city: CityKnowledge;
  own: readonly OwnPlay[];
  circle: ReadonlyMap<string, readonly Habit[]>;
  people: People;
};

/** Answers a function that says why an hour of a venue is recommended to the player. */
export function whyHour({ venues, memory, city, own, circle, people }: Known) {
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const shares = ownShares(memory);
  const usual = usualPrice(shares, byId);
  const top = [...city.demand].sort((a, b) => b[1].weight - a[1].weight).slice(0, MOST_PLAYED);
  const popular = new Set(top.filter(([, { weight }]) => weight > 0).map(([id]) => id));
  const countAt = (ids: ReadonlySet<string>, venueId: string) =>
    [...ids].filter((id) => circle.get(id)?.some((habit) => habit.venueId === venueId)).length;
  return ({ venue, isNew, pulls }: RankedVenue, found: FoundHour): Reason[] => {
    const { date, timeSlot, startsAt, price } = found.hour;
    const { weekday, hour } = whenOf(date, startsAt);
    const facts: HourFacts = {
      weekday,
      start: timeSlot.slice(0, 5),
      isNew,
      own: {
        total: own.length,
        here: own.filter((play) => play.venueId === venue.id).length,
        atThatHour: own.filter((play) => play.weekday === weekday && play.timeSlot === timeSlot).length,
        onThatDay: own.filter((play) => play.weekday === weekday).length,
        aroundThatHour: own.filter((play) => Math.abs(play.hour - hour) <= 1).length,
      },
      friends: countAt(people.friends, venue.id),
      teammates: countAt(people.teammates, venue.id),
      similar: similarity(venue.id, shares, city),
      near: nearness(venue, shares, byId),
      priceRatio: usual === null ? null : price / usual,
      popular: popular.has(venue.id),
    };
    return hourReasons(facts, { venue: pulls, hour: found.pulls });
  };
}
