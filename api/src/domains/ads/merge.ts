import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import type { MergeRule } from '../../http/merge-rule.ts';
import { lineupsWithBoth } from '../lineups/index.ts';
import { notify } from '../notifications/index.ts';
import { adsOfAccount } from './account-parts.ts';
import { announce } from './announce.ts';
import { activeOf } from './queries.ts';

/**
 * Ads of the account that ends are deleted: one may have one ad at a time, and a few in a week. The ad of a lineup in
 * which both accounts stand ends too, since that team is one player short. The owner of each ad that ends is told; for an
 * ad of the account that ends, that is the account that stays. Runs before the lineups go over.
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
            .where('status', '=', sql.lit('active'))
            .where('lineup_id', 'in', lineups)
            .returningAll()
            .execute();
    const ended = [...(active ? [active] : []), ...short];
    for (const row of ended) announce(tx, ctx, row);
    if (active) await tellEnded(tx, ctx, { ...active, user_id: to }, MERGED);
    for (const row of short.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1)))
      await tellEnded(tx, ctx, row, SHORT);
    return { moved: 0, dropped: ended.length };
  },
};

const MERGED =
  'İki hesabınız birleştirildiği için öteki hesabınızdaki ilanınız yayından kalktı. Yeni bir ilan verebilirsiniz.';
const SHORT =
  'Kadronuzda iki hesabıyla yer alan bir oyuncunun hesapları birleştirildi. Kadronuz bir kişi eksildiği için ilanınız yayından kalktı; kadronuzu tamamlayıp yeni bir ilan verebilirsiniz.';

const tellEnded = (tx: Tx, ctx: AppContext, { id, user_id }: Pick<AdRow, 'id' | 'user_id'>, text: string) =>
  notify(tx, ctx, {
    to: { model: 'User', id: user_id },
    ...{ kind: 'ad_ended', text, link: '/requests/create', once: `ad-ended:${id}` },
  });
