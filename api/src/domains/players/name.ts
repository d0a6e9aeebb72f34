import type { Queries } from '../../db/database.ts';

/** Full name of a player, as news about them begin. */
export const nameOf = async (q: Queries, userId: string): Promise<string> => {
  const row = await q.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst();
  return row?.full_name ?? 'Bir oyuncu';
};
