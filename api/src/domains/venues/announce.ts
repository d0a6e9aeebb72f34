import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Says after the commit that an application came or was decided about, to the admins who look at them. */
export const pendingChanged = (tx: Tx, { bus }: Pick<AppContext, 'bus'>): void =>
  tx.afterCommit(() => bus.publish('admins', { event: 'pendingChanged', data: {} }));
