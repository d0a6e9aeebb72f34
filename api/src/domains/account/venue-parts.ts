import { PAGE, type Part, pages, whole } from './document.ts';

const phoneBookings: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('phone_bookings as b')
      .innerJoin('pitches as p', 'p.id', 'b.pitch_id')
      .select(['b.id', 'p.name as field_name', 'b.name', 'b.phone', 'b.note', 'b.date', 'b.time_slot'])
      .select(['b.starts_at', 'b.ends_at', 'b.price', 'b.status', 'b.created_at', 'b.updated_at'])
      .where('b.venue_id', '=', owner)
      .where('b.id', '>', after)
      .orderBy('b.id')
      .limit(PAGE)
      .execute(),
  );

const closures: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('closures as c')
      .innerJoin('pitches as p', 'p.id', 'c.pitch_id')
      .select(['c.id', 'p.name as field_name', 'c.date', 'c.starts_at', 'c.ends_at', 'c.reason', 'c.note'])
      .select(['c.created_at', 'c.updated_at'])
      .where('c.venue_id', '=', owner)
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(PAGE)
      .execute(),
  );

const priceRules = whole((q, owner) =>
  q
    .selectFrom('price_rules')
    .select(['label', 'field_ids', 'weekdays', 'from_date', 'to_date', 'starts', 'ends', 'price'])
    .where('venue_id', '=', owner)
    .orderBy('sort')
    .execute(),
);

const staff = whole((q, owner) =>
  q
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'created_at'])
    .where('venue_id', '=', owner)
    .orderBy('id')
    .execute(),
);

const changes: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('venue_changes')
      .select(['id', 'who', 'text', 'created_at'])
      .where('venue_id', '=', owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );

/** The owner's own calendar address. Other people's addresses belong to them. */
const calendarFeed = whole((q, owner) =>
  q.selectFrom('venue_feeds').select(['secret', 'created_at']).where('person_id', '=', owner).execute(),
);

/** What a venue's people entered on their board, and the people themselves. */
export const VENUE_PARTS = { phoneBookings, closures, priceRules, staff, changes, calendarFeed };
