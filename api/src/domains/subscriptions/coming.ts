import { playerContacts } from '../players/index.ts';
import { COMING, type FindComing, isComing } from '../venues/index.ts';

/** Held occurrences on a pitch that are not over at `now` (ms). */
export const comingWeeks: FindComing = async (q, pitchId, now, limit) => {
  const rows = await q
    .selectFrom('subscription_occurrences as b')
    .innerJoin(playerContacts(q), 'u.id', 'b.user_id')
    .select(COMING)
    .select(['b.user_id', 'u.full_name as name', 'u.phone'])
    .where(isComing(pitchId, now))
    .where('b.status', '=', 'held')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'subscription' }));
};
