/** One approved hour of a player. */
export type Play = {
  userId: string;
  venueId: string;
  /** Weekday of the football night: 0 is Monday. */
  weekday: number;
  /** Hour of the football night: 24 is midnight. */
  hour: number;
  /** Instant, ms. */
  startsAt: number;
};

/** How often somebody played at a venue at an hour of the week. Older hours count less. */
export type Habit = Pick<Play, 'venueId' | 'weekday' | 'hour'> & { weight: number };

/** Data of a venue that tell nothing of the people who play there. */
export type Venue = {
  id: string;
  lat: number;
  lng: number;
  /** TL, mean of its pitches. */
  price: number;
  /** Hours of the night at which its slots start; the same every day. */
  hours: readonly number[];
};

/**
 * How much a venue is played at: in all, and by hour of the week (`binOf`). Each player counts by the square root of
 * the own hours: the tenth hour of a regular says less of what others want than the first hour of somebody else.
 */
export type Demand = { weight: number; hours: readonly number[] };

/** Results from a city's bookings. */
export type CityKnowledge = {
  demand: ReadonlyMap<string, Demand>;
  /** The demand of all these venues together, by hour of the night. */
  hours: readonly number[];
  /** For each venue, the other venues that the same players choose, with a score from 0 to 1. */
  neighbours: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** What a player's own hours tell. */
export type Past = {
  own: readonly Habit[];
  /** The same habits, with older hours counting much less. */
  recent: readonly Habit[];
  /** How readily the player changes venues: venues over hours, from 0 to 1. */
  changing: number;
};

/** Data of one player: the own past, and the habits of each person in the circle. */
export type Memory = Past & {
  /** Friends and people of the same matches, one list each. */
  circle: readonly (readonly Habit[])[];
};

export const HOURS_OF_NIGHT = 30;
export const BINS = 7 * HOURS_OF_NIGHT;

/** Index of an hour of the week in a list of all. */
export const binOf = (weekday: number, hour: number): number => weekday * HOURS_OF_NIGHT + hour;

/** Fewest people whose habits are used together, so that no suggestion tells what one person books. */
export const SMALLEST_GROUP = 3;
