import type { MergeRule } from '../../http/merge-rule.ts';
import { lineupsWithBoth } from '../lineups/index.ts';
import { adsOfAccount } from './account-parts.ts';
import { announce } from './announce.ts';
import { activeOf } from './queries.ts';

/**
 * Ads of the account that ends are deleted: one may have one ad at a time, and a few in a week. The ad of a lineup in
 * which both accounts stand ends too, since that team is one player short. Runs before the lineups go over.
 */
export const adsMerged: MergeRule = {
  part: 'ads',
  columns: { ads: ['user_id'] },
  merge: async (tx, ctx, { from, to }) => {
    const now = ctx.clock();
    const active = await activeOf(tx.q, from, now);
    await adsOfAccount.player.forget(tx.q, from);
    const lineups = await lineupsWithBoth(tx.q, from, to);
    const short =
      lineups.length === 0
        ? []
        : await tx.q
            .updateTable('ads')
            .set({ status: 'withdrawn', ended_at: now })
            .where('status', '=', 'active')
            .where('lineup_id', 'in', lineups)
            .returningAll()
            .execute();
    const ended = [...(active ? [active] : []), ...short];
    for (const row of ended) announce(tx, ctx, row);
    return { moved: 0, dropped: ended.length };
  },
};
