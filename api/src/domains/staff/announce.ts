import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { StaffRow } from '../../db/schema/staff.ts';

/**
 * Announces after the commit that a member of staff joined, got another role or left. That person's connections check
 * anew what they may hear, and the venue's tabs can show it.
 */
export const announceStaff = (tx: Tx, { bus }: AppContext, row: Pick<StaffRow, 'id' | 'venue_id'>): void =>
  tx.afterCommit(() =>
    bus.publish(`actor:${row.venue_id}`, { event: 'staffChanged', data: { staffId: row.id } }),
  );
