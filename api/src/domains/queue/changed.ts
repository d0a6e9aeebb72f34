import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Tells the admins who watch, after the commit, that an item came or changed. */
export const queueChanged = (tx: Tx, { bus }: Pick<AppContext, 'bus'>, id: string): void =>
  tx.afterCommit(() => bus.publish('admins', { event: 'queueChanged', data: { id } }));
