import { type ContentOf, MOST_CONTENTS, type Removable } from 'mf-shared/contracts/removals';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import { activeOf } from '../ads/index.ts';
import { newestChallengesOf } from '../challenges/index.ts';
import { newestLineupsOf } from '../lineups/index.ts';
import { NAMELESS, userById } from '../players/index.ts';
import { newestReviewsOf } from '../reviews/index.ts';
import { newestTournamentsOf } from '../tournaments/index.ts';
import { NAMELESS_VENUE, photoPaths, venueById } from '../venues/index.ts';

const entry = (type: Removable, id: string, text: string): ContentOf => ({
  ...{ _id: id, id, type, text },
});

/**
 * What a player publishes now, the newest of each kind.
 * @throws `user_not_found`
 */
export async function contentsOfPlayer(q: Queries, id: string, now: number): Promise<ContentOf[]> {
  const row = await userById(q, id);
  if (!row) throw new AppError('user_not_found');
  if (row.role === 'admin') return [];
  const ad = await activeOf(q, id, now);
  const reviews = await newestReviewsOf(q, id, MOST_CONTENTS);
  const challenges = await newestChallengesOf(q, id, MOST_CONTENTS);
  const tournaments = await newestTournamentsOf(q, id, MOST_CONTENTS);
  const lineups = await newestLineupsOf(q, id, MOST_CONTENTS);
  return [
    ...(row.full_name === NAMELESS ? [] : [entry('playerName', id, row.full_name)]),
    ...(row.photo === null ? [] : [entry('playerPhoto', id, row.photo)]),
    ...(ad ? [entry('ad', ad.id, ad.description)] : []),
    ...reviews.map((one) => entry('review', one.id, `${one.rating} yıldız. ${one.comment}`.trim())),
    ...challenges.map((one) => entry('challenge', one.id, one.details)),
    ...tournaments.map((one) => entry('tournament', one.id, one.name)),
    ...lineups.map((one) => entry('lineupName', one.id, one.name)),
  ];
}

/**
 * What a venue publishes now.
 * @throws `business_not_found`
 */
export async function contentsOfVenue(q: Queries, id: string): Promise<ContentOf[]> {
  const row = await venueById(q, id);
  if (!row) throw new AppError('business_not_found');
  const photos = await photoPaths(q, id);
  return [
    ...(row.closed_at !== null || row.venue_name === NAMELESS_VENUE
      ? []
      : [entry('venueName', id, row.venue_name)]),
    ...(row.description === '' ? [] : [entry('venueText', id, row.description)]),
    ...photos.map((path) => entry('photo', path, path)),
  ];
}
