import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import { announce } from './announce.ts';
import { adById } from './queries.ts';

type Outcome = 'found' | 'withdrawn';

/**
 * Ends an own ad. The owner may post again at once, within the weekly limit.
 * @throws `request_not_found` for an ad that is not active
 * @throws `not_yours`
 */
export const endAd = (ctx: Ctx<UserActor>, id: string, outcome: Outcome): Promise<AdRow> =>
  ctx.db.transact((tx) => endAdIn(tx, ctx, id, outcome));

/** The same within a running transaction; locks the caller's row. */
export async function endAdIn(tx: Tx, ctx: Ctx<UserActor>, id: string, outcome: Outcome): Promise<AdRow> {
  await tx.lock('users', ctx.actor.id);
  const now = ctx.clock();
  const row = await adById(tx.q, id);
  if (row?.status !== 'active' || row.expires_at <= now) throw new AppError('request_not_found');
  if (row.user_id !== ctx.actor.id) throw new AppError('not_yours');
  await tx.q.updateTable('ads').set({ status: outcome, ended_at: now }).where('id', '=', id).execute();
  announce(tx, ctx, row);
  return row;
}
