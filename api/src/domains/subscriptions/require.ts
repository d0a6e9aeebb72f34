import type { SubscriptionCreate } from 'mf-shared/contracts/subscriptions';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import type { PublishedVenueRow } from '../../db/schema/published.ts';
import { lockPitchInService, pitchSlots } from '../occupancy/index.ts';

type Offered = {
  pitchId: string;
  /** Minutes from midnight of the football night. */
  startMinute: number;
  venue: Pick<PublishedVenueRow, 'status' | 'next_payment_at'>;
};

/**
 * The pitch in service that offers the hour, locked; null when the venue takes no requests.
 * @throws `slot_unknown`
 */
export async function requireOffered(
  tx: Tx,
  { businessId, fieldName, timeSlot }: SubscriptionCreate,
): Promise<Offered | null> {
  // Under the lock: a suspension at the same moment comes before this or ends what is asked for.
  const pitch = await lockPitchInService(tx, businessId, fieldName);
  const venue = await tx.q
    .selectFrom('published_venues')
    .select(['status', 'next_payment_at'])
    .where('id', '=', businessId)
    .executeTakeFirst();
  if (venue?.status !== 'approved') return null;
  const slot = pitch && pitchSlots(pitch).find((candidate) => candidate.timeSlot === timeSlot);
  if (!slot) throw new AppError('slot_unknown');
  return { pitchId: pitch.id, startMinute: slot.start, venue };
}
