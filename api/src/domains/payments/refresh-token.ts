import type { RefreshedToken } from 'mf-shared/contracts/payments';
import { ERROR_TEXT } from 'mf-shared/strings';
import type { BusinessActor } from '../../auth/actor.ts';
import { signToken } from '../../auth/token.ts';
import type { Ctx } from '../../context.ts';
import { businessOf } from './queries.ts';

/** A new token that says what the business is by now: after a payment the old one still calls it inactive. */
export async function refreshToken(ctx: Ctx<BusinessActor>): Promise<RefreshedToken> {
  const { isActive } = ctx.actor;
  const { id, email, token_version: tv } = await businessOf(ctx.db.q, ctx.actor.id);
  const claims = { id, email, role: 'business' as const, isActive, tv };
  return {
    token: await signToken(ctx.config.jwtSecret, claims, ctx.clock()),
    isActive,
    message: isActive ? 'Oturumunuz yenilendi.' : ERROR_TEXT.business_inactive,
  };
}
