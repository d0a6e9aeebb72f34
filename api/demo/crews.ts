import { weekdayOf } from 'mf-shared/pricing';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { distanceKm } from '../src/base/distance.ts';
import type { Random } from './base/random.ts';
import type { DemoPlayer, DemoVenue } from './plan.ts';

type Point = { lat: number; lng: number };

/** What the demo knows about a player besides the rows: home, and preferred times. */
export type Life = {
  player: DemoPlayer;
  home: Point;
  /** Hours that they book for themselves in an average week. */
  appetite: number;
  /** Minutes of the evening around which they like to start. */
  evening: number;
};

/** People who play together most weeks. No table holds a crew; it shows in bookings, friends and lineups. */
export type Crew = {
  city: string;
  members: DemoPlayer[];
  /** The members who book, the captain first. */
  bookers: DemoPlayer[];
  venue: DemoVenue;
  /** The venue they use when the usual one is full. */
  spare: DemoVenue;
  /** Nights of the week from Monday (0), and minutes of the night. */
  weekday: number;
  start: number;
  /** Probability that they play in a week. */
  rhythm: number;
  /** Some change their venue for good, `weeksAgo` weeks before now. */
  move: { weeksAgo: number; to: DemoVenue } | null;
};

const PLAYERS_PER_CREW = 4;
const EVENINGS = [18, 19, 20, 20.5, 21, 21, 21, 22, 22, 23].map((hour) => hour * 60);
/** Nights of the week, as often as crews choose them. */
const NIGHTS = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];

type Base = { now: number; random: Random; venues: readonly DemoVenue[] };
/** The known player's crew meets this many nights from now, at nine; that hour is still free. */
const KNOWN_NIGHT = 4;

/** A point within a few kilometres of one of the city's venues. */
export function livesOf({ random, venues }: Base, players: readonly DemoPlayer[]): Life[] {
  const byCity = Map.groupBy(venues, (venue) => venue.row.city);
  return players.map((player) => {
    const { lat, lng } = random.pick(byCity.get(player.city ?? '') ?? venues).row;
    const aside = () => (random.next() + random.next() - 1) * 0.05;
    return {
      player,
      home: { lat: lat + aside(), lng: lng + aside() },
      appetite: random.chance(0.4) ? 0 : random.next() * 0.35,
      evening: random.pick(EVENINGS),
    };
  });
}

/** Crews of every city. The known player comes first and is captain of one at the known venue. */
export function crewsOf(base: Base, lives: readonly Life[]): Crew[] {
  const { random, venues } = base;
  const [known] = lives;
  const venuesOf = Map.groupBy(venues, (venue) => venue.row.city);
  return [...Map.groupBy(lives, (life) => life.player.city ?? '')].flatMap(([city, locals]) => {
    const near = venuesOf.get(city);
    if (!near) return [];
    const count = Math.ceil(locals.length / PLAYERS_PER_CREW);
    const founders = random.sample(
      locals.filter((life) => life !== known),
      count,
    );
    const crews = founders.map((founder) => crew(base, founder, locals, near));
    return known && known.player.city === city ? [knownCrew(base, known, locals, near), ...crews] : crews;
  });
}

function crew(
  { random }: Base,
  founder: Life,
  locals: readonly Life[],
  venues: readonly DemoVenue[],
  size = random.int(7, 12),
): Crew {
  const mates = neighbours(random, founder, locals, size);
  const members = [founder.player, ...mates.map((life) => life.player)];
  const venue = choosePlace(random, founder.home, venues);
  return {
    city: founder.player.city ?? '',
    members,
    bookers: members.slice(0, random.pick([1, 2, 2, 3])),
    venue,
    spare: choosePlace(random, founder.home, venues),
    weekday: random.pick(NIGHTS),
    start: random.pick(EVENINGS),
    rhythm: 0.55 + random.next() * 0.4,
    move: random.chance(0.3)
      ? { weeksAgo: random.int(2, 22), to: choosePlace(random, founder.home, venues) }
      : null,
  };
}

function knownCrew(base: Base, known: Life, locals: readonly Life[], venues: readonly DemoVenue[]): Crew {
  const [venue] = venues;
  const made = crew(base, known, locals, venues, 14);
  if (!venue) throw new Error('The known venue is in the city of the known player.');
  const bookers = made.members.slice(0, 2);
  const weekday = weekdayOf(addDays(istanbulDate(base.now), KNOWN_NIGHT)) - 1;
  return { ...made, bookers, venue, weekday, start: 21 * 60, rhythm: 0.85, move: null };
}

/** Players who mostly live close by; some come from far away. */
const neighbours = (random: Random, founder: Life, locals: readonly Life[], count: number): Life[] =>
  locals
    .filter((life) => life !== founder)
    .map((life) => ({ life, far: distanceKm(life.home, founder.home) * random.next() }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ life }) => life);

/**
 * How people choose a venue: half take one of the three nearest, a quarter the cheapest of the six nearest, the others
 * a popular one.
 */
export function choosePlace(random: Random, home: Point, venues: readonly DemoVenue[]): DemoVenue {
  const nearest = venues.toSorted((a, b) => distanceKm(a.row, home) - distanceKm(b.row, home));
  const draw = random.next();
  if (draw < 0.5) return random.pick(nearest.slice(0, 3));
  if (draw < 0.75) return cheapest(nearest.slice(0, 6));
  const known = random.sample(venues, 3).sort((a, b) => b.popularity - a.popularity);
  return known[0] ?? random.pick(nearest);
}

function cheapest(venues: readonly DemoVenue[]): DemoVenue {
  const price = (venue: DemoVenue) => Math.min(...venue.pitches.map((pitch) => pitch.row.price));
  const [first] = venues.toSorted((a, b) => price(a) - price(b));
  if (!first) throw new Error('Every city of the demo has venues.');
  return first;
}
