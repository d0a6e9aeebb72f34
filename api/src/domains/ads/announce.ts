import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { RequestRow } from '../../db/schema/community.ts';

/** Tells everybody who looks at lists of ads, once it is durable, that this one came or went. */
export function announce(tx: Tx, ctx: AppContext, { type, city }: Pick<RequestRow, 'type' | 'city'>): void {
  tx.afterCommit(() => ctx.bus.publish('requests', { event: 'requestsChanged', data: { type, city } }));
}
