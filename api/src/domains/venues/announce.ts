import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Tells the admins who watch, after the commit, that an application came or was decided. */
export const pendingChanged = (tx: Tx, { bus }: Pick<AppContext, 'bus'>): void =>
  tx.afterCommit(() => bus.publish('admins', { event: 'pendingChanged', data: {} }));
