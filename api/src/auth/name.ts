import type { Queries } from '../db/database.ts';

/** Full name of a player, for the beginning of notices about them. */
export const nameOf = async (q: Queries, userId: string): Promise<string> => {
  const row = await q.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst();
  return row?.full_name ?? 'Bir oyuncu';
};

/** Name of a venue; undefined when there is none. */
export const venueNameOf = async (q: Queries, businessId: string): Promise<string | undefined> => {
  const row = await q
    .selectFrom('venues')
    .select('venue_name')
    .where('id', '=', businessId)
    .executeTakeFirst();
  return row?.venue_name;
};
