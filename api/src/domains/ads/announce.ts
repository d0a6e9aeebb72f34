import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';

/** After commit, tells everybody who looks at lists of ads that this ad was added or removed. */
export function announce(tx: Tx, ctx: AppContext, { type, city }: Pick<AdRow, 'type' | 'city'>): void {
  tx.afterCommit(() => ctx.bus.publish('requests', { event: 'requestsChanged', data: { type, city } }));
}
