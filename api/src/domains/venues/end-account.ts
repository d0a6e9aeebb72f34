import { goneAddress } from '../../auth/gone-account.ts';
import type { Queries } from '../../db/database.ts';
import { archivePitches } from '../occupancy/index.ts';
import { FORGOTTEN_PROFILE } from './profile.ts';
import { forgetRejections } from './rejections.ts';

/** Ids of closed and suspended venues that may still have coming hours, the oldest first. */
export async function closingVenues(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('venues')
    .select('id')
    .where('closing_since', 'is not', null)
    .orderBy('closing_since')
    .execute();
  return rows.map((row) => row.id);
}

/** Marks the closing or suspension of the venue as finished. */
export async function markClosed(q: Queries, businessId: string): Promise<void> {
  await q.updateTable('venues').set({ closing_since: null }).where('id', '=', businessId).execute();
}

type Closed = { businessId: string; passwordHash: string; now: number };

/**
 * Removes the venue from all lists and deletes its personal data.
 */
export async function anonymiseVenue(q: Queries, { businessId, passwordHash, now }: Closed): Promise<void> {
  await forgetRejections(q, businessId);
  await q
    .updateTable('venues')
    .set((eb) => ({
      // Every query for approved venues leaves it out.
      status: 'pending',
      closed_at: now,
      closing_since: now,
      next_payment_at: null,
      ...FORGOTTEN_PROFILE,
      // The real address is free to register again.
      email: goneAddress(),
      email_key: '',
      password_hash: passwordHash,
      email_verified_at: null,
      token_version: eb('token_version', '+', 1),
    }))
    .where('id', '=', businessId)
    .execute();
  await archivePitches(q, businessId, now);
}
