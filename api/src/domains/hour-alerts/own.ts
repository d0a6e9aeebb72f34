import type { HourAlerts } from 'mf-shared/contracts/hour-alerts';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { alertsOf } from './queries.ts';
import { toAlert } from './view.ts';

/** The player's alerts; at most ten, so there are no pages. */
export async function myHourAlerts(ctx: Ctx<UserActor>): Promise<z.input<typeof HourAlerts>> {
  const rows = await alertsOf(ctx.db.q, ctx.actor.id, ctx.clock());
  return { alerts: rows.map(toAlert) };
}

/**
 * Ends an alert.
 * @throws `not_found` for one that is over, `not_yours` for another player's
 */
export const deleteHourAlert = (ctx: Ctx<UserActor>, id: string): Promise<{ message: string }> =>
  ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const row = await tx.q
      .selectFrom('hour_alerts')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    if (row.user_id !== ctx.actor.id) throw new AppError('not_yours');
    await tx.q.deleteFrom('hour_alerts').where('id', '=', id).execute();
    return { message: 'Bu arama için artık haber vermeyeceğiz.' };
  });
