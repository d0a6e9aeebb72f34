import type { Venue } from 'mf-shared/contracts/venues';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { pendingEmail } from '../account-mail/index.ts';
import { venueById } from './queries.ts';
import { fullVenues, isActiveAt, publicVenues } from './view.ts';

/**
 * A business as its visitors see it. Its own people see it in full, active or not; day staff without the end of the
 * paid period.
 * @throws `business_not_found`
 */
export async function showVenue(ctx: Ctx, id: string): Promise<Venue> {
  const row = await venueById(ctx.db.q, id);
  const now = ctx.clock();
  const own = ctx.actor?.role === 'business' && ctx.actor.id === id;
  if (!row || !(own || isActiveAt(row, now))) throw new AppError('business_not_found');
  const [business] = own ? await fullVenues(ctx.db.q, [row], now) : await publicVenues(ctx.db, [row], now);
  if (!business) throw new AppError('business_not_found');
  if (ctx.actor?.role !== 'business' || ctx.actor.staff?.role !== 'staff') return business;
  const { nextPaymentDate: _, ...shown } = business;
  return shown;
}

/** The caller's business in full, with the address that is not proved yet. */
export async function ownVenue(ctx: Ctx<BusinessActor>): Promise<Venue> {
  const { id } = ctx.actor;
  const business = await showVenue(ctx, id);
  return { ...business, pendingEmail: await pendingEmail(ctx, ctx.db.q, { model: 'Business', id }) };
}
