import type { Queries } from '../../db/database.ts';
import type { PhoneBookingRow } from '../../db/schema/board.ts';
import type { OccurrenceRow } from '../../db/schema/subscriptions.ts';

/** One night of a regular with the names that its notices carry. */
export type WeekOf = OccurrenceRow & { full_name: string; business_name: string };

/** One night of a regular, whichever venue's it is. */
export const occurrenceOf = (q: Queries, id: string): Promise<WeekOf | undefined> =>
  q
    .selectFrom('subscription_occurrences as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('businesses as b', 'b.id', 'o.business_id')
    .selectAll('o')
    .select(['u.full_name', 'b.business_name'])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** A phone booking, whichever venue's it is. */
export const phoneBookingOf = (q: Queries, id: string): Promise<PhoneBookingRow | undefined> =>
  q.selectFrom('phone_bookings').selectAll().where('id', '=', id).executeTakeFirst();
