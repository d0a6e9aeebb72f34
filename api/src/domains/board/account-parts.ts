import type { Queries } from '../../db/database.ts';
import { ofVenue, paged } from '../../http/account-parts.ts';

const phoneBookings = paged('b.id', (q, owner) =>
  q
    .selectFrom('phone_bookings as b')
    .innerJoin('published_pitches as p', 'p.id', 'b.pitch_id')
    .select(['b.id', 'p.name as field_name', 'b.name', 'b.phone', 'b.note', 'b.date', 'b.time_slot'])
    .select(['b.starts_at', 'b.ends_at', 'b.price', 'b.status', 'b.created_at', 'b.updated_at'])
    .where('b.venue_id', '=', owner),
);

const closures = paged('c.id', (q, owner) =>
  q
    .selectFrom('closures as c')
    .innerJoin('published_pitches as p', 'p.id', 'c.pitch_id')
    .select(['c.id', 'p.name as field_name', 'c.date', 'c.starts_at', 'c.ends_at', 'c.reason', 'c.note'])
    .select(['c.created_at', 'c.updated_at'])
    .where('c.venue_id', '=', owner),
);

/** Phone bookings hold data of callers without an account. */
async function forget(q: Queries, owner: string): Promise<void> {
  await q.deleteFrom('phone_bookings').where('venue_id', '=', owner).execute();
  await q.deleteFrom('closures').where('venue_id', '=', owner).execute();
}

export const boardOfAccount = ofVenue({
  parts: { phoneBookings, closures },
  forget,
  ending: (q, owner, now) =>
    q
      .selectFrom('phone_bookings')
      .where('venue_id', '=', owner)
      .where('starts_at', '>', now)
      .where('status', '=', 'active')
      .select((eb) => eb.fn.countAll<number>().as('count')),
});
