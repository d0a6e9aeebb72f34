import { PAGE, type Part, pages, whole } from './document.ts';
import { messages } from './messages-part.ts';
import { NOTIFICATION_PARTS } from './notifications-part.ts';
import { SAFETY_PARTS } from './safety-parts.ts';
import { passkeys, sessions } from './sessions-part.ts';
import { VENUE_PARTS } from './venue-parts.ts';
import { subscriptionWeeks } from './weeks-part.ts';

const pitches = whole((q, owner) =>
  q.selectFrom('pitches').selectAll().where('venue_id', '=', owner).orderBy('sort').orderBy('id').execute(),
);

const photos = whole((q, owner) =>
  q.selectFrom('venue_photos').select(['path']).where('venue_id', '=', owner).orderBy('sort').execute(),
);

/** E-mail and phone are the players' own data, so only their names are in it. */
const reservations: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('reservations as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'u.full_name as player', 'r.field_name', 'r.date', 'r.time_slot', 'r.starts_at'])
      .select([
        'r.ends_at',
        'r.status',
        'r.end_reason',
        'r.price',
        'r.created_at',
        'r.decided_at',
        'r.attendance',
      ])
      .where('r.venue_id', '=', owner)
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(PAGE)
      .execute(),
  );

const subscriptions: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('subscriptions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .innerJoin('pitches as p', 'p.id', 's.pitch_id')
      .select(['s.id', 'u.full_name as player', 'p.name as field_name', 's.weekday', 's.time_slot'])
      .select(['s.status', 's.end_reason', 's.paused_from', 's.paused_until', 's.created_at', 's.decided_at'])
      .where('s.venue_id', '=', owner)
      .where('s.id', '>', after)
      .orderBy('s.id')
      .limit(PAGE)
      .execute(),
  );

const reviews: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('reviews as r')
      .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').on('u.deleted_at', 'is', null))
      .select(['r.id', 'u.full_name as player', 'r.rating', 'r.comment', 'r.verified', 'r.created_at'])
      .where('r.venue_id', '=', owner)
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(PAGE)
      .execute(),
  );

const payments = whole((q, owner) =>
  q.selectFrom('payments').selectAll().where('venue_id', '=', owner).orderBy('id').execute(),
);

/** Everything that is kept about a venue, apart from the account itself. */
export const BUSINESS_PARTS = {
  pitches,
  photos,
  reservations,
  subscriptions,
  subscriptionWeeks: subscriptionWeeks('o.venue_id'),
  reviews,
  sessions: sessions('venue_id'),
  passkeys,
  messages,
  payments,
  ...VENUE_PARTS,
  ...SAFETY_PARTS,
  ...NOTIFICATION_PARTS,
};
