import { type Lineup, type LineupCreate, lineupProblem } from 'mf-shared/contracts/lineups';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { countPlayers } from './queries.ts';
import { lineupViews } from './view.ts';

/**
 * Creates a lineup of the caller.
 * @throws `lineup_too_small` below 5 players or without a name
 * @throws `lineup_player_twice`, `lineup_position_full`
 * @throws `lineup_player_unknown` for somebody who is not a player
 */
export async function createLineup(
  ctx: Ctx<UserActor>,
  { name, players }: LineupCreate,
): Promise<{ lineup: Lineup }> {
  const problem = lineupProblem({ name, players });
  if (problem) throw new AppError(problem);
  const row = { id: newId(), user_id: ctx.actor.id, name, created_at: ctx.clock() };
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const { q } = tx;
    const ids = players.map((one) => one.player);
    if ((await countPlayers(q, ids, ctx.actor.id)) < ids.length) throw new AppError('lineup_player_unknown');
    await q.insertInto('lineups').values(row).execute();
    await q
      .insertInto('lineup_players')
      .values(
        players.map(({ player, position, x, y }, sort) => ({
          lineup_id: row.id,
          user_id: player,
          sort,
          position,
          x,
          y,
        })),
      )
      .execute();
    const [lineup] = await lineupViews(q, [row]);
    if (!lineup) throw new AppError('lineup_not_found');
    return { lineup };
  });
}
