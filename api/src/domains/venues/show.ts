import type { Business } from 'mf-shared/contracts/business';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { pendingEmail } from '../account-mail/index.ts';
import { businessById } from './queries.ts';
import { fullBusinesses, isActiveAt, publicBusinesses } from './view.ts';

/**
 * A business as its visitors see it. Its own people see it in full, active or not; day staff without the end of the
 * paid period.
 * @throws `business_not_found`
 */
export async function showBusiness(ctx: Ctx, id: string): Promise<Business> {
  const row = await businessById(ctx.db.q, id);
  const now = ctx.clock();
  const own = ctx.actor?.role === 'business' && ctx.actor.id === id;
  if (!row || !(own || isActiveAt(row, now))) throw new AppError('business_not_found');
  const [business] = own
    ? await fullBusinesses(ctx.db.q, [row], now)
    : await publicBusinesses(ctx.db, [row], now);
  if (!business) throw new AppError('business_not_found');
  if (ctx.actor?.role !== 'business' || ctx.actor.staff?.role !== 'staff') return business;
  const { nextPaymentDate: _, ...shown } = business;
  return shown;
}

/** The caller's business in full, with the address that is not proved yet. */
export async function showOwnBusiness(ctx: Ctx<BusinessActor>): Promise<Business> {
  const { id } = ctx.actor;
  const business = await showBusiness(ctx, id);
  return { ...business, pendingEmail: await pendingEmail(ctx, ctx.db.q, { model: 'Business', id }) };
}
