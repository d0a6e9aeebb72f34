import type { SubscriptionCreate } from 'mf-shared/contracts/subscriptions';
import type { Tx } from '../../db/database.ts';
import type { BusinessRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { pitchSlots } from '../availability/pitch-slots.ts';

type Offered = {
  pitchId: string;
  /** Minutes from midnight of the football night. */
  startMinute: number;
  venue: Pick<BusinessRow, 'status' | 'next_payment_at'>;
};

/** The pitch in service that offers the hour, held; null where no venue takes requests, else `slot_unknown`. */
export async function requireOffered(
  tx: Tx,
  { businessId, fieldName, timeSlot }: SubscriptionCreate,
): Promise<Offered | null> {
  const venue = await tx.q
    .selectFrom('businesses')
    .select(['status', 'next_payment_at', 'buffer_minutes'])
    .where('id', '=', businessId)
    .executeTakeFirst();
  // One that closed has no pitch in service either.
  if (venue?.status !== 'approved') return null;
  const byName = tx.q
    .selectFrom('pitches')
    .select(['id', 'working_hours'])
    .where('business_id', '=', businessId)
    .where('name', '=', fieldName)
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(1);
  const found = await byName.executeTakeFirst();
  if (!found) throw new AppError('slot_unknown');
  await tx.lock('pitches', found.id);
  const pitch = await byName.where('id', '=', found.id).executeTakeFirst();
  const slot =
    pitch &&
    pitchSlots({ ...pitch, buffer_minutes: venue.buffer_minutes }).find(
      (candidate) => candidate.timeSlot === timeSlot,
    );
  if (!slot) throw new AppError('slot_unknown');
  return { pitchId: pitch.id, startMinute: slot.start, venue };
}
