import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { lockPitchInService, type PlayedPitch } from '../occupancy/index.ts';
import { isActiveAt } from '../venues/index.ts';
import { type BookableVenue, findVenue } from './queries.ts';
import { requireSlot } from './require-slot.ts';

export type HourInput = { businessId: string; fieldName: string; date: string; timeSlot: string };
export type BookableHour = { venue: BookableVenue; pitch: PlayedPitch; startsAt: number; endsAt: number };

/**
 * An hour that a player may ask for now, taken or not. Locks its pitch until the transaction ends.
 * @throws `business_not_found`, `slot_unknown`, `slot_past` and `slot_too_far`
 */
export async function bookableHour(tx: Tx, ctx: AppContext, input: HourInput): Promise<BookableHour> {
  const now = ctx.clock();
  const pitch = await lockPitchInService(tx, input.businessId, input.fieldName);
  const venue = await findVenue(tx.q, input.businessId);
  if (!venue || !isActiveAt(venue, now)) throw new AppError('business_not_found');
  if (!pitch) throw new AppError('slot_unknown');
  return { venue, pitch, ...requireSlot(pitch, input, { now, weeks: venue.horizon_weeks }) };
}
