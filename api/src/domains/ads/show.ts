import type { Ad } from 'mf-shared/contracts/ads';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { blockBetween } from '../blocks/index.ts';
import { activeOf, adById } from './queries.ts';
import { listingViews } from './view.ts';

/**
 * An active ad.
 * @throws `request_not_found` for any other, also when viewer or poster blocked the other
 */
export async function showAd(ctx: Ctx<UserActor | BusinessActor>, id: string): Promise<Ad> {
  const row = await adById(ctx.db.q, id);
  const isUp = row?.status === 'active' && row.expires_at > ctx.clock();
  const isHidden = isUp && (await blockBetween(ctx.db.q, ctx.actor.id, row.user_id)) !== null;
  const [listing] = isUp && !isHidden ? await listingViews(ctx.db.q, [row]) : [];
  if (!listing) throw new AppError('request_not_found');
  return listing;
}

/** The caller's own active ads: one or none. */
export async function myAds(ctx: Ctx<UserActor>): Promise<Ad[]> {
  const row = await activeOf(ctx.db.q, ctx.actor.id, ctx.clock());
  if (row) ctx.turns?.(row.expires_at);
  return listingViews(ctx.db.q, row ? [row] : []);
}
