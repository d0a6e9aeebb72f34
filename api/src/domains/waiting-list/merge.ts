import type { MergeRule } from '../../http/merge-rule.ts';
import { linesOfAccount } from './account-parts.ts';
import { leaveAllLines } from './leave.ts';
import { livingIds } from './queries.ts';

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
