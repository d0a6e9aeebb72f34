import { cardRating } from 'mf-shared/card';
import type { Lineup } from 'mf-shared/contracts/lineups';
import type { User } from 'mf-shared/contracts/users';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { listLineups } from '../lineups/index.ts';

/** A player's side in a match: the newest own lineup, else only the own card. */
export type Side = { lineup: Lineup | null; strength: number };

/** Mean rating of the cards, rounded. */
export const strengthOf = (players: readonly { rating: number }[]): number =>
  Math.round(players.reduce((sum, one) => sum + one.rating, 0) / Math.max(1, players.length));

/** The player's side as it is today. */
export async function sideOf(ctx: Ctx<UserActor>, user: User): Promise<Side> {
  const { rows: lineups } = await listLineups(ctx, user.id, { limit: 1 });
  const [lineup = null] = lineups;
  const alone = cardRating(user.fifaStats, user.position);
  return { lineup, strength: lineup ? strengthOf(lineup.players) : alone };
}
