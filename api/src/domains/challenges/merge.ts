import { MAX_OPEN_CHALLENGES } from 'mf-shared/contracts/challenges';
import type { MergeRule } from '../../http/merge-rule.ts';
import { countChallengesOf } from './queries.ts';

/** Challenges go over, the newest first, as long as the account that stays may have more. The rest are deleted. */
export const challengesMerged: MergeRule = {
  part: 'challenges',
  columns: { challenges: ['creator_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const own = q.selectFrom('challenges').select('id').where('creator_id', '=', from);
    const ids = (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
    const room = Math.max(0, MAX_OPEN_CHALLENGES - (await countChallengesOf(q, to)));
    const moved = ids.slice(0, room);
    if (moved.length > 0)
      await q.updateTable('challenges').set({ creator_id: to }).where('id', 'in', moved).execute();
    await q.deleteFrom('challenges').where('creator_id', '=', from).execute();
    return { moved: moved.length, dropped: ids.length - moved.length };
  },
};
