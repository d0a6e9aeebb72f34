import type { SuspensionPreview } from 'mf-shared/contracts/desk';
import type { AdminActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { suspendedAt } from '../account/index.ts';
import { userById } from '../players/index.ts';
import { venueById } from '../venues/index.ts';
import { nextBookings } from './bookings.ts';
import { subjectOf } from './subject.ts';

/**
 * What suspending an account now would end. Writes nothing.
 * @throws `user_not_found`, `business_not_found`
 */
export async function previewSuspension(ctx: Ctx<AdminActor>, side: Side): Promise<SuspensionPreview> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const isKnown = await (side.model === 'User' ? userById : venueById)(q, side.id);
  if (!isKnown) throw new AppError(side.model === 'User' ? 'user_not_found' : 'business_not_found');
  const { type: kind, id } = subjectOf(side);
  const counts = await suspendedAt(q, { kind, id }, now);
  return { ...counts, bookings: await nextBookings(q, side, now) };
}
