import type { Recommendations } from 'mf-shared/contracts/recommendations';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { showPlayer } from '../players/index.ts';
import { peopleOf } from './people.ts';
import { dismissedBy } from './player-queries.ts';
import { sideOf } from './side.ts';
import { suggestHours } from './suggest-hours.ts';
import { suggestOpponents } from './suggest-opponents.ts';
import { suggestPlayers } from './suggest-players.ts';

/** Recommendations for a player: free hours, opponents of about the same strength, players for an open position. */
export async function listRecommendations(ctx: Ctx<UserActor>): Promise<Recommendations> {
  const { q } = ctx.db;
  const user = await showPlayer(ctx, ctx.actor.id);
  const people = await peopleOf(q, user.id, ctx.clock());
  const hidden = await dismissedBy(q, user.id);
  const side = await sideOf(ctx, user);
  const { city } = user;
  return {
    hours: await suggestHours(ctx, { city, people, hidden: hidden.venue }),
    opponents: await suggestOpponents(ctx, { city, side, hidden: hidden.opponent }),
    players: await suggestPlayers(ctx, { user, side, people, hidden: hidden.player }),
  };
}
