import type { Queries } from '../../db/database.ts';

/** Whether `ownerId` has unread messages from `partnerId`. */
export async function awaitsReading(q: Queries, ownerId: string, partnerId: string): Promise<boolean> {
  const row = await q
    .selectFrom('conversations')
    .select('unread')
    .where('owner_id', '=', ownerId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return Number(row?.unread ?? 0) > 0;
}
