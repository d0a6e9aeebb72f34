import type { RefreshedToken } from 'mf-shared/contracts/payments';
import { ERROR_TEXT } from 'mf-shared/strings';
import type { BusinessActor } from '../../auth/actor.ts';
import { sessionOf } from '../../auth/session.ts';
import type { Ctx } from '../../context.ts';
import { businessToken, findStaff } from '../staff/index.ts';
import { venueOf } from './queries.ts';

/** A new token with the business's present state: after a payment the old one still calls it inactive. */
export async function refreshToken(ctx: Ctx<BusinessActor>): Promise<RefreshedToken> {
  const { isActive, id, staff: asking } = ctx.actor;
  const business = await venueOf(ctx.db.q, id);
  const staff = asking ? ((await findStaff(ctx.db.q, asking)) ?? null) : null;
  return {
    token: await businessToken(ctx, { business, staff, isActive, session: sessionOf(ctx.actor) }),
    isActive,
    message: isActive ? 'Oturumunuz yenilendi.' : ERROR_TEXT.business_inactive,
  };
}
