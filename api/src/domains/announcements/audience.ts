import { addDays, istanbulDate } from 'mf-shared/schedule';
import { breathe } from '../../base/breathe.ts';
import type { Queries } from '../../db/database.ts';
import type { AnnouncementRow } from '../../db/schema/announcements.ts';

/** The two kinds of accounts, in the order in which they are told. */
export type Stage = AnnouncementRow['stage'];
export type Audience = Pick<AnnouncementRow, 'role' | 'place' | 'city' | 'venue_id'>;
/** Accounts after `after`, as things are at the instant `at` (ms); later accounts are not part of the audience. */
type Window = { at: number; after: string; limit: number };

/** Accounts counted by one query. */
const COUNTED_AT_ONCE = 2000;

/** The first kind of accounts of an audience. */
export const firstStage = ({ role }: Audience): Stage => (role === 'businesses' ? 'businesses' : 'players');

/** The kind of accounts that follows, or null after the last. */
export const nextStage = ({ role }: Audience, stage: Stage): Stage | null =>
  role === 'all' && stage === 'players' ? 'businesses' : null;

/** The next accounts of an audience, by id. */
const recipients = (q: Queries, audience: Audience, stage: Stage, window: Window) =>
  stage === 'players' ? players(q, audience, window) : venues(q, audience, window);

/** The ids of the next accounts of an audience. */
export async function nextRecipients(
  q: Queries,
  audience: Audience,
  stage: Stage,
  window: Window,
): Promise<string[]> {
  const rows = await recipients(q, audience, stage, window).execute();
  return rows.map(({ id }) => id);
}

/** How many players and venues an audience has, counted in bounded pieces so that nothing else waits for long. */
export async function countRecipients(
  q: Queries,
  audience: Audience,
  at: number,
): Promise<{ players: number; businesses: number }> {
  const counts = { players: 0, businesses: 0 };
  let stage: Stage | null = firstStage(audience);
  for (let after = ''; stage !== null; ) {
    const piece = recipients(q, audience, stage, { at, after, limit: COUNTED_AT_ONCE });
    const { count, last } = await q
      .selectFrom(piece.as('piece'))
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('id').as('last')])
      .executeTakeFirstOrThrow();
    counts[stage] += Number(count);
    after = last ?? '';
    if (Number(count) < COUNTED_AT_ONCE) [stage, after] = [nextStage(audience, stage), ''];
    await breathe();
  }
  return counts;
}

function players(q: Queries, { place, city, venue_id }: Audience, { at, after, limit }: Window) {
  let query = q
    .selectFrom('published_open_players as p')
    .select('p.id')
    .where('p.id', '>', after)
    .where('p.created_at', '<=', at);
  if (place === 'city') query = query.where('p.city', '=', city);
  if (place === 'venue') query = query.where('p.id', 'in', withComingHours(q, venue_id ?? '', at));
  return query.orderBy('p.id').limit(limit);
}

function venues(q: Queries, { place, city, venue_id }: Audience, { at, after, limit }: Window) {
  let query = q
    .selectFrom('published_open_venues as v')
    .select('v.id')
    .where('v.id', '>', after)
    .where('v.created_at', '<=', at);
  if (place === 'city') query = query.where('v.city', '=', city ?? '');
  if (place === 'venue') query = query.where('v.id', '=', venue_id ?? '');
  return query.orderBy('v.id').limit(limit);
}

/** Players with approved hours at a venue that are still to come. */
function withComingHours(q: Queries, venueId: string, at: number) {
  // An hour after midnight belongs to the night before.
  const since = addDays(istanbulDate(at), -1);
  return q
    .selectFrom('published_reservations as r')
    .select('r.user_id')
    .where('r.venue_id', '=', venueId)
    .where('r.date', '>=', since)
    .where('r.starts_at', '>', at)
    .union(
      q
        .selectFrom('published_occurrences as o')
        .select('o.user_id')
        .where('o.venue_id', '=', venueId)
        .where('o.date', '>=', since)
        .where('o.starts_at', '>', at),
    );
}
