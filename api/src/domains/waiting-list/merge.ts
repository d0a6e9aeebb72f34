import { cellsOf } from 'mf-shared/schedule';
import type { MergeRule } from '../../http/merge-rule.ts';
import { lockHeld } from '../occupancy/index.ts';
import { linesOfAccount } from './account-parts.ts';
import { isHeldByPlayer } from './holder.ts';
import { leave, leaveAllLines } from './leave.ts';
import { entriesOf, livingIds } from './queries.ts';

/** The account that ends leaves all lines, as with a deleted account: two places would be one too many. */
export const linesMerged: MergeRule = {
  part: 'waiting',
  columns: { waiting_entries: ['user_id'] },
  merge: async (tx, ctx, { from }) => {
    const living = await livingIds(tx.q, from);
    await leaveAllLines(tx, ctx, from);
    await linesOfAccount.player.forget(tx.q, from);
    return { moved: 0, dropped: living.length };
  },
};

/** Nobody waits for their own hour: the account that stays leaves the line for one that went over to it. */
export const ownLinesMerged: MergeRule = {
  columns: {},
  merge: async (tx, ctx, { to }) => {
    const now = ctx.clock();
    for (const row of await entriesOf(tx.q, to, now)) {
      const hour = { pitchId: row.pitch_id, cells: cellsOf(row.starts_at, row.ends_at), now };
      const held = await lockHeld(tx.q, ctx.db.engine, hour);
      if (await isHeldByPlayer(tx.q, held, to)) await leave(tx, ctx, row.id);
    }
    return { moved: 0, dropped: 0 };
  },
};
