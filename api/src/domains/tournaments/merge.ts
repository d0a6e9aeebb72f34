import { MAX_COMING_TOURNAMENTS } from 'mf-shared/contracts/tournaments';
import { istanbulDate } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import type { MergeRule, Pair } from '../../http/merge-rule.ts';
import { countComingOf } from './queries.ts';

/**
 * Tournaments and places go over. Who is in one with both accounts keeps one place. More coming tournaments than one
 * organizer may have refuse the merge: others have places in them, so a person chooses which one is called off.
 */
export const tournamentsMerged: MergeRule = {
  part: 'tournaments',
  columns: { tournaments: ['organizer_id'], tournament_participants: ['user_id'] },
  merge: async ({ q }, { clock }, { from, to }) => {
    await requireRoomOfBoth(q, { from, to }, istanbulDate(clock()));
    const twice = await q
      .deleteFrom('tournament_participants')
      .where('user_id', '=', from)
      .where('tournament_id', 'in', (eb) =>
        eb.selectFrom('tournament_participants').select('tournament_id').where('user_id', '=', to),
      )
      .executeTakeFirstOrThrow();
    const places = q.updateTable('tournament_participants').set({ user_id: to }).where('user_id', '=', from);
    const own = q.updateTable('tournaments').set({ organizer_id: to }).where('organizer_id', '=', from);
    const [one, two] = [await places.executeTakeFirstOrThrow(), await own.executeTakeFirstOrThrow()];
    return {
      moved: Number(one.numUpdatedRows + two.numUpdatedRows),
      dropped: Number(twice.numDeletedRows),
    };
  },
};

/** Checks that the two together organize no more coming tournaments than one player may. */
async function requireRoomOfBoth(q: Tx['q'], { from, to }: Pair, today: string): Promise<void> {
  const own = await countComingOf(q, from, today);
  const sum = own + (await countComingOf(q, to, today));
  if (own === 0 || sum <= MAX_COMING_TOURNAMENTS) return;
  throw new AppError('merge_impossible', {
    message: `İki hesabın yaklaşan ${sum} turnuvası var; bir oyuncunun en fazla ${MAX_COMING_TOURNAMENTS} olabilir. Önce fazla turnuvaları iptal edin ya da oynanmalarını bekleyin.`,
  });
}
