import { NO_REASON, REJECTED_DAYS } from 'mf-shared/contracts/admin';
import type { FormerRejection } from 'mf-shared/contracts/review';
import { DAY_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import { purge } from '../../db/purge.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { boxAround, likenesses } from './likeness.ts';

/** Older ones tell an admin nothing new. */
const MOST = 5;

/** Deletes what finds rejected applications after 30 days, like the applications. */
export const purgeRejections = purge('rejections', 'rejected_at', REJECTED_DAYS * DAY_MS);

/** Keeps what finds a venue that was just rejected. */
export async function keepRejection(q: Queries, id: string): Promise<void> {
  await q
    .insertInto('rejections')
    .columns([
      ...(['venue_id', 'venue_name', 'city', 'phone', 'email_key', 'address_key'] as const),
      ...(['lat', 'lng', 'reason', 'rejected_at'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('venues')
        .select(['id', 'venue_name', 'city', 'phone', 'email_key', 'address_key', 'lat', 'lng'])
        .select((on) => [
          on.fn.coalesce('reject_reason', on.val(NO_REASON)).as('reason'),
          on.fn.coalesce('rejected_at', on.val(0)).as('rejected_at'),
        ])
        .where('id', '=', id),
    )
    .execute();
}

/** Forgets the rejection of a venue that waits again. */
export async function dropRejection(q: Queries, id: string): Promise<void> {
  await q.deleteFrom('rejections').where('venue_id', '=', id).execute();
}

/** Forgets the rejections of a venue's mailbox. */
export async function forgetRejections(q: Queries, id: string): Promise<void> {
  await q
    .deleteFrom('rejections')
    .where('email_key', '!=', '')
    .where('email_key', 'in', (eb) => eb.selectFrom('venues').select('email_key').where('id', '=', id))
    .execute();
}

/** Rejected applications of the same phone, mailbox, address or place, the latest first. */
export async function formerRejections(q: Queries, own: VenueRow): Promise<FormerRejection[]> {
  const { high, wide } = boxAround(own);
  const rows = await q
    .selectFrom('rejections')
    .selectAll()
    .where('venue_id', '!=', own.id)
    .where((eb) =>
      eb.or([
        eb.and([eb('phone', '=', own.phone), eb('phone', '!=', '')]),
        eb.and([eb('email_key', '=', own.email_key), eb('email_key', '!=', '')]),
        eb.and([
          eb('address_key', '=', own.address_key),
          eb('city', '=', own.city),
          eb('address_key', '!=', ''),
        ]),
        eb.and([
          eb.between('lat', own.lat - high, own.lat + high),
          eb.between('lng', own.lng - wide, own.lng + wide),
        ]),
      ]),
    )
    .orderBy('rejected_at', 'desc')
    .orderBy('venue_id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap((row) => {
    const { reasons } = likenesses(own, row);
    if (reasons.length === 0) return [];
    const { venue_id: venueId, venue_name: businessName, city, reason } = row;
    return [{ venueId, businessName, city, reason, at: new Date(row.rejected_at).toISOString(), reasons }];
  });
}
