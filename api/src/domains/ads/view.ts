import { cardRating } from 'mf-shared/card';
import type { Ad } from 'mf-shared/contracts/ads';
import type { Queries } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { lineupsById } from '../lineups/index.ts';
import { userView } from '../players/index.ts';

/** Ads in the shape of the contract, with their posters and lineups as they are today. */
export async function listingViews(q: Queries, rows: readonly AdRow[]): Promise<Ad[]> {
  if (rows.length === 0) return [];
  const posterIds = [...new Set(rows.map((row) => row.user_id))];
  const posters = await q.selectFrom('users').selectAll().where('id', 'in', posterIds).execute();
  const users = new Map(posters.map((user) => [user.id, posterView(user)]));
  const lineups = await lineupsById(
    q,
    rows.flatMap((row) => row.lineup_id ?? []),
  );
  return rows.flatMap((row) => {
    const user = users.get(row.user_id);
    if (!user) return [];
    const lineup = row.lineup_id ? (lineups.get(row.lineup_id) ?? null) : null;
    return [{ ...listing(row), lineup, user }];
  });
}

const listing = (row: AdRow): Omit<Ad, 'lineup' | 'user'> => ({
  _id: row.id,
  id: row.id,
  type: row.type,
  location: { city: row.city },
  teamSize: row.team_size,
  lineupId: row.lineup_id,
  position: row.position as Ad['position'],
  positionNeeded: row.position_needed as Ad['positionNeeded'],
  description: row.description,
  createdAt: new Date(row.created_at).toISOString(),
  expiresAt: new Date(row.expires_at).toISOString(),
});

function posterView(row: UserRow): Ad['user'] {
  const { _id, id, fullName, photo, position, fifaStats } = userView(row, null);
  return { _id, id, fullName, photo, position, rating: cardRating(fifaStats, position) };
}
