import { cardRating } from 'mf-shared/card';
import type { Lineup, LineupPlayer } from 'mf-shared/contracts/lineups';
import type { Queries } from '../../db/database.ts';
import type { LineupRow } from '../../db/schema/lineups.ts';
import { playerView } from '../players/index.ts';
import { type PlacedRow, playersOf } from './queries.ts';

/** Lineups in the shape of the contract, each with its players as they are today. */
export async function lineupViews(q: Queries, rows: readonly LineupRow[]): Promise<Lineup[]> {
  const placed = await playersOf(
    q,
    rows.map((row) => row.id),
  );
  const byLineup = Map.groupBy(placed, (place) => place.lineup_id);
  return rows.map((row) => ({
    _id: row.id,
    id: row.id,
    name: row.name,
    user: row.user_id,
    players: (byLineup.get(row.id) ?? []).map(placedView),
    createdAt: new Date(row.created_at).toISOString(),
  }));
}

function placedView({ user, position, x, y }: PlacedRow): LineupPlayer {
  const { id, fullName, photo, fifaStats, position: own } = playerView(user);
  const place = { position: position as LineupPlayer['position'], x, y };
  return { player: id, fullName, photo, rating: cardRating(fifaStats, own), ...place };
}
