import type { Engine, Queries } from '../../db/database.ts';
import type { ClosureRow } from '../../db/schema/closures.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';

/** The phone bookings with these ids. */
export const phoneBookingsById = (q: Queries, ids: readonly string[]): Promise<PhoneBookingRow[]> =>
  q.selectFrom('phone_bookings').selectAll().where('id', 'in', ids).execute();

/** The same, locked until the transaction ends, in the order of ids. Waits until others finish their changes. */
export const holdPhones = (q: Queries, engine: Engine, ids: readonly string[]): Promise<PhoneBookingRow[]> =>
  q
    .selectFrom('phone_bookings')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();

/** Active phone bookings of a venue from a night (`YYYY-MM-DD`) on, with their pitches' names, the earliest first. */
export const phonedSince = (
  q: Queries,
  { businessId, date, limit }: { businessId: string; date: string; limit: number },
) =>
  q
    .selectFrom('phone_bookings as b')
    .innerJoin('published_pitches as p', 'p.id', 'b.pitch_id')
    .selectAll('b')
    .select('p.name as field_name')
    .where('b.venue_id', '=', businessId)
    .where('b.status', '=', 'active')
    .where('b.date', '>=', date)
    .orderBy('b.date')
    .limit(limit)
    .execute();

/** The closures with these ids. */
export const closuresById = (q: Queries, ids: readonly string[]): Promise<ClosureRow[]> =>
  q.selectFrom('closures').selectAll().where('id', 'in', ids).execute();

/** Active bookings of a series from an instant (ms) on, in the order played. */
export const seriesFrom = (q: Queries, seriesId: string, startsAt: number): Promise<PhoneBookingRow[]> =>
  q
    .selectFrom('phone_bookings')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('starts_at', '>=', startsAt)
    .where('status', '=', 'active')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Closures of a series that end after an instant (ms), in the order of time. */
export const closuresOfSeries = (q: Queries, seriesId: string, after: number): Promise<ClosureRow[]> =>
  q
    .selectFrom('closures')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
