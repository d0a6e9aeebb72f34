import type { Queries } from '../../db/database.ts';
import { archivePitches } from '../occupancy/index.ts';
import { goneAddress } from './gone-address.ts';

/** Hash of the owner's password, or null when the account is closed. */
export async function ownerHash(q: Queries, businessId: string): Promise<string | null> {
  const row = await q
    .selectFrom('venues')
    .select('password_hash')
    .where('id', '=', businessId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Counts what would end with the venue's account at `now` (ms). */
export async function endingAt(q: Queries, businessId: string, now: number) {
  const counts = await q
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('reservations')
        .where('venue_id', '=', businessId)
        .where('starts_at', '>', now)
        .where((eb) =>
          eb.or([
            eb('status', '=', 'approved'),
            eb.and([eb('status', '=', 'pending'), eb('expires_at', '>', now)]),
          ]),
        )
        .select(fn.countAll().as('count'))
        .as('reservations'),
      selectFrom('subscriptions')
        .where('venue_id', '=', businessId)
        .where('status', 'in', ['pending', 'approved'])
        .select(fn.countAll().as('count'))
        .as('subscriptions'),
      selectFrom('waiting_entries')
        .where('venue_id', '=', businessId)
        .where('starts_at', '>', now)
        .where('status', 'in', ['waiting', 'offered'])
        .select(fn.countAll().as('count'))
        .as('waiting'),
      selectFrom('phone_bookings')
        .where('venue_id', '=', businessId)
        .where('starts_at', '>', now)
        .where('status', '=', 'active')
        .select(fn.countAll().as('count'))
        .as('phoneBookings'),
      selectFrom('staff').where('venue_id', '=', businessId).select(fn.countAll().as('count')).as('staff'),
    ])
    .executeTakeFirstOrThrow();
  const of = (name: keyof typeof counts): number => Number(counts[name]);
  return {
    reservations: of('reservations'),
    subscriptions: of('subscriptions'),
    waiting: of('waiting'),
    phoneBookings: of('phoneBookings'),
    staff: of('staff'),
  };
}

/** Ids of closed venues that may still have coming hours, the oldest first. */
export async function closingVenues(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('venues')
    .select('id')
    .where('closing_since', 'is not', null)
    .orderBy('closing_since')
    .execute();
  return rows.map((row) => row.id);
}

/** Marks the closing of the venue as finished. */
export async function markClosed(q: Queries, businessId: string): Promise<void> {
  await q.updateTable('venues').set({ closing_since: null }).where('id', '=', businessId).execute();
}

type Closed = { businessId: string; passwordHash: string; now: number };

/**
 * Removes the venue from all lists and deletes its personal data. Name, city and position stay, because others'
 * records need them.
 */
export async function anonymiseVenue(q: Queries, { businessId, passwordHash, now }: Closed): Promise<void> {
  await q
    .updateTable('venues')
    .set((eb) => ({
      // Every query for approved venues leaves it out.
      status: 'pending',
      closed_at: now,
      closing_since: now,
      next_payment_at: null,
      owner_name: '',
      // The real address is free to register again.
      email: goneAddress(),
      password_hash: passwordHash,
      phone: '',
      address: '',
      equipment: '',
      description: '',
      email_verified_at: null,
      token_version: eb('token_version', '+', 1),
    }))
    .where('id', '=', businessId)
    .execute();
  await archivePitches(q, businessId, now);
}

/** Deletes rows that only the venue used, and rows about callers without an account. Payments stay. */
export async function removeVenueRecords(q: Queries, businessId: string): Promise<void> {
  await q
    .deleteFrom('account_mails')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', businessId),
        eb('account_id', 'in', eb.selectFrom('staff').select('id').where('venue_id', '=', businessId)),
      ]),
    )
    .execute();
  for (const table of [
    'phone_bookings',
    'closures',
    'price_rules',
    'venue_photos',
    'venue_feeds',
    'venue_changes',
    'venue_demand',
    'sessions',
    // Sessions, browsers and second factors of the staff are deleted with them.
    'staff',
  ] as const) {
    await q.deleteFrom(table).where('venue_id', '=', businessId).execute();
  }
  await q
    .deleteFrom('venue_neighbours')
    .where((eb) => eb.or([eb('venue_id', '=', businessId), eb('other_id', '=', businessId)]))
    .execute();
  await q.deleteFrom('second_factors').where('account_id', '=', businessId).execute();
  await q.deleteFrom('conversations').where('owner_id', '=', businessId).execute();
  await q.deleteFrom('support_requests').where('owner_id', '=', businessId).execute();
  await q
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', businessId), eb('blocked_id', '=', businessId)]))
    .execute();
  await q
    .deleteFrom('reports')
    .where((eb) =>
      eb.or([
        eb('reporter_id', '=', businessId),
        eb.and([eb('owner_id', '=', businessId), eb('subject_type', 'in', ['venue', 'photo'])]),
      ]),
    )
    .execute();
}
