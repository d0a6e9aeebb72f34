import { addDays, istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { purge } from '../../db/purge.ts';

const purgeOld = purge('notifications', 'created_at', 90 * DAY_MS);

/**
 * Deletes notifications that are 90 days old, and what was told on past days. Answers how many notifications it
 * deleted.
 */
export async function purgeNotices(ctx: AppContext): Promise<number> {
  // After midnight a fact of yesterday may still wait to be told again.
  await ctx.db.q
    .deleteFrom('told')
    .where('day', '<', addDays(istanbulDate(ctx.clock()), -1))
    .execute();
  return purgeOld(ctx);
}
