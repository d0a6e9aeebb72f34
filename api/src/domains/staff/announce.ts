import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { StaffRow } from '../../db/schema/staff.ts';

/**
 * Says after the commit that somebody of a venue's staff joined, got another role or left: what that person's
 * connections may hear is looked at anew, and the venue's tabs can show it.
 */
export const announceStaff = (tx: Tx, { bus }: AppContext, row: Pick<StaffRow, 'id' | 'business_id'>): void =>
  tx.afterCommit(() =>
    bus.publish(`actor:${row.business_id}`, { event: 'staffChanged', data: { staffId: row.id } }),
  );
