import type { Queries } from '../../db/database.ts';
import { type OfAccount, paged } from '../../http/account-parts.ts';

const byPlayer = paged('s.id', (q, owner) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('published_venues as b', 'b.id', 's.venue_id')
    .innerJoin('published_pitches as p', 'p.id', 's.pitch_id')
    .select(['s.id', 'b.venue_name', 'p.name as field_name', 's.weekday', 's.time_slot', 's.status'])
    .select(['s.end_reason', 's.paused_from', 's.paused_until', 's.created_at', 's.decided_at'])
    .where('s.user_id', '=', owner),
);

const atVenue = paged('s.id', (q, owner) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('published_players as u', 'u.id', 's.user_id')
    .innerJoin('published_pitches as p', 'p.id', 's.pitch_id')
    .select(['s.id', 'u.full_name as player', 'p.name as field_name', 's.weekday', 's.time_slot'])
    .select(['s.status', 's.end_reason', 's.paused_from', 's.paused_until', 's.created_at', 's.decided_at'])
    .where('s.venue_id', '=', owner),
);

const weeks = (column: 'user_id' | 'venue_id') =>
  paged('id', (q, owner) =>
    q
      .selectFrom('subscription_occurrences')
      .select(['id', 'subscription_id', 'date', 'time_slot', 'starts_at', 'ends_at', 'price'])
      .select(['status', 'skipped_by', 'usual_date', 'created_at'])
      .where(column, '=', owner),
  );

const endingOf = (column: 'user_id' | 'venue_id') => (q: Queries, owner: string) =>
  q
    .selectFrom('subscriptions')
    .where(column, '=', owner)
    .where('status', 'in', ['pending', 'approved'])
    .select((eb) => eb.fn.countAll<number>().as('count'));

export const subscriptionsOfAccount = {
  player: {
    parts: { subscriptions: byPlayer, subscriptionWeeks: weeks('user_id') },
    ending: endingOf('user_id'),
  },
  venue: {
    parts: { subscriptions: atVenue, subscriptionWeeks: weeks('venue_id') },
    ending: endingOf('venue_id'),
  },
} satisfies OfAccount;
