import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Tells the admins who watch, after the commit, that an announcement came or changed. */
export const announcementChanged = (tx: Tx, { bus }: Pick<AppContext, 'bus'>, id: string): void =>
  tx.afterCommit(() => bus.publish('admins', { event: 'announcementChanged', data: { id } }));
