import type { Queries } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';

/** Whether one of the cells is held by a reservation or a weekly hour of the player. */
export async function isHeldByPlayer(
  q: Queries,
  held: readonly Pick<CellRow, 'owner_kind' | 'owner_id'>[],
  userId: string,
): Promise<boolean> {
  const idsOf = (kind: CellRow['owner_kind']) =>
    held.filter((cell) => cell.owner_kind === kind).map((cell) => cell.owner_id);
  const own = async (table: 'reservations' | 'subscription_occurrences', ids: string[]) => {
    if (ids.length === 0) return false;
    const row = await q
      .selectFrom(table)
      .select('id')
      .where('id', 'in', ids)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  };
  return (
    (await own('reservations', idsOf('reservation'))) ||
    (await own('subscription_occurrences', idsOf('subscription')))
  );
}
