import type { AppContext } from '../context.ts';
import type { Tx } from '../db/database.ts';

/**
 * After the commit that ended tokens or sessions of an account, nothing more is told to connections that were made
 * with them; those of sessions that go on stay. `accountId` is the venue's for its people.
 */
export const endSessions = (tx: Tx, { bus }: Pick<AppContext, 'bus'>, accountId: string): void =>
  tx.afterCommit(() => bus.publish(`actor:${accountId}`, { event: 'sessionsEnded', data: {} }));
