import type { Queries } from '../../db/database.ts';
import type { CellRow } from '../../db/schema/cells.ts';
import { hasReservation } from '../reservations/index.ts';
import { hasNight } from '../subscriptions/index.ts';

/** Whether a reservation or a weekly hour of the player holds one of the cells. */
export async function isHeldByPlayer(
  q: Queries,
  held: readonly Pick<CellRow, 'owner_kind' | 'owner_id'>[],
  userId: string,
): Promise<boolean> {
  const idsOf = (kind: CellRow['owner_kind']) =>
    held.filter((cell) => cell.owner_kind === kind).map((cell) => cell.owner_id);
  return (
    (await hasReservation(q, userId, idsOf('reservation'))) ||
    (await hasNight(q, userId, idsOf('subscription')))
  );
}
