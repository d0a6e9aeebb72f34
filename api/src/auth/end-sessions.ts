import type { AppContext } from '../context.ts';
import type { Tx } from '../db/database.ts';

/**
 * After the commit that ended tokens or sessions of an account, their connections get no more events. Connections of
 * other sessions go on. For a venue's staff `accountId` is the venue's id.
 */
export const endSessions = (tx: Tx, { bus }: Pick<AppContext, 'bus'>, accountId: string): void =>
  tx.afterCommit(() => bus.publish(`actor:${accountId}`, { event: 'sessionsEnded', data: {} }));
