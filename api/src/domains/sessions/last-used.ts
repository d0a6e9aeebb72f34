import type { Queries } from '../../db/database.ts';

const OWNERS = { business: 'venue_id', admin: 'user_id' } as const;

/**
 * When venues or admins (by id) last used the product in that role, as far as their sessions are kept; ISO texts by id.
 */
export async function lastUsed(
  q: Queries,
  role: keyof typeof OWNERS,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const owner = OWNERS[role];
  const rows = await q
    .selectFrom('sessions')
    .select((eb) => [`${owner} as id` as const, eb.fn.max('last_used_at').as('at')])
    .where(owner, 'in', ids)
    .where('role', '=', role)
    .groupBy(owner)
    .execute();
  return new Map(rows.map(({ id, at }) => [id ?? '', new Date(Number(at)).toISOString()]));
}
