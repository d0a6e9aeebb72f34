import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { DEMO_EMAILS } from '../src/base/demo-accounts.ts';
import type { ReviewRow } from '../src/db/schema/reviews.ts';
import { ratingScore } from '../src/domains/venues/score.ts';
import { createRandom, type Random } from './base/random.ts';
import { COMMENTS } from './data/comments.ts';
import { awake } from './fates.ts';
import type { DemoPlayer, DemoReservation, DemoVenue } from './plan.ts';

const KNOWN_REVIEWS = 22;
/** Share of a venue's reviews by players who played there. */
const VERIFIED = 0.75;
/** Nobody reviews before a night's sleep and a morning have passed. */
const REST_MS = 14 * HOUR_MS;

type Stars = keyof typeof COMMENTS;
type Base = { now: number; random: Random; players: readonly DemoPlayer[] };
type Reviewer = {
  userId: string /** End of the match that makes the review verified. */;
  playedUntil: number | null;
};

/** Writes each venue's reviews and stores the average of the verified ones in its row. */
export function reviewVenues(
  base: Base,
  venues: readonly DemoVenue[],
  reservations: readonly DemoReservation[],
): ReviewRow[] {
  const played = Map.groupBy(
    reservations.filter((row) => hasCome(row) && row.ends_at < base.now - REST_MS),
    (row) => row.venue_id,
  );
  return venues.flatMap((venue) => reviewsOf(base, venue, played.get(venue.row.id) ?? []));
}

const hasCome = ({ status, attendance }: DemoReservation) =>
  status === 'approved' && attendance !== 'no_show';

function reviewsOf(base: Base, venue: DemoVenue, played: readonly DemoReservation[]): ReviewRow[] {
  const { random, now } = base;
  const left = new Map<Stars, string[]>();
  // A separate source, so that ids do not change the other choices.
  const ids = createRandom(venue.row.created_at);
  const rows = reviewers(base, played, venue.row.email === DEMO_EMAILS.business ? KNOWN_REVIEWS : 0).map(
    ({ userId, playedUntil }): ReviewRow => {
      const stars = drawStars(random, venue.quality);
      const earliest = playedUntil ?? Math.max(venue.row.created_at, now - 50 * DAY_MS);
      const createdAt = writtenAt(random, earliest, now);
      return {
        venue_id: venue.row.id,
        user_id: userId,
        id: ids.idAt(createdAt),
        rating: stars,
        comment: random.chance(0.06) ? '' : drawComment(random, left, stars),
        verified: playedUntil === null ? 0 : 1,
        created_at: createdAt,
      };
    },
  );
  addUp(venue, rows);
  return rows;
}

/** When somebody awake writes, after `earliest`. */
function writtenAt(random: Random, earliest: number, now: number): number {
  const drawn = Math.round(earliest + random.next() * (now - earliest));
  const at = awake(drawn);
  return at > earliest ? at : drawn + (drawn - at);
}

function addUp({ row }: DemoVenue, all: readonly ReviewRow[]): void {
  const reviews = all.filter((review) => review.verified === 1);
  const sum = reviews.reduce((total, review) => total + review.rating, row.rating_sum);
  const count = row.rating_count + reviews.length;
  Object.assign(row, { rating_sum: sum, rating_count: count, rating_score: ratingScore(sum, count) });
}

/** One player's review of the first venue where they played, except the known one. */
export function reviewWherePlayed(
  { now }: Base,
  player: DemoPlayer,
  [, ...venues]: readonly DemoVenue[],
  reservations: readonly DemoReservation[],
): ReviewRow[] {
  const played = reservations.filter(
    (row) => row.user_id === player.id && hasCome(row) && row.ends_at < now - 2 * DAY_MS,
  );
  for (const venue of venues) {
    const match = played.find((row) => row.venue_id === venue.row.id);
    if (!match) continue;
    const at = match.ends_at + 13 * HOUR_MS + 17 * MINUTE_MS;
    const review: ReviewRow = {
      venue_id: venue.row.id,
      user_id: player.id,
      id: createRandom(match.ends_at).idAt(at),
      rating: 5,
      comment: 'Zemin de ışık da çok iyi, soyunma odası tertemizdi. Ekipçe yine geliriz.',
      verified: 1,
      created_at: at,
    };
    addUp(venue, [review]);
    return [review];
  }
  return [];
}

function reviewers({ random, players }: Base, played: readonly DemoReservation[], least: number): Reviewer[] {
  const count = Math.max(least, random.int(2, 25));
  const firstEnd = new Map<string, number>();
  for (const row of played) {
    firstEnd.set(row.user_id, Math.min(row.ends_at, firstEnd.get(row.user_id) ?? row.ends_at));
  }
  const allowed = new Set(players.map((player) => player.id));
  const verified = random
    .sample([...firstEnd], Math.ceil(count * VERIFIED))
    .filter(([userId]) => allowed.has(userId))
    .map(([userId, playedUntil]) => ({ userId, playedUntil }));
  const others = players.filter((player) => !firstEnd.has(player.id));
  const rest = random.sample(others, count - verified.length);
  return [...verified, ...rest.map((player) => ({ userId: player.id, playedUntil: null }))];
}

/** Stars around the venue's quality, seldom two. */
function drawStars(random: Random, quality: number): Stars {
  const drawn = Math.round(quality + (random.next() + random.next() - 1) * 1.5);
  if (drawn >= 5) return 5;
  if (drawn === 4) return 4;
  return drawn === 3 || random.chance(0.4) ? 3 : 2;
}

/** A comment that this venue does not have yet, while there is one. */
function drawComment(random: Random, left: Map<Stars, string[]>, stars: Stars): string {
  const texts = left.get(stars) ?? random.sample(COMMENTS[stars], COMMENTS[stars].length);
  const comment = texts.pop() ?? '';
  left.set(stars, texts);
  return comment;
}
