import { cardRating } from 'mf-shared/card';
import type { Ad } from 'mf-shared/contracts/ads';
import type { Queries } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import type { PublishedPlayerRow } from '../../db/schema/published.ts';
import { lineupsById } from '../lineups/index.ts';
import { playersById, playerView } from '../players/index.ts';

/** Ads in the shape of the contract, with their posters and lineups as they are today. */
export async function listingViews(q: Queries, rows: readonly AdRow[]): Promise<Ad[]> {
  if (rows.length === 0) return [];
  const posterIds = [...new Set(rows.map((row) => row.user_id))];
  const posters = await playersById(q, posterIds);
  const lineups = await lineupsById(
    q,
    rows.flatMap((row) => row.lineup_id ?? []),
  );
  return rows.flatMap((row) => {
    const poster = posters.get(row.user_id);
    if (!poster) return [];
    const lineup = row.lineup_id ? (lineups.get(row.lineup_id) ?? null) : null;
    return [{ ...listing(row), lineup, user: posterView(poster) }];
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

function posterView(row: PublishedPlayerRow): Ad['user'] {
  const { _id, id, fullName, photo, position, fifaStats } = playerView(row);
  return { _id, id, fullName, photo, position, rating: cardRating(fifaStats, position) };
}
